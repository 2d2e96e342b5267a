import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { excluded } from '../db/excluded.ts'
import { refused } from '../http/errors.ts'
import { submissionEvents, submissionReaders } from '../db/tables/desk.ts'
import { submissions as t } from '../db/tables/forms.ts'
import { tellDesk } from '../forms/tell-desk.ts'
import type { CaseRow } from './case-row.ts'
import { noSuchCase, visibleTo, type DeskScope } from './desk-scope.ts'

/** What a change makes of a case: of its row, and of the story told beside it. */
export interface CaseChange {
  set?: Partial<CaseRow>
  /** A word of the code: 'assigned'. */
  event: string
  /** A name or a reference it is about. */
  about?: string
  /** True where the cases joined to it change with it. */
  withJoined?: boolean
}

/** Judges the locked row and says what changes; nothing, where it is so already. */
export type Decide = (tx: Db, row: CaseRow) => Promise<CaseChange | undefined> | CaseChange | undefined

type Needs = { db: Db; now: () => Date }

/**
 * How every change of a case is made: one transaction, a revision more, a line in its story, and word to the desk. What is joined is
 * one piece of work, so that the case changes it was joined to; `alone` where something is said of this very one.
 */
export function createCaseChanges({ db, now }: Needs) {
  return async function change(id: number, scope: DeskScope, decide: Decide, { alone = false } = {}): Promise<void> {
    await db.transaction(async (tx) => {
      const row = alone ? await lockCase(tx, id, scope) : (await lockJoined(tx, id, visibleTo(scope))).root
      const made = await decide(tx, row)
      if (made) await writeChange(tx, { row, scope, at: now(), ...made })
    })
  }
}

/** The row of a case, which nobody else changes until the transaction ends. Throws when there is none, or none for this person. */
export async function lockCase(tx: Db, id: number, scope: DeskScope): Promise<CaseRow> {
  const [row] = await tx
    .select()
    .from(t)
    .where(and(eq(t.id, id), visibleTo(scope)))
    .for('update')
  if (!row) throw noSuchCase()
  return row
}

/**
 * A case, the one it was joined to (or itself), and all that is joined there, locked in the order of their numbers, so that two who
 * change the same ones never wait for each other. Throws when there is none.
 */
export async function lockJoined(tx: Db, id: number, visible: SQL | undefined, tries = 3): Promise<{ row: CaseRow; root: CaseRow }> {
  const [found] = await tx
    .select({ joinedTo: t.joinedTo })
    .from(t)
    .where(and(eq(t.id, id), visible))
  if (!found) throw noSuchCase()
  const rootId = found.joinedTo ?? id
  const rows = await lockInOrder(tx, and(or(eq(t.id, id), eq(t.id, rootId), eq(t.joinedTo, rootId)), visible))
  const [row, root] = [rows.find((each) => each.id === id), rows.find((each) => each.id === rootId)]
  if (!row) throw noSuchCase()
  // Somebody joined or parted it in between.
  const isStill = root && (row.joinedTo ?? id) === rootId && root.joinedTo === null
  if (!isStill && tries > 1) return lockJoined(tx, id, visible, tries - 1)
  if (!isStill) throw joinedMeanwhile()
  return { row, root }
}

/** Locked by their ids, so that two who lock some of the same never wait for each other. */
export const lockInOrder = (tx: Db, where: SQL | undefined): Promise<CaseRow[]> =>
  tx.select().from(t).where(where).orderBy(asc(t.id)).for('update')

const joinedMeanwhile = () => refused('conflict', { message: 'This case was joined or parted at the same moment. Please look again.' })

type Written = CaseChange & { row: CaseRow; scope: Pick<DeskScope, 'account' | 'name'>; at: Date }

/** A change of a case with its line in the history, which the desk hears of with the commit; `withJoined` of those that are joined to it too. */
export async function writeChange(tx: Db, { row, scope, at, set = {}, event, about, withJoined = false }: Written): Promise<void> {
  const { id, tenant, agentKey } = row
  const which = withJoined ? or(eq(t.id, id), and(eq(t.joinedTo, id), eq(t.tenant, tenant))) : eq(t.id, id)
  const changed = await tx
    .update(t)
    .set({ ...set, revision: sql`${t.revision} + 1` })
    .where(which)
    .returning({ id: t.id, revision: t.revision })
  const detail = about === undefined ? {} : { about }
  await tx
    .insert(submissionEvents)
    .values(changed.map((each) => ({ submission: each.id, what: event, detail, name: scope.name, happenedAt: at })))
  // Whoever made the change has seen it.
  if (scope.account)
    await tx
      .insert(submissionReaders)
      .values(
        changed.map(({ id: submission, revision }) => ({ submission, revision, account: scope.account, name: scope.name, openUntil: at })),
      )
      .onConflictDoUpdate({
        target: [submissionReaders.submission, submissionReaders.account],
        set: excluded({ revision: submissionReaders.revision }),
      })
  await tellDesk(tx, { tenant, agentKey, id, what: 'changed', account: scope.account })
}
