import type { Db } from '../../db/database.ts'
import type { Sealing } from '../../sealing/create-sealing.ts'
import type { Tenants } from '../../tenants.ts'
import { whyNotCalledOff, type CallOff } from './call-off.ts'
import { whyUnchanged } from './change-words.ts'
import type { Ledger } from '../books/payment-ledger.ts'
import { findByReference, openBox, type PaymentRow } from '../books/payment-rows.ts'
import type { NotOpened } from '../payments.ts'

type Needs = {
  db: Db
  sealing: Sealing
  now: () => Date
  tenants: Tenants
  ledger: Ledger
  callOff: CallOff
  /** In the transaction in which the change begins: somebody sees to it, whoever dies over it. */
  followSoon(tx: Db, changed: number): Promise<void>
}

/**
 * Before a key is given out for a payment that takes the place of another one, that one is called off, by the payment company's own
 * word: so there is no moment at which both could be taken (docs/decisions/0055). Undefined where that is so, or where it changes
 * nothing; else why no key is given out.
 */
export function createCallingOffForChange({ db, sealing, now, tenants, ledger, callOff, followSoon }: Needs) {
  return async function callOffForChange(row: PaymentRow): Promise<NotOpened | undefined> {
    const { changes } = openBox(sealing, row)
    if (!changes) return undefined
    const tenant = tenants.find(row.tenant)
    const changed = await findByReference(db, row.tenant, changes.reference)
    if (!tenant || !changed) throw new Error('what a payment takes the place of was there and is gone')
    if (changed.state === 'cancelled') return undefined
    const why = whyNotCalledOff(tenant, changed, now())
    if (why) return whyUnchanged[why]
    await db.transaction(async (tx) => {
      // The payment is locked before the job, as wherever the ledger asks for work.
      await ledger.record(
        changed.id,
        ({ known, events }) => {
          const noted = events.some(({ what, detail }) => what === 'change begun' && detail.to === row.reference)
          if (known.state !== 'scheduled' || noted) return undefined
          return { events: [{ what: 'change begun', source: 'us', detail: { to: row.reference } }] }
        },
        tx,
      )
      await followSoon(tx, changed.id)
    })
    const end = await callOff(tenant, changed)
    if (typeof end === 'string') return whyUnchanged[end]
    if (end.state === 'cancelled') return undefined
    return whyUnchanged[whyNotCalledOff(tenant, end, now()) ?? 'down']
  }
}
