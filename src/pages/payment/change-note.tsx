import { dateFormat } from '../../nouns/date-format.ts'
import { formatCents } from '../../nouns/payments/cents.ts'
import type { ChangedPayment } from '../../nouns/payments/shown-payment.ts'
import { useWords } from '../../words/use-words.ts'
import { useShell } from '../shell/shell-data.ts'
import type { Shown } from './shown-state.ts'

/** Of a payment that takes the place of another one: what stands by now. */
export function ChangeNote({ changes, shown }: { changes: ChangedPayment; shown: Shown }) {
  const words = useWords().pay.payment.changes
  const { language, timeZone } = useShell().tenant
  const day = dateFormat(language, { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(changes.at))
  const said = [formatCents(changes.cents), day] as const
  const calledOff = changes.state === 'cancelled'
  const note = noteOf()
  return note && <p className={calledOff && isOver(shown) ? 'payment-change payment-change-left' : 'payment-change'}>{note}</p>

  function noteOf(): string | null {
    if (calledOff && isOver(shown)) return words.nothingSet(words.was(...said))
    if (calledOff && shown === 'down') return words.waits(words.was(...said))
    if (calledOff) return (shown === 'open' ? words.notYet : words.takesPlace)(words.was(...said))
    if (changes.state === 'unknown') return words.doubt(words.was(...said))
    if (changes.state !== 'scheduled') return null
    if (shown === 'down') return words.doubt(words.was(...said))
    return shown === 'open' ? words.opens(words.was(...said)) : words.stands(words.Was(...said))
  }
}

const isOver = (shown: Shown) => shown === 'declined' || shown === 'cancelled' || shown === 'expired'
