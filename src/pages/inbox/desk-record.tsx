import type { RecordLine } from '../../calls/desk-record-calls.ts'
import type { CaseMail } from '../../calls/desk-shapes.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { inboxAddress, recordAddress } from './inbox-address.ts'
import { ListedMail } from './listed-mail.tsx'
import { useMoment } from '../shell/use-moment.ts'

interface ShownRecord {
  lines: RecordLine[]
  next: number | null
  mails: CaseMail[]
}

/** For admins: who did what at the desk, and the mails that belong to no case. */
export function DeskRecord({ record: { lines, next, mails } }: { record: ShownRecord }) {
  const words = useWords().inbox
  const moment = useMoment()
  return (
    <div className="inbox inbox-person">
      <a href={address.inbox}>{words.case.back}</a>
      <h1>{words.record.title}</h1>
      <section className="case-part" aria-labelledby="record-lines">
        <h2 id="record-lines">{words.record.lines}</h2>
        <p className="fine">{words.record.intro}</p>
        {lines.length === 0 && <p>{words.record.noLines}</p>}
        <ol className="inbox-record">
          {lines.map(({ id, at, name, what, reference, detail }) => (
            <li key={id}>
              <span className="fine">{moment(at)}</span> <b>{name || words.record.nobody}</b>{' '}
              {(words.record.what as Partial<Record<string, string>>)[what] ?? what}{' '}
              {reference && <a href={`${inboxAddress({})}?case=${encodeURIComponent(reference)}`}>{reference}</a>}{' '}
              <span className="fine">{wordsOf(detail)}</span>
            </li>
          ))}
        </ol>
        {next !== null && <a href={`${recordAddress}&before=${next}`}>{words.record.older}</a>}
      </section>
      <section className="case-part" aria-labelledby="record-mails">
        <h2 id="record-mails">{words.record.mails}</h2>
        {mails.length === 0 && <p>{words.record.noMails}</p>}
        <ol className="case-mails">
          {mails.map((mail) => (
            <ListedMail key={mail.id} mail={mail} />
          ))}
        </ol>
      </section>
    </div>
  )
}

/** Numbers and words of the code: "cases 2, files 1"; of what was purged also how many of which form. */
const wordsOf = (detail: Record<string, unknown>): string =>
  Object.entries(detail)
    .flatMap(([name, value]) => (typeof value === 'object' && value !== null ? Object.entries(value) : [[name, value] as const]))
    .filter(([, value]) => ['string', 'number'].includes(typeof value) && value !== '')
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')
