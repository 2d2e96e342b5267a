import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Page } from '../../routes.ts'
import { notKept } from '../../nouns/insights/counted-things.ts'
import { stepOf, vitalNames } from '../../nouns/insights/vitals.ts'
import type { Db } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import type { TenantSettings } from '../tenants.ts'
import { harmlessWords } from './harmless-words.ts'
import { deviceOf } from './kind-of-browser.ts'
import { createTally } from './tally.ts'
import { createViewCounting } from './count-views.ts'
import { isDataError } from '../db/is-data-error.ts'
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

type Told = Partial<Record<'lcp' | 'inp' | 'cls', number>> & { by?: string | undefined }
const inSmall = { LCP: 'lcp', INP: 'inp', CLS: 'cls' } as const

export type Counting = ReturnType<typeof createCounting>

/**
 * Counts what visitors do, in sums that are about nobody: added up in memory, written every few seconds and at the end. Who
 * may be counted is asked before (may-count.ts).
 */
export function createCounting({ db, now, warn, rows, everySeconds = 5, mostNames }: Needs) {
  const tally = createTally({ now, most: mostNames })
  const views = createViewCounting({ tally, rows })
  const node = randomUUID()
  let number = 0
  /** What could not be written; it stays one part under its number, since it may have been written after all. */
  let waiting: CountedPart | undefined
  let writing = Promise.resolve()

  /** One round: what is counted while it is written waits for the next, so that it ends on a busy site too. */
  async function writeNow(): Promise<void> {
    await writeWaiting()
    const counted = tally.take()
    if (counted.length === 0) return
    waiting = { node, number: ++number, counted }
    await writeWaiting()
  }

  async function writeWaiting(): Promise<void> {
    if (!waiting) return
    try {
      await writeCounts(db, waiting, now())
    } catch (error) {
      if (!isDataError(error)) throw error
      warn({ err: error }, 'what was counted is dropped: the database does not take it')
    }
    waiting = undefined
  }

  const write = (): Promise<void> => (writing = writing.then(writeNow, writeNow))

  /** Said once, however long it goes on. */
  let told = false
  async function writeOrWarn(): Promise<void> {
    try {
      await write()
      told = false
    } catch (error) {
      if (!told) warn({ err: error }, 'what was counted waits to be written')
      told = true
    }
  }

  const timer = setInterval(() => void writeOrWarn(), everySeconds * 1000).unref()

  return {
    viewed: views.viewed,

    /** A search of the whole site, by the words as they were asked. `mayCount` is of the visit, or of may-count.ts. */
    searched({ tenant, words, found, mayCount }: { tenant: TenantSettings; words: string; found: boolean; mayCount: boolean }): void {
      if (mayCount && words.trim() !== '') tally.add(tenant, 'search', harmlessWords(words) ?? notKept, found ? 0 : 1)
    },

    /** A step of a form: "opened", "left", "refused", "sent"; `at` is the question where somebody stopped. */
    formStep(tenant: TenantSettings, form: string, step: 'left' | 'refused' | 'sent', at?: string): void {
      tally.add(tenant, 'form', `${form} ${step}`)
      if (at) tally.add(tenant, 'form', `${form} ${step} ${at.slice(0, 60)}`)
    },

    /** What a page tells as it is left; a measure nobody takes in is left out. */
    pageLeft(tenant: TenantSettings, headers: IncomingHttpHeaders, { by, ...measured }: Told): void {
      const device = deviceOf(headers['user-agent'] ?? '')
      for (const vital of vitalNames) {
        const measure = measured[inSmall[vital]]
        if (measure !== undefined) tally.add(tenant, 'vital', `${vital} ${device} ${stepOf(vital, measure)}`)
      }
      const path = by === 'navigational-prefetch' && URL.parse(headers.referer ?? '')?.pathname
      if (path) views.lookedAtLater(tenant, path, headers)
    },

    /** Writes what is counted so far; throws where that fails. */
    write,

    /** Writes the rest. */
    async close(): Promise<void> {
      clearInterval(timer)
      await writeOrWarn()
    },
  }
}
