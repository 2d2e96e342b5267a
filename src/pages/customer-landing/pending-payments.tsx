import { formatCents } from '../../nouns/payments/cents.ts'
import type { PendingLine } from '../../nouns/payments/my-account.ts'
import { paymentAddress } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { accountTitle } from './account-title.ts'
import type { Say } from './days.ts'
import { ScheduledPayment } from './scheduled-payment.tsx'
import { WishForm } from './wish-form.tsx'

type Props = {
  id: string
  pending: readonly PendingLine[]
  say: Say
  /** What is due as it is shown, and the key of a day chosen anew; null where none may be chosen. */
  least: number | null
  wish: string | null
}

/** What is set for a day, with the hour until which it can be changed or called off; what nobody knows yet; what failed. */
export function PendingPayments({ id, pending, say, least, wish }: Props) {
  const words = useWords().customerLanding.pending
  if (pending.length === 0) return null
  return (
    <section className="mine-pending" aria-labelledby={`pending-${id} ${accountTitle(id)}`}>
      <h3 id={`pending-${id}`}>{titleOf(pending.map(({ state }) => state))}</h3>
      <ul>
        {pending.map((line) => (
          <li key={line.reference} className={`mine-pending-${line.state}`}>
            <p>
              <b>{nameOf(line)}</b> <span className="fine num">{line.reference}</span>
            </p>
            {line.state === 'scheduled' && <ScheduledPayment id={id} line={line} least={least} say={say} />}
            {line.state === 'failed' && <p className="small">{words.failedWords}</p>}
            {(line.state === 'unknown' || line.state === 'completed') && <p className="small">{words.askingWords}</p>}
            {line.state === 'left' && <p className="small">{words.leftWords}</p>}
            {line.state === 'left' && !line.open && wish !== null && least !== null && (
              <WishForm wish="schedule" of={id} also={{ least: String(least), key: wish }}>
                <button className="btn btn-clay btn-small">{words.leftAnew}</button>
              </WishForm>
            )}
            {line.state === 'left' && line.open && (
              <a className="btn btn-clay btn-small" href={paymentAddress(line.code)}>
                {words.leftOpen}
              </a>
            )}
            {line.state !== 'left' && <a href={paymentAddress(line.code)}>{words.look}</a>}
          </li>
        ))}
      </ul>
    </section>
  )

  function titleOf(states: readonly PendingLine['state'][]): string {
    if (states.every((state) => state === 'failed')) return words.lastTry
    return states.every((state) => state === 'failed' || state === 'left') ? words.notSet : words.title
  }

  function nameOf({ state, cents, at }: PendingLine): string {
    if (state === 'scheduled' && cents !== null && at) return words.scheduled(formatCents(cents), say.dayOf(at))
    if (state === 'left' && cents !== null && at) return words.left(formatCents(cents), say.dayOf(at))
    return state === 'failed' ? words.failed : words.asking
  }
}
