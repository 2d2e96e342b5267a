import { cancelUntil } from '../../../nouns/payments/cancel-until.ts'
import { refused, type Refused } from '../../http/errors.ts'
import type { Warn } from '../../http/warn.ts'
import type { TenantSettings } from '../../tenants.ts'
import type { Ledger } from '../books/payment-ledger.ts'
import { ProviderDown, ProviderRefused, type PaymentProvider } from '../provider/payment-provider.ts'
import type { PaymentRow } from '../books/payment-rows.ts'

/** Why a payment that is set for a day was not called off. 'unknown': the company knows of none, so it may be taken yet. 'down': it does not answer, so nobody knows. */
export type NotCalledOff = 'not scheduled' | 'too late' | 'unknown' | 'down'

export type CallOff = ReturnType<typeof createCallingOff>

type Needs = {
  now: () => Date
  warn: Warn
  provider: Pick<PaymentProvider, 'cancelScheduled'>
  ledger: Ledger
  /** As it stands once the company was asked, or as it stood where it does not answer. */
  askOrWait(row: PaymentRow): Promise<PaymentRow>
}

/** Calls off what is set for a day, up to its hour; nothing counts as called off that the payment company has not called off. */
export function createCallingOff({ now, warn, provider, ledger, askOrWait }: Needs) {
  return async function callOff(tenant: TenantSettings, row: PaymentRow): Promise<PaymentRow | NotCalledOff> {
    if (row.state === 'cancelled') return row
    const why = whyNotCalledOff(tenant, row, now())
    if (why) return why
    const end = await cancelAtProvider(row)
    if (end === 'down') return end
    if (end !== 'cancelled') {
      // It may have been called off before, though nobody heard of it. Nothing is called off that might still be taken.
      const found = await askOrWait(row)
      if (found.state === 'cancelled') return found
      return end === 'none' || found.state === 'unknown' ? 'unknown' : 'too late'
    }
    const told = { transaction: row.transaction ?? '', on: now().toISOString() }
    const changed = await ledger.record(row.id, ({ known }) =>
      // In doubt meanwhile, the company's word ends the doubt.
      known.state === 'scheduled' || known.state === 'unknown'
        ? { events: [{ what: 'cancelled', source: 'provider', detail: told }] }
        : undefined,
    )
    return changed ?? row
  }

  async function cancelAtProvider({ reference }: PaymentRow) {
    try {
      return await provider.cancelScheduled(reference)
    } catch (error) {
      // A refusal is no word that it was called off, nor that it was not.
      if (!(error instanceof ProviderDown) && !(error instanceof ProviderRefused)) throw error
      warn({ reference, err: error }, 'the payment provider calls nothing off')
      return 'down'
    }
  }
}

/** Before anybody is asked. */
export function whyNotCalledOff(
  { timeZone }: Pick<TenantSettings, 'timeZone'>,
  { state, paidAt }: PaymentRow,
  now: Date,
): NotCalledOff | undefined {
  // Of what may be taken yet, or was, nobody is told that it is gone: they would set another one beside it.
  if (state === 'unknown' || state === 'completed') return 'unknown'
  if (state === 'paid') return 'too late'
  if (state !== 'scheduled' || paidAt === null) return 'not scheduled'
  return cancelUntil(paidAt, timeZone) <= now ? 'too late' : undefined
}

/** The refusal that says why nothing was called off: `unavailable` where nobody answers, else `conflict`. */
export const refuseCallingOff = (why: NotCalledOff): Refused =>
  refused(why === 'down' ? 'unavailable' : 'conflict', { message: ({ callOff }) => callOff[why] })
