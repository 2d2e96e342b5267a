import { z } from 'zod'
import type { AnySection } from '../../content/section.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { OnSectionSaved } from '../content/section-rows.ts'
import type { Db } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import { defineJob } from '../jobs/job.ts'
import type { Tenants, TenantSettings } from '../tenants.ts'
import type { AskOutside } from './ask-outside.ts'
import { hasChecks, noteBegun, noteChecked, writeBroken, type Broken, type Source } from './broken-rows.ts'
import type { createInsideJudge } from './judge-inside.ts'
import { createOutsideLinks } from './outside-links.ts'
import { guarded, sourceOfSection, sourcesOf } from './sources.ts'

/** How many addresses are asked: of the site itself in one night, elsewhere in one night, and elsewhere after one save. */
const limits = { inside: 20_000, outside: 500, afterSave: 10 }

type Needs = {
  db: Db
  now: () => Date
  warn: Warn
  jobs: Pick<Jobs, 'enqueue'>
  tenants: Tenants
  judgeInside: ReturnType<typeof createInsideJudge>
  ownHosts(tenant: TenantSettings): string[]
  content(): Pick<ContentStore, 'readSections'>
  /** Asks addresses elsewhere; without it they are not looked at. */
  askOutside: AskOutside | undefined
  /** Between two of them. */
  pauseMs?: number
}

export type LinkGuard = ReturnType<typeof createLinkGuard>

/** Looks after every link of the content: those of a section after its save, and all of them each night. */
export function createLinkGuard({ db, now, warn, jobs, tenants, judgeInside, ownHosts, content, askOutside, pauseMs = 1000 }: Needs) {
  const outside = createOutsideLinks({ db, now, ask: askOutside, pauseMs })

  /** A path of this site, an address elsewhere, or neither: e-mails and phones are not looked at. */
  function kindOf(tenant: TenantSettings, href: string): { inside: string } | { outside: string } | undefined {
    if (/^(?:\/(?!\/)|[?#])/.test(href)) return { inside: href }
    if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined
    const { hostname, pathname, search } = new URL(href)
    return ownHosts(tenant).includes(hostname) ? { inside: pathname + search } : { outside: href.split('#')[0] }
  }

  /** Why each of these leads nowhere; those that lead somewhere are not in it. `asks` of them elsewhere are asked first. */
  async function judge(tenant: TenantSettings, hrefs: readonly string[], { asks, signal }: { asks: number; signal: AbortSignal }) {
    const kinds = new Map(hrefs.map((href) => [href, kindOf(tenant, href)]))
    const elsewhere = [...new Set([...kinds.values()].flatMap((kind) => (kind && 'outside' in kind ? [kind.outside] : [])))]
    if (asks > 0) await outside.askAll(elsewhere, asks, signal)
    const whyOutside = await outside.whyOf(elsewhere)
    const why = new Map<string, string>()
    let asked = 0
    for (const [href, kind] of kinds) {
      if (!kind) continue
      if ('inside' in kind && (signal.aborted || ++asked > limits.inside)) continue
      const found = 'outside' in kind ? whyOutside.get(kind.outside) : await judgeInside(tenant, kind.inside)
      if (found) why.set(href, found)
    }
    return why
  }

  const brokenIn = (sources: readonly Source[], why: ReadonlyMap<string, string>): Broken[] =>
    sources.flatMap(({ source, title, hrefs }) =>
      hrefs.flatMap((href) => (why.has(href) ? [{ source, title: title.slice(0, 200), href, why: why.get(href) ?? '' }] : [])),
    )

  const checkSection = defineJob({
    kind: 'check the links of a section',
    payload: z.object({ tenant: z.string(), section: z.string() }),
    attempts: 3,
    atOnce: 1,
    async run({ payload, signal }) {
      const tenant = tenants.find(payload.tenant)
      const section = guarded.find(({ key }) => key === payload.section)
      if (!tenant || !section) return undefined
      const stored = await content().readSections(tenant.client, [section])
      const source = sourceOfSection(section, stored.get(section.key)?.content ?? section.fallback)
      const why = await judge(tenant, source.hrefs, { asks: limits.afterSave, signal })
      return (tx) => writeBroken(tx, tenant.client, { of: source.source, found: brokenIn([source], why), at: now() })
    },
  })

  const checkAll = defineJob({
    kind: 'check all links',
    payload: z.object({ asked: z.string().default('') }),
    attempts: 2,
    limitSeconds: 3600,
    atOnce: 1,
    every: { at: '02:45', timeZone: tenants.list[0]?.timeZone ?? 'America/Denver' },
    async run({ payload, signal }) {
      // A site that was never looked at has been opened this very moment, and other things to do; its first night will come.
      const begun = await Promise.all(tenants.list.map(({ client }) => hasChecks(db, client)))
      if (payload.asked === '' && begun.includes(false)) return beginChecks
      const since = now()
      const found = new Map<string, Broken[]>()
      for (const tenant of tenants.list) {
        const sources: Source[] = []
        for await (const source of sourcesOf({ db, content: content(), warn }, tenant.client))
          if (source.hrefs.length > 0) sources.push(source)
        const hrefs = [...new Set(sources.flatMap((each) => each.hrefs))]
        found.set(tenant.client, brokenIn(sources, await judge(tenant, hrefs, { asks: limits.outside, signal })))
      }
      await outside.forget()
      return async (tx) => {
        for (const [tenant, broken] of found) {
          await writeBroken(tx, tenant, { since, found: broken, at: now() })
          await noteChecked(tx, tenant, now())
        }
      }
    },
  })

  async function beginChecks(tx: Db): Promise<void> {
    for (const { client } of tenants.list) await noteBegun(tx, client)
  }

  /** In the transaction of the save: the work comes after it. */
  const onSaved: OnSectionSaved = async (tx, tenant, section: AnySection) => {
    if (guarded.includes(section))
      await jobs.enqueue(tx, checkSection, { tenant, section: section.key }, { key: `${tenant} ${section.key}` })
  }

  return {
    onSaved,
    jobs: [checkSection, checkAll],
    checkNow: () => jobs.enqueue(db, checkAll, { asked: 'now' }, { key: 'asked for' }),
    /** For somebody who writes: nothing elsewhere is asked while they wait. */
    look: (tenant: TenantSettings, hrefs: readonly string[]) => judge(tenant, hrefs, { asks: 0, signal: AbortSignal.timeout(5000) }),
    goesOut: outside.goesOut,
  }
}
