import { formatCents } from '../../nouns/payments/cents.ts'
import type { PendingLine } from '../../nouns/payments/my-account.ts'
import { paymentAddress } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { AskedFirst } from './asked-first.tsx'
import type { Say } from './days.ts'
import { WishForm } from './wish-form.tsx'

type Props = { id: string; pending: readonly PendingLine[]; say: Say }

/** What is set for a day, with the hour until which it can be called off; what nobody knows yet; what failed. */
export function PendingPayments({ id, pending, say }: Props) {
  const words = useWords().customerLanding.pending
  if (pending.length === 0) return null
  return (
    <section className="mine-pending" aria-labelledby={`pending-${id}`}>
      <h3 id={`pending-${id}`}>{pending.every(({ state }) => state === 'failed') ? words.lastTry : words.title}</h3>
      <ul>
        {pending.map((line) => (
          <li key={line.reference} className={`mine-pending-${line.state}`}>
            <p>
              <b>{nameOf(line)}</b> <span className="fine num">{line.reference}</span>
            </p>
            {line.state === 'scheduled' && <Scheduled id={id} line={line} say={say} />}
            {line.state === 'failed' && <p className="small">{words.failedWords}</p>}
            {(line.state === 'unknown' || line.state === 'completed') && <p className="small">{words.askingWords}</p>}
            <a href={paymentAddress(line.code)}>{words.look}</a>
          </li>
        ))}
      </ul>
    </section>
  )

  function nameOf({ state, cents, at }: PendingLine): string {
    if (state === 'scheduled' && cents !== null && at) return words.scheduled(formatCents(cents), say.dayOf(at))
    return state === 'failed' ? words.failed : words.asking
  }
}

function Scheduled({ id, line: { reference, cancelUntil }, say }: { id: string; line: PendingLine; say: Say }) {
  const words = useWords().customerLanding.pending
  if (!cancelUntil) return <p className="small">{words.tooLate}</p>
  return (
    <>
      <p className="small">{words.until(say.moment(cancelUntil))}</p>
      <AskedFirst open={words.cancel} sure={`${words.sure} ${words.another}`}>
        <WishForm wish="cancel" of={id} also={{ reference }}>
          <button className="btn btn-line btn-small">{words.confirm}</button>
        </WishForm>
      </AskedFirst>
    </>
  )
}
