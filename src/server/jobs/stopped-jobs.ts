import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { partsOfKind, type Over } from '../../nouns/stopped-work/stopped-work.ts'
import type { Db } from '../db/database.ts'
import { jobs as t } from '../db/tables/jobs.ts'
import { jobsChannel } from './ask-for-jobs.ts'
import { givenUp, notGivenUp } from './given-up.ts'
import type { KnownWork, Standing } from './known-work.ts'

export type StoppedRow = Awaited<ReturnType<typeof readRows>>[number]
export type Stopped = { row: StoppedRow; known: KnownWork | undefined } & Standing

/** Which of them: by number, or of a kind as people call it. */
export type WhichStopped = { ids?: readonly number[]; name?: string; after?: number; most: number }

/** Jobs that were tried as often as they may be, oldest first, and how each stands; `read` tells whether there may be more. */
export async function listStopped(db: Db, { known, at, ...which }: WhichStopped & { known: readonly KnownWork[]; at: Date }) {
  const rows = await readRows(db, which)
  const of = await newestOf(db, rows)
  const stands = new Map<number, Standing>()
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    const work = known.find((each) => each.kind === kind)
    const standing = work ? await standAll(db, work, ofKind, at) : ofKind.map((row) => standUnknown(row, of))
    ofKind.forEach((row, index) => stands.set(row.id, overtaken(row, of) ? { ...standing[index], over: 'later' } : standing[index]))
  }
  const stopped = rows.flatMap((row): Stopped[] => {
    const standing = stands.get(row.id)
    return standing ? [{ row, known: known.find((each) => each.kind === row.kind), ...standing }] : []
  })
  return { stopped, read: rows.length, last: rows.at(-1)?.id ?? 0 }
}

/** Puts one in line again, with all its tries before it. False where it stopped no longer, or another of its key waits already. */
export async function reviveStopped(tx: Db, id: number, at: Date): Promise<boolean> {
  return putInLine(tx, id, { state: 'due', attempt: 0, runAt: at, dated: false, writtenAt: at, payload: notGivenUp(t.payload) })
}

/** One that its job concludes: whichever node is free does so, in place of what it was. False as above. */
export async function concludeStopped(tx: Db, id: number, { by, at }: { by: string; at: Date }): Promise<boolean> {
  return putInLine(tx, id, { state: 'due', attempt: 0, runAt: at, dated: false, writtenAt: at, payload: givenUp(t.payload, by) })
}

/** Lets one go for good; false where it stopped no longer. */
export async function forgetStopped(tx: Db, id: number): Promise<boolean> {
  const gone = await tx
    .delete(t)
    .where(and(eq(t.id, id), eq(t.state, 'dead')))
    .returning({ id: t.id })
  return gone.length === 1
}

async function putInLine(tx: Db, id: number, change: PgUpdateSetSource<typeof t>): Promise<boolean> {
  const another = sql`exists (select 1 from jobs as other where other.kind = ${t.kind} and other.key = ${t.key} and other.state in ('due', 'running'))`
  try {
    // By itself: whoever asks for the same at this very moment may be first.
    return await tx.transaction(async (own) => {
      const changed = await own
        .update(t)
        .set(change)
        .where(and(eq(t.id, id), eq(t.state, 'dead'), sql`not ${another}`))
        .returning({ told: sql`pg_notify(${jobsChannel}, '')` })
      return changed.length === 1
    })
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

/** The unique index of kind and key. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || isTaken(error.cause)
}

const readRows = (db: Db, { ids, name, after = 0, most }: WhichStopped) =>
  db
    .select({
      id: t.id,
      kind: t.kind,
      key: t.key,
      slot: t.slot,
      payload: t.payload,
      attempt: t.attempt,
      error: t.error,
      stoppedAt: t.writtenAt,
    })
    .from(t)
    .where(
      and(
        eq(t.state, 'dead'),
        gt(t.id, after),
        ids && inArray(t.id, [...ids]),
        name === undefined ? undefined : sql`(${t.kind} = ${name} or starts_with(${t.kind}, ${`${name}: `}))`,
      ),
    )
    .orderBy(asc(t.id))
    .limit(most)

/** Of kinds that are repeated the newest that is not dead, and of each kind and key the newest there is. */
type Newest = { repeated: ReadonlyMap<string, number>; ofKey: ReadonlyMap<string, number> }

async function newestOf(db: Db, rows: readonly StoppedRow[]): Promise<Newest> {
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  if (kinds.length === 0) return { repeated: new Map(), ofKey: new Map() }
  const alive = await db
    .select({ kind: t.kind, newest: sql<number>`max(${t.id})`.mapWith(Number) })
    .from(t)
    .where(and(inArray(t.kind, kinds), ne(t.state, 'dead'), sql`kind in (select kind from jobs where slot is not null)`))
    .groupBy(t.kind)
  const keys = rows.flatMap(({ key }) => (key === null ? [] : [key]))
  const keyed = await db
    .select({ kind: t.kind, key: t.key, newest: sql<number>`max(${t.id})`.mapWith(Number) })
    .from(t)
    .where(and(inArray(t.kind, kinds), inArray(t.key, keys)))
    .groupBy(t.kind, t.key)
  return {
    repeated: new Map(alive.map(({ kind, newest }) => [kind, newest])),
    ofKey: new Map(keyed.map(({ kind, key, newest }) => [nameOf({ kind, key }), newest])),
  }
}

const nameOf = ({ kind, key }: Pick<StoppedRow, 'kind' | 'key'>) => JSON.stringify([kind, key])

/** A later one of its key was asked for, or a later turn was taken or waits: that does the same, or has done it. */
const overtaken = (row: StoppedRow, { repeated, ofKey }: Newest) =>
  (repeated.get(row.kind) ?? 0) > row.id || (row.key !== null && (ofKey.get(nameOf(row)) ?? 0) > row.id)

/** Repeated work is of the whole site, or of whose name it has, and as right at any time; what no process of this release does is not. */
function standUnknown({ kind, slot }: StoppedRow, { repeated }: Newest): Standing {
  const { tenant } = partsOfKind(kind)
  const over: { over?: Over } = slot !== null || repeated.has(kind) ? {} : { over: 'unknown' }
  return { tenant, about: '', ...over }
}

async function standAll(db: Db, work: KnownWork, rows: readonly StoppedRow[], at: Date): Promise<Standing[]> {
  const read = rows.map(({ payload }) => work.payload.safeParse(payload))
  const stands = await work.stand(
    db,
    read.flatMap(({ data }) => (data === undefined ? [] : [data])),
    at,
  )
  let next = 0
  // What another release wrote, and this one cannot read, it cannot do either.
  return read.map(({ success }) => (success ? stands[next++] : { tenant: null, about: '', over: 'unknown' }))
}
