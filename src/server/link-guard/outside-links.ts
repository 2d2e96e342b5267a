import { setTimeout as pause } from 'node:timers/promises'
import { inArray, lt } from 'drizzle-orm'
import { hourMs } from '../../durations.ts'
import { batchesOf } from '../db/batches-of.ts'
import type { Db } from '../db/database.ts'
import { outsideLinks as t } from '../db/tables/addresses.ts'
import type { AskOutside } from './ask-outside.ts'

/** An address is asked once a day; what nobody links to any more is forgotten after a month. */
const [restMs, keptMs] = [20 * hourMs, 30 * 24 * hourMs]
/** What may be a passing trouble is one when it came so often. */
const mostFailures = 3
const readAtOnce = 500

type Needs = { db: Db; now: () => Date; ask: AskOutside | undefined; pauseMs: number }

export type OutsideLinks = ReturnType<typeof createOutsideLinks>

/** What addresses elsewhere answered, kept so that each is asked seldom. */
export function createOutsideLinks({ db, now, ask, pauseMs }: Needs) {
  /** Asks those of them that were not asked lately, the longest ago first; at most `most`, one after the other. */
  async function askAll(hrefs: readonly string[], most: number, signal: AbortSignal): Promise<void> {
    if (!ask) return
    const known = await read(hrefs)
    const since = now().getTime() - restMs
    const due = hrefs
      .map((href) => ({ href, at: known.get(href)?.askedAt.getTime() ?? 0, failures: known.get(href)?.failures ?? 0 }))
      .filter(({ at }) => at < since)
      .toSorted((a, b) => a.at - b.at)
    for (const { href, failures } of due.slice(0, most)) {
      if (signal.aborted) return
      const { why, certain } = await ask(href, signal)
      // Our own end is no answer of theirs.
      if (signal.aborted) return
      const failed = why === '' ? 0 : Math.min(certain ? mostFailures : failures + 1, 1000)
      const row = { href, why, failures: failed, askedAt: now() }
      await db.insert(t).values(row).onConflictDoUpdate({ target: t.href, set: row })
      await pause(pauseMs)
    }
  }

  /** Why each leads nowhere; those that do lead somewhere, or are in doubt, are not in it. */
  async function whyOf(hrefs: readonly string[]): Promise<Map<string, string>> {
    if (!ask) return new Map()
    const known = await read(hrefs)
    return new Map([...known.values()].flatMap(({ href, why, failures }) => (failures >= mostFailures ? [[href, why] as const] : [])))
  }

  async function read(hrefs: readonly string[]) {
    const rows: (typeof t.$inferSelect)[] = []
    for (const some of batchesOf(hrefs, readAtOnce)) rows.push(...(await db.select().from(t).where(inArray(t.href, some))))
    return new Map(rows.map((row) => [row.href, row]))
  }

  /** Those nobody has asked for a month. */
  const forget = () => db.delete(t).where(lt(t.askedAt, new Date(now().getTime() - keptMs)))

  return { askAll, whyOf, forget, goesOut: ask !== undefined }
}
