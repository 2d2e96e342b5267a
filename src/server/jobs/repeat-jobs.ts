import { and, eq, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { jobs as t } from '../db/tables/jobs.ts'
import type { Job } from './job.ts'
import { slotOf } from './slot-of.ts'

/** Of repeated work one turn waits or runs at a time. */
const key = 'repeated'

const isTurn = ({ kind, slot }: { kind: string; slot: string }) => and(eq(t.kind, kind), eq(t.slot, slot))

/** Asks for repeated work: one row for each turn, whatever the number of nodes; turns missed while all were down are one. */
export function createRepeats({ db, now }: { db: Db; now: () => Date }) {
  const asked = new Map<string, string>()

  async function ask(jobs: readonly Job[]): Promise<void> {
    const turns = jobs.flatMap(({ kind, every, attempts }) => (every ? [{ kind, attempts, slot: slotOf(every, now()) }] : []))
    // In one order, so that no two nodes wait for each other.
    const wanted = turns.filter(({ kind, slot }) => asked.get(kind) !== slot).toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
    if (wanted.length === 0) return
    for (const { kind, slot } of await askOnce(wanted)) asked.set(kind, slot)
  }

  /** Those that are asked for now, by us or by another node; not those of which an earlier turn is not done. All in one: a start has some twenty. */
  async function askOnce<Turn extends Pick<Job, 'kind' | 'attempts'> & { slot: string }>(turns: readonly Turn[]): Promise<Turn[]> {
    const at = now()
    const made = await db
      .insert(t)
      .values(
        turns.map(({ kind, slot, attempts }) => ({
          kind,
          key,
          slot,
          payload: {},
          state: 'due' as const,
          attempts,
          runAt: at,
          writtenAt: at,
        })),
      )
      .onConflictDoNothing()
      .returning({ kind: t.kind, slot: t.slot })
    const others = turns.filter(({ kind }) => !made.some((each) => each.kind === kind))
    const known =
      others.length === 0
        ? []
        : await db
            .select({ kind: t.kind, slot: t.slot })
            .from(t)
            .where(or(...others.map(isTurn)))
    return turns.filter(({ kind, slot }) => [...made, ...known].some((each) => each.kind === kind && each.slot === slot))
  }

  return { ask }
}
