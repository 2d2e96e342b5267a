import type { Page } from '../../routes.ts'
import { addressLimits, foldPath, split } from '../../nouns/redirects/redirect-address.ts'
import { isWorthCounting } from '../../nouns/redirects/worth-counting.ts'
import type { Db } from '../db/database.ts'
import { isDataError } from '../db/is-data-error.ts'
import type { Warn } from '../http/warn.ts'
import { addLost, countLost, dismissLost, forgetOneLost, listLost, mostReferrers, type Lost } from './lost-address-rows.ts'

/** In memory between two writings, of each tenant, and of each address. */
const limits = { waiting: 200, length: 300 }
const everyMs = 5000

export interface AskedInVain {
  tenant: string
  url: string
  /** The page that would have been there; undefined where there is none of that kind. */
  row: Page | undefined
  referrer: string | undefined
  host: string | undefined
}

export type LostAddresses = ReturnType<typeof createLostAddresses>

type Needs = { db: Db; now: () => Date; warn: Warn; rowOf(path: string): Page | undefined }

/**
 * Counts addresses that were asked for in vain: in memory, and from there every few seconds into the database. Of whoever
 * asked nothing is kept, and of what they asked neither a query nor anything that may be somebody's.
 */
export function createLostAddresses({ db, now, warn, rowOf }: Needs) {
  /** By tenant, and of each by the path. */
  let waiting = new Map<string, Map<string, Lost>>()
  let writing: Promise<void> = Promise.resolve()
  /** Of whom the log was told that theirs wait: once, however long that goes on. */
  const told = new Set<string>()

  function note({ tenant, url, row, referrer, host }: AskedInVain): void {
    // Secrets are in the addresses of such pages.
    if (row?.listed === false || row?.who) return
    const [asked] = split(url, '?')
    if (asked.length > addressLimits.asked) return
    const path = foldPath(asked)
    const from = referrerOf(referrer, host)
    if (path.length > limits.length || !isWorthCounting(path, from !== undefined)) return
    remember(tenant, { path, count: 1, referrers: new Map(from === undefined ? [] : [[from, 1]]) })
  }

  function remember(tenant: string, { path, count: times, referrers }: Lost): void {
    const ofTenant = waiting.get(tenant) ?? new Map<string, Lost>()
    waiting.set(tenant, ofTenant)
    const known = ofTenant.get(path) ?? { path, count: 0, referrers: new Map<string, number>() }
    if (known.count === 0 && ofTenant.size >= limits.waiting) return
    ofTenant.set(path, known)
    known.count += times
    for (const [from, each] of referrers)
      if (known.referrers.has(from) || known.referrers.size < mostReferrers)
        known.referrers.set(from, (known.referrers.get(from) ?? 0) + each)
  }

  /** "/360/faq" for a page of our own, as the route table writes it, so that nothing somebody made up is kept; the host for any other. */
  function referrerOf(referrer: string | undefined, host: string | undefined): string | undefined {
    if (!referrer || referrer.length > 2000 || !URL.canParse(referrer)) return undefined
    const from = new URL(referrer)
    if (!/^https?:$/.test(from.protocol)) return undefined
    if (from.host !== host?.toLowerCase()) return from.hostname.slice(0, 100)
    const row = rowOf(from.pathname)
    return row && row.listed !== false && !row.who ? row.path : '/'
  }

  /** One writing after the other. */
  function flush(): Promise<void> {
    return (writing = writing.then(async () => {
      if (waiting.size === 0) return
      const counted = waiting
      waiting = new Map()
      for (const [tenant, ofTenant] of counted) {
        const lost = [...ofTenant.values()]
        await addLost(db, tenant, lost, now()).then(
          () => told.delete(tenant),
          (error: unknown) => keepOrDrop(tenant, lost, error),
        )
      }
    }))
  }

  function keepOrDrop(tenant: string, lost: readonly Lost[], error: unknown): void {
    const kept = !isDataError(error)
    if (!kept || !told.has(tenant)) warn({ err: error, kept }, 'addresses asked for in vain are not counted')
    if (!kept) return
    told.add(tenant)
    for (const each of lost) remember(tenant, each)
  }

  const ticking = setInterval(() => void flush(), everyMs).unref()
  return {
    note,
    flush,
    list: (tenant: string, most: number) => listLost(db, tenant, most),
    countAll: (tenant: string) => countLost(db, tenant),
    dismiss: (tenant: string, path: string) => dismissLost(db, tenant, path, true),
    showAgain: (tenant: string, path: string) => dismissLost(db, tenant, path, false),
    /** Once it is led on there is nothing to be done about it. */
    found: forgetOneLost,
    async stop() {
      clearInterval(ticking)
      await flush()
    },
  }
}
