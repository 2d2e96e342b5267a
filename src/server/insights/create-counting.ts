import { randomUUID } from 'node:crypto'
import type { Page } from '../../routes.ts'
import { notKept } from '../../nouns/insights/counted-things.ts'
import type { Db } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import type { TenantSettings } from '../tenants.ts'
import { harmlessWords } from './harmless-words.ts'
import { createTally } from './tally.ts'
import { createViewCounting } from './count-views.ts'
import { writeCounts, type CountedPart } from './write-counts.ts'

type Needs = {
  db: Db
  now: () => Date
  warn: Warn
  /** Of the route table. */
  rows: Readonly<Record<string, Page>>
  /** How often what was counted is written. */
  everySeconds?: number | undefined
  mostNames?: number | undefined
}

export type Counting = ReturnType<typeof createCounting>

/**
 * Counts what visitors do, in sums that are about nobody: added up in memory, written every few seconds and at the end. Who
 * may be counted is asked before (may-count.ts).
 */
export function createCounting({ db, now, warn, rows, everySeconds = 5, mostNames }: Needs) {
  const tally = createTally({ now, most: mostNames })
  const node = randomUUID()
  let number = 0
  /** What could not be written; it stays one part under its number, since it may have been written after all. */
  let waiting: CountedPart | undefined
  let writing = Promise.resolve()

  async function writeNow(): Promise<void> {
    for (;;) {
      if (!waiting) {
        const counted = tally.take()
        if (counted.length === 0) return
        waiting = { node, number: ++number, counted }
      }
      await writeCounts(db, waiting, now())
      waiting = undefined
    }
  }

  const write = (): Promise<void> => (writing = writing.then(writeNow, writeNow))

  function writeOrWarn(): Promise<void> {
    return write().catch((error: unknown) => warn({ err: error }, 'what was counted waits to be written'))
  }

  const timer = setInterval(() => void writeOrWarn(), everySeconds * 1000).unref()

  return {
    ...createViewCounting({ tally, rows }),

    /** A search of the whole site, by the words as they were asked. `mayCount` is of the visit, or of may-count.ts. */
    searched({ tenant, words, found, mayCount }: { tenant: TenantSettings; words: string; found: boolean; mayCount: boolean }): void {
      if (mayCount && words.trim() !== '') tally.add(tenant, 'search', harmlessWords(words) ?? notKept, found ? 0 : 1)
    },

    /** A step of a form: "opened", "left", "refused", "sent"; `at` is the question where somebody stopped. */
    formStep(tenant: TenantSettings, form: string, step: 'left' | 'refused' | 'sent', at?: string): void {
      tally.add(tenant, 'form', `${form} ${step}`)
      if (at) tally.add(tenant, 'form', `${form} ${step} ${at.slice(0, 60)}`)
    },

    /** How quick a page was, as a step of nouns/insights/vitals.ts. */
    vital: (tenant: TenantSettings, name: string) => tally.add(tenant, 'vital', name),

    /** Writes what is counted so far; throws where that fails. */
    write,

    /** Writes the rest. */
    async close(): Promise<void> {
      clearInterval(timer)
      await writeOrWarn()
    },
  }
}
