import { z } from 'zod'
import { agent, type Agent } from '../../nouns/agents/agent.ts'
import type { AnySection } from '../../content/section.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { OnSectionSaved } from '../content/section-rows.ts'
import type { Db } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import { defineJob, noPayload, type Work, type Write } from '../jobs/job.ts'
import { unlessTooMany } from '../jobs/unless-too-many.ts'
import type { Tenants, TenantSettings } from '../tenants.ts'
import type { AskOutside } from './ask-outside.ts'
import { hasChecks, holdBroken, noteBegun, noteChecked, sourceNamed, writeBroken, type Broken, type Source } from './broken-rows.ts'
import { heldAgainstNow } from './held-against-now.ts'
import type { createInsideJudge } from './judge-inside.ts'
import { createLinkJudge } from './judge-links.ts'
import { createOutsideLinks } from './outside-links.ts'
import { agentNamed, articleNamed, guarded, haveSameLinks, sourcesNamed, sourcesOf } from './sources.ts'

/** How many addresses elsewhere are asked: in one night, and after one save. */
const mostOutside = { nightly: 500, afterSave: 10 }

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
  const { judge, whyElsewhere, elsewhereOf } = createLinkJudge({ warn, judgeInside, ownHosts, outside })

  type Checked = { asks: number; limitSeconds: number; write(tx: Db, found: Broken[]): Promise<void> }

  /** What is broken on the site itself is written before anybody elsewhere is asked, who may take as long as half of the time there is. */
  async function check(
    { signal, requireLease }: Pick<Work, 'signal' | 'requireLease'>,
    tenant: TenantSettings,
    sources: readonly Source[],
    { asks, limitSeconds, write }: Checked,
  ): Promise<Write | undefined> {
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
    return (tx) => write(tx, brokenIn(sources, why))
  }

  const brokenIn = (sources: readonly Source[], why: ReadonlyMap<string, string>): Broken[] =>
    sources.flatMap(({ source, title, hrefs }) =>
      hrefs.flatMap((href) => (why.has(href) ? [{ source, title: title.slice(0, 200), href, why: why.get(href) ?? '' }] : [])),
    )

  const ofSection = { asks: mostOutside.afterSave, limitSeconds: 300 }
  const checkSection = defineJob({
    kind: 'check the links of a section',
    payload: z.object({ tenant: z.string(), section: z.string() }),
    attempts: 3,
    limitSeconds: ofSection.limitSeconds,
    atOnce: 1,
    async run({ payload, ...work }) {
      const section = guarded.find(({ key }) => key === payload.section)
      return section && checkOne(work, payload.tenant, sourceNamed(section.page, section.section))
    },
  })

  const checkArticle = defineJob({
    kind: 'check the links of an article',
    payload: z.object({ tenant: z.string(), article: z.number().int() }),
    attempts: 3,
    limitSeconds: ofSection.limitSeconds,
    atOnce: 1,
    run: ({ payload: { tenant, article }, ...work }) => checkOne(work, tenant, articleNamed(article)),
  })

  const checkAgent = defineJob({
    kind: 'check the links of an agent',
    payload: z.object({ tenant: z.string(), agent: z.number().int() }),
    attempts: 3,
    limitSeconds: ofSection.limitSeconds,
    atOnce: 1,
    run: ({ payload: { tenant, agent }, ...work }) => checkOne(work, tenant, agentNamed(agent)),
  })

  /** What is gone meanwhile has no links. */
  async function checkOne(work: Pick<Work, 'signal' | 'requireLease'>, client: string, of: string): Promise<Write | undefined> {
    const tenant = tenants.find(client)
    if (!tenant) return undefined
    const sources = await sourcesNamed({ db, content: content(), warn }, tenant.client, [of])
    const write = async (tx: Db, found: Broken[]) => {
      await holdBroken(tx, tenant.client)
      await writeBroken(tx, tenant.client, { of, found, at: now() })
    }
    return check(work, tenant, sources, { ...ofSection, write })
  }

  const ofTenant = { asks: mostOutside.nightly, limitSeconds: 3600 }
  const checkTenant = defineJob({
    kind: 'check the links of a tenant',
    payload: z.object({ tenant: z.string() }),
    attempts: 2,
    limitSeconds: ofTenant.limitSeconds,
    atOnce: 1,
    async run({ payload, ...work }) {
      const tenant = tenants.find(payload.tenant)
      if (!tenant) return undefined
      const sources: Source[] = []
      for await (const source of sourcesOf({ db, content: content(), warn }, tenant.client))
        if (source.hrefs.length > 0) sources.push(source)
      const write = async (tx: Db, found: Broken[]) => {
        await holdBroken(tx, tenant.client)
        const held = await heldAgainstNow({ db: tx, content: content(), warn }, tenant.client, sources, found)
        await writeBroken(tx, tenant.client, { ...held, at: now() })
        await noteChecked(tx, tenant.client, now())
      }
      return check(work, tenant, sources, { ...ofTenant, write })
    },
  })

  const askForTenant = (tx: Db, tenant: string) => jobs.enqueue(tx, checkTenant, { tenant }, { key: tenant })

  /** Each site by itself, so that none waits for another that takes long or fails. */
  const checkAll = defineJob({
    kind: 'check all links',
    payload: noPayload,
    attempts: 2,
    atOnce: 1,
    every: { at: '02:45', timeZone: tenants.timeZone },
    async run() {
      await outside.forget()
      return async (tx) => {
        // A site that was never looked at has been opened this very moment, and other things to do; its first night will come.
        for (const { client } of tenants.list)
          if (await hasChecks(tx, client)) await askForTenant(tx, client)
          else await noteBegun(tx, client)
      }
    },
  })

  /** In the transaction of the save: the work comes after it. Where too much waits, the night looks at it, and at links that are as they were. */
  const onSaved: OnSectionSaved = async (tx, tenant, section: AnySection, content, before) => {
    if (guarded.includes(section) && !(before && (await haveSameLinks(section, before, content))))
      await jobs.enqueue(tx, checkSection, { tenant, section: section.key }, { key: `${tenant} ${section.key}` }).catch(unlessTooMany)
  }

  /** In the transaction that publishes an article, or takes it away; neither is refused for what is only checked. */
  const onArticle = (tx: Db, tenant: string, article: number) =>
    jobs.enqueue(tx, checkArticle, { tenant, article }, { key: `${tenant} ${article}` }).catch(unlessTooMany)

  /** In the transaction of the save of an agent, or in that which takes one off the site. Many that come at once are for the night. */
  const onAgents = async (tx: Db, tenant: string, changed: readonly { id: number; before?: Agent | undefined; content?: Agent }[]) => {
    if (changed.length !== 1) return
    const [{ id, before, content: after }] = changed
    if (before && after && before.email === after.email && (await haveSameLinks(agent, before, after))) return
    await jobs.enqueue(tx, checkAgent, { tenant, agent: id }, { key: `${tenant} ${id}` }).catch(unlessTooMany)
  }

  return {
    onSaved,
    onArticle,
    onAgents,
    jobs: [checkSection, checkArticle, checkAgent, checkTenant, checkAll],
    checkNow: (tenant: string) => askForTenant(db, tenant),
    /** For somebody who writes: nothing elsewhere is asked while they wait. */
    look: (tenant: TenantSettings, hrefs: readonly string[]) => judge(tenant, hrefs, AbortSignal.timeout(5000)),
    goesOut: outside.goesOut,
  }
}
