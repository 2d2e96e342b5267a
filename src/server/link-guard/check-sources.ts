import type { ContentStore } from '../content/content-store.ts'
import type { Db } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import type { Work, Write } from '../jobs/job.ts'
import type { TenantSettings } from '../tenants.ts'
import { holdBroken, noteChecked, writeBroken, type Broken, type Source } from './broken-rows.ts'
import { confirmBroken } from './confirm-broken.ts'
import type { createLinkJudge } from './judge-links.ts'
import type { OutsideLinks } from './outside-links.ts'
import { sourcesNamed, sourcesOf } from './sources.ts'

/** How many addresses elsewhere are asked, and how long all of it may take: after one save, and in one night. */
export const checkLimits = { afterSave: { asks: 10, limitSeconds: 300 }, nightly: { asks: 500, limitSeconds: 3600 } }

type Needs = {
  db: Db
  now: () => Date
  warn: Warn
  content(): Pick<ContentStore, 'readSections'>
  judge: ReturnType<typeof createLinkJudge>
  outside: OutsideLinks
}

type Working = Pick<Work, 'signal' | 'requireLease'>

type Check = (typeof checkLimits)['nightly'] & {
  tenant: TenantSettings
  sources: readonly Source[]
  write(tx: Db, found: Broken[]): Promise<void>
}

/** Looks at the links of what they stand in, and writes down which of them are broken. */
export function createSourceChecks({ db, now, warn, content, judge: { judge, whyElsewhere, elsewhereOf }, outside }: Needs) {
  /** One section, article or agent, by its name as a source; what is gone meanwhile has no links. */
  async function checkOne(work: Working, tenant: TenantSettings, of: string): Promise<Write | undefined> {
    const sources = await sourcesNamed({ db, content: content(), warn }, tenant.client, [of])
    const write = async (tx: Db, found: Broken[]) => {
      await holdBroken(tx, tenant.client)
      await writeBroken(tx, tenant.client, { of, found, at: now() })
    }
    return check(work, { ...checkLimits.afterSave, tenant, sources, write })
  }

  async function checkAll(work: Working, tenant: TenantSettings): Promise<Write | undefined> {
    const sources: Source[] = []
    for await (const source of sourcesOf({ db, content: content(), warn }, tenant.client)) if (source.hrefs.length > 0) sources.push(source)
    const write = async (tx: Db, found: Broken[]) => {
      await holdBroken(tx, tenant.client)
      const held = await confirmBroken({ db: tx, content: content(), warn }, tenant.client, sources, found)
      await writeBroken(tx, tenant.client, { ...held, at: now() })
      await noteChecked(tx, tenant.client, now())
    }
    return check(work, { ...checkLimits.nightly, tenant, sources, write })
  }

  /** What is broken on the site itself is written before anybody elsewhere is asked, who may take as long as half of the time there is. */
  async function check({ signal, requireLease }: Working, { tenant, sources, asks, limitSeconds, write }: Check) {
    const enough = AbortSignal.any([signal, AbortSignal.timeout(limitSeconds * 500)])
    const hrefs = [...new Set(sources.flatMap((each) => each.hrefs))]
    const why = await judge(tenant, hrefs, signal)
    signal.throwIfAborted()
    await db.transaction(async (tx) => {
      await requireLease(tx)
      await write(tx, brokenIn(sources, why))
    })
    const elsewhere = elsewhereOf(tenant, hrefs)
    if (!outside.goesOut || elsewhere.length === 0) return undefined
    await outside.askAll([...new Set(elsewhere.map(({ url }) => url))], asks, enough)
    for (const { href } of elsewhere) why.delete(href)
    for (const [href, each] of await whyElsewhere(tenant, hrefs)) why.set(href, each)
    return (tx: Db) => write(tx, brokenIn(sources, why))
  }

  return { checkOne, checkAll }
}

function brokenIn(sources: readonly Source[], why: ReadonlyMap<string, string>): Broken[] {
  return sources.flatMap(({ source, title, hrefs }) =>
    hrefs.flatMap((href) => (why.has(href) ? [{ source, title: title.slice(0, 200), href, why: why.get(href) ?? '' }] : [])),
  )
}
