import type { BookDifference } from '../../nouns/payments/book-difference.ts'
import type { Db } from '../db/database.ts'
import type { BookEntries, Difference } from './find-differences.ts'
import { learnTold } from './learn-told.ts'
import type { Ledger } from './payment-ledger.ts'
import { toldBy } from './told-by.ts'

/** True where it is mended already; what is only on its way is seen to be right by the next comparison. */
export type MendDifference = (difference: Difference, entries: BookEntries | undefined) => Promise<boolean>

type Needs = { db: Db; ledger: Ledger; tellSoon(tx: Db, payment: number): Promise<void> }

/** Mends what can be mended without anybody deciding: what the provider took is learnt, and billing is told again, which counts once. */
export function createMending({ db, ledger, tellSoon }: Needs): MendDifference {
  const tellAgain: BookDifference[] = ['posted and not there', 'return not posted']

  return async function mend({ what }, entries) {
    const ours = entries?.ours
    if (!ours) return false
    if (what === 'taken and not known' || what === 'returned and not known') {
      const learnt = await learn(entries, ours.id)
      return what === 'taken and not known' ? learnt?.state === 'paid' : learnt?.settlement === 'returned'
    }
    if (what === 'taken and not posted') await db.transaction((tx) => tellSoon(tx, ours.id))
    if (tellAgain.includes(what))
      await ledger.record(ours.id, () => ({ events: [{ what: 'released', source: 'us', detail: { why: what } }] }))
    return false
  }

  function learn({ theirs }: BookEntries, id: number) {
    const [taken] = theirs.filter(({ state }) => state === 'paid')
    return ledger.record(id, (learning) => ({ events: toldBy(taken).flatMap((told) => learnTold(learning, told).events) }))
  }
}
