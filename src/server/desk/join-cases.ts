import { and, eq, inArray, or } from 'drizzle-orm'
import { submissions as t } from '../db/tables/forms.ts'
import { foldEmail } from '../forms/search-terms.ts'
import { refused } from '../http/errors.ts'
import { openSent, type CaseRow } from './case-row.ts'
import { lockInOrder, lockJoined, writeChange } from './change-case.ts'
import type { DeskNeeds } from './desk-needs.ts'
import { noSuchCase, visibleTo, type DeskScope } from './desk-scope.ts'
import { reopen } from './work-on-case.ts'

/** Two cases of one person become one piece of work, and two again. */
export function createJoining({ db, sealing, now, promise, keepUntil }: DeskNeeds) {
  async function join(id: number, to: number, scope: DeskScope): Promise<void> {
    if (id === to) throw refused('invalid', { message: 'A case cannot be joined to itself.' })
    await db.transaction(async (tx) => {
      const rows = await lockInOrder(tx, and(or(inArray(t.id, [id, to]), inArray(t.joinedTo, [id, to])), visibleTo(scope)))
      const [row, root] = [rows.find((each) => each.id === id), rows.find((each) => each.id === to)]
      if (!row || !root) throw noSuchCase()
      if (row.joinedTo === root.id) return
      // Whoever was put aside was told nothing, and would come back unseen with the other.
      if (row.state === 'spam' || root.state === 'spam')
        throw refused('invalid', { message: 'Restore both cases from spam before you join them.' })
      if (root.joinedTo !== null) throw refused('invalid', { message: 'That case is joined to another one already.' })
      const emails = [row, root].map((each) => foldEmail(openSent(sealing, each)?.sender.email ?? ''))
      if (!emails[0] || emails[0] !== emails[1])
        throw refused('invalid', { message: 'Only cases of the same e-mail address can be joined.' })
      // One who may see only one of them could otherwise end the other.
      if (row.agentKey !== root.agentKey) throw refused('invalid', { message: 'These cases were sent to different agents.' })
      const at = now()
      await tx.update(t).set({ joinedTo: root.id }).where(eq(t.joinedTo, row.id))
      await writeChange(tx, { row, scope, at, set: { joinedTo: root.id }, event: 'joined', about: root.reference })
      const set = isWaiting(row) && isWaiting(root) ? longestWait(row, root) : {}
      await writeChange(tx, { row: root, scope, at, set, event: 'joined', about: row.reference })
      if (row.held !== root.held) await writeChange(tx, { row: root, scope, at, set: { held: true }, event: 'held', withJoined: true })
      // Who waits goes on waiting: a case that is done would hide them.
      const again = isWaiting(row) ? reopen(root, at, { promise, keepUntil }) : undefined
      if (!again) return
      const { state, assignedTo, assignedName, promisedAt } = row
      const asItWas = { state, assignedTo, assignedName, promisedAt, waitingSince: row.waitingSince ?? at }
      await writeChange(tx, { row: root, scope, at, ...again, set: { ...again.set, ...asItWas } })
    })
  }

  async function part(id: number, scope: DeskScope): Promise<void> {
    await db.transaction(async (tx) => {
      const { row, root } = await lockJoined(tx, id, visibleTo(scope))
      if (row.joinedTo === null) return
      const at = now()
      await writeChange(tx, { row, scope, at, set: { joinedTo: null }, event: 'parted', about: root.reference })
      await writeChange(tx, { row: root, scope, at, event: 'parted', about: row.reference })
    })
  }

  return { join, part }
}

const isWaiting = ({ state }: CaseRow) => state === 'new' || state === 'assigned'

/** Of two that wait as one: who was promised an answer first is not put behind what was sent later. */
function longestWait(...rows: [CaseRow, CaseRow]): Pick<CaseRow, 'waitingSince' | 'promisedAt'> {
  const earliest = (times: readonly Date[]) => new Date(Math.min(...times.map(Number)))
  const since = rows.flatMap(({ waitingSince }) => waitingSince ?? [])
  return {
    promisedAt: earliest(rows.map(({ promisedAt }) => promisedAt)),
    waitingSince: since.length > 0 ? earliest(since) : null,
  }
}
