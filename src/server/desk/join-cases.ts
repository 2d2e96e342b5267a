import { eq, inArray } from 'drizzle-orm'
import { submissions as t } from '../db/schema.ts'
import { foldEmail } from '../forms/search-terms.ts'
import { refused } from '../http/errors.ts'
import { openSent } from './case-row.ts'
import { lockCase, writeChange } from './change-case.ts'
import type { DeskNeeds } from './desk-needs.ts'
import type { DeskScope } from './desk-scope.ts'

/** Two cases of one person become one piece of work, and two again. */
export function createJoining({ db, sealing, now }: DeskNeeds) {
  async function join(id: number, to: number, scope: DeskScope): Promise<void> {
    if (id === to) throw refused('invalid', { message: 'A case cannot be joined to itself.' })
    await db.transaction(async (tx) => {
      // In one order whoever joins what, so that two who join the same two never wait for each other.
      const [first, second] = [await lockCase(tx, Math.min(id, to), scope), await lockCase(tx, Math.max(id, to), scope)]
      const [row, root] = id < to ? [first, second] : [second, first]
      if (row.joinedTo === root.id) return
      if (root.joinedTo !== null) throw refused('invalid', { message: 'That case is joined to another one already.' })
      const emails = [row, root].map((each) => foldEmail(openSent(sealing, each)?.sender.email ?? ''))
      if (!emails[0] || emails[0] !== emails[1])
        throw refused('invalid', { message: 'Only cases of the same e-mail address can be joined.' })
      // One who may see only one of them could otherwise end the other.
      if (row.agentKey !== root.agentKey) throw refused('invalid', { message: 'These cases were sent to different agents.' })
      const at = now()
      await tx.update(t).set({ joinedTo: root.id }).where(eq(t.joinedTo, row.id))
      await writeChange(tx, { row, scope, at, set: { joinedTo: root.id }, event: 'joined', about: root.reference })
      await writeChange(tx, { row: root, scope, at, event: 'joined', about: row.reference })
    })
  }

  async function part(id: number, scope: DeskScope): Promise<void> {
    await db.transaction(async (tx) => {
      const row = await lockCase(tx, id, scope)
      if (row.joinedTo === null) return
      const at = now()
      const [root] = await tx
        .select()
        .from(t)
        .where(inArray(t.id, [row.joinedTo]))
        .for('update')
      await writeChange(tx, { row, scope, at, set: { joinedTo: null }, event: 'parted', about: root?.reference })
      if (root) await writeChange(tx, { row: root, scope, at, event: 'parted', about: row.reference })
    })
  }

  return { join, part }
}
