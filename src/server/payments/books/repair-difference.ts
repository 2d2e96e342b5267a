import type { BookDifference } from '../../../nouns/payments/book-difference.ts'
import type { Db } from '../../db/database.ts'
import type { Sealing } from '../../sealing/create-sealing.ts'
import type { Tenants } from '../../tenants.ts'
import { requireCharge } from './autopay-charges.ts'
import type { BookEntries, Difference } from './find-differences.ts'
import { learnTold } from './learn-told.ts'
import type { Ledger } from './payment-ledger.ts'
import { findById } from './payment-rows.ts'
import { toldBy } from './told-by.ts'

/** True where it is repaired already; what is only on its way is seen to be right by the next comparison. */
export type RepairDifference = (difference: Difference, entries: BookEntries | undefined) => Promise<boolean>

type Needs = {
  db: Db
  sealing: Sealing
  tenants: Tenants
  now: () => Date
  ledger: Ledger
  tellSoon(tx: Db, payment: number): Promise<void>
}

/** Repairs what can be repaired without anybody deciding: what the provider took is learnt, and billing is told again, which counts once. */
export function createRepairing({ db, sealing, tenants, now, ledger, tellSoon }: Needs): RepairDifference {
  const tellAgain: BookDifference[] = ['posted and not there', 'return not posted']

  return async function repair({ what }, entries) {
    const ours = entries?.ours
    if (!ours) return false
    if (what === 'taken and not known' && ours.operation === 'autopay') return learnCharges(entries, ours.id)
    if (what === 'taken and not known' || what === 'returned and not known') {
      const learnt = await learn(entries, ours.id)
      return what === 'taken and not known' ? learnt?.state === 'paid' : learnt?.settlement === 'returned'
    }
    if (what === 'taken and not posted') await db.transaction((tx) => tellSoon(tx, ours.id))
    if (tellAgain.includes(what))
      await ledger.record(ours.id, () => ({ events: [{ what: 'released', source: 'us', detail: { why: what } }] }))
    return false
  }

  async function learnCharges({ theirs }: BookEntries, id: number): Promise<boolean> {
    const enrolment = await findById(db, id)
    if (!enrolment) return false
    let all = true
    for (const taken of theirs) {
      const learnt = await db.transaction(async (tx) => {
        const { id: charge } = await requireCharge(tx, enrolment, taken.transaction, { sealing, tenants, now })
        return ledger.record(charge, (learning) => ({ events: toldBy(taken).flatMap((told) => learnTold(learning, told).events) }), tx)
      })
      // One that cannot be, such as of no amount, is for a person.
      if (taken.state === 'paid' && learnt?.state !== 'paid') all = false
    }
    return all
  }

  function learn({ theirs }: BookEntries, id: number) {
    const [taken] = theirs.filter(({ state }) => state === 'paid')
    return ledger.record(id, (learning) => ({ events: toldBy(taken).flatMap((told) => learnTold(learning, told).events) }))
  }
}
