import { useEffect, useRef, useState, type RefObject } from 'react'
import { erasePerson, exportPerson, findPerson } from '../../calls/addresses.ts'
import type * as calls from '../../calls/desk-person-calls.ts'
import type { PersonKept } from '../../calls/desk-person-calls.ts'
import { useModal } from '../../ui/use-modal.ts'
import { useWords } from '../../words/use-words.ts'
import { useFormNames } from './form-names.ts'
import { address } from '../../routes.ts'
import { askDesk, DeskRefused, downloadFromDesk } from './ask-desk.ts'
import { inboxAddress } from './inbox-address.ts'
import { useMoment } from '../shell/use-moment.ts'

const exportedFile = 'person.zip'

type Kept = { email: string; kept: PersonKept }

/** Finds, hands out or erases everything of one person, by e-mail address. */
export function PersonData() {
  const words = useWords().inbox
  const root = useRef<HTMLDivElement>(null)
  const { found, said, problem, setProblem, busy, find, save, erase } = usePersonWork(root)
  const [asking, setAsking] = useState(false)
  useEffect(() => void root.current?.setAttribute('data-alive', ''), [])

  function answer(again: string) {
    setAsking(false)
    if (found) void erase(found, again)
  }

  return (
    <div className="inbox inbox-person" ref={root}>
      <a href={address.inbox}>{words.case.back}</a>
      <h1>{words.person.title}</h1>
      <p>{words.person.intro}</p>
      <noscript>
        <p className="inbox-problem">{words.person.needsScript}</p>
      </noscript>
      <form
        className="needs-script"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
          if (email.length < 3) return setProblem(words.person.needEmail)
          void find(email)
        }}
      >
        <label className="label">
          {words.person.email}
          <input className="input" name="email" type="email" maxLength={320} autoComplete="off" />
        </label>
        <button className="btn btn-small btn-clay" disabled={busy}>
          {words.person.find}
        </button>
      </form>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div aria-live="polite">{said && <p className="case-said">{said}</p>}</div>
      {found && <Found found={found} busy={busy} save={() => void save(found)} ask={() => setAsking(true)} />}
      {found && asking && <Sure email={found.email} yes={answer} no={() => setAsking(false)} />}
    </div>
  )
}

/** Finds, exports and erases what is kept of one person, one at a time, and says how it went. */
function usePersonWork(root: RefObject<HTMLElement | null>) {
  const words = useWords().inbox
  const [found, setFound] = useState<Kept | null>(null)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const presser = useRef<Element | null>(null)

  // A button that rests while its work is done, or goes with it, takes the focus along.
  useEffect(() => {
    const was = presser.current
    if (busy || !(was instanceof HTMLElement) || document.activeElement !== document.body) return
    const next = was.isConnected ? was : root.current?.querySelector<HTMLElement>('input[name=email]')
    next?.focus({ preventScroll: true })
  }, [root, busy])

  async function run(work: () => Promise<void>) {
    presser.current = document.activeElement
    setBusy(true)
    setProblem('')
    setSaid('')
    try {
      await work()
    } catch (error) {
      setProblem((error instanceof DeskRefused && error.message) || words.said.failed)
    } finally {
      setBusy(false)
    }
  }

  const find = (email: string) =>
    run(async () => {
      setFound(null)
      setFound({ email, kept: await askDesk<typeof calls.findPerson>(findPerson, { email }) })
    })

  const save = ({ email }: Kept) =>
    run(async () => {
      const zip = await downloadFromDesk(exportPerson, { email })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(zip)
      link.download = exportedFile
      link.click()
      URL.revokeObjectURL(link.href)
      setSaid(words.person.exported(exportedFile))
    })

  const erase = ({ email, kept }: Kept, again: string) =>
    run(async () => {
      const { erased, held } = await askDesk<typeof calls.erasePerson>(erasePerson, { email, again, ticket: kept.ticket })
      setFound(null)
      setSaid([words.person.erased(erased), ...(held.length > 0 ? [words.person.kept(held.join(', '))] : [])].join(' '))
    })

  return { found, said, problem, setProblem, busy, find, save, erase }
}

function Found({ found: { kept }, busy, save, ask }: { found: Kept; busy: boolean; save(): void; ask(): void }) {
  const words = useWords().inbox
  const formNames = useFormNames()
  const moment = useMoment()
  const { cases, mails, drafts, held } = kept.counts
  if (cases + mails + drafts === 0) return <p aria-live="polite">{words.person.nothing}</p>
  return (
    <section className="case-part" aria-live="polite">
      <p>{words.person.found(kept.counts)}</p>
      {held > 0 && <p>{words.person.held(held)}</p>}
      <ul className="case-others">
        {kept.cases.map((each) => (
          <li key={each.id}>
            <a href={inboxAddress({}, each.id)}>
              {formNames[each.form] ?? each.form} {each.reference}
            </a>{' '}
            <span className="fine">
              {moment(each.receivedAt)}, {words.states[each.state]}
              {each.held && `, ${words.list.held}`}
            </span>
          </li>
        ))}
      </ul>
      <div className="inbox-row">
        <button type="button" className="btn btn-small btn-line" disabled={busy} onClick={save}>
          {words.person.export}
        </button>
        <button type="button" className="btn btn-small inbox-danger" disabled={busy} onClick={ask}>
          {words.person.erase}
        </button>
      </div>
    </section>
  )
}

/** Asks a second time; the address is typed once more, so that no slip of a hand erases somebody. */
function Sure({ email, yes, no }: { email: string; yes(again: string): void; no(): void }) {
  const words = useWords().inbox.person
  const [again, setAgain] = useState('')
  const [problem, setProblem] = useState('')
  const dialog = useModal()
  return (
    <dialog className="inbox-dialog" ref={dialog} role="alertdialog" aria-labelledby="sure-title" aria-describedby="sure-text" onClose={no}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (again.trim().toLowerCase() !== email.toLowerCase()) return setProblem(words.differs)
          yes(again)
        }}
      >
        <h2 id="sure-title">{words.sure}</h2>
        <p id="sure-text">{words.sureText}</p>
        <p>
          <b>{email}</b>
        </p>
        <label className="label">
          {words.again}
          <input className="input" value={again} maxLength={320} autoComplete="off" onChange={({ target }) => setAgain(target.value)} />
        </label>
        <p className="problem" role="alert">
          {problem}
        </p>
        <div className="inbox-row">
          <button type="button" className="btn btn-small btn-line" onClick={() => dialog.current?.close()}>
            {words.no}
          </button>
          <button className="btn btn-small inbox-danger">{words.yes}</button>
        </div>
      </form>
    </dialog>
  )
}
