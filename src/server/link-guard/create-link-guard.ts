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
import { hasChecks, noteBegun, sourceNamed } from './broken-rows.ts'
import { checkLimits, createSourceChecks } from './check-sources.ts'
import type { createInsideJudge } from './judge-inside.ts'
import { createLinkJudge } from './judge-links.ts'
import { createOutsideLinks } from './outside-links.ts'
import { agentNamed, articleNamed, guarded, haveSameLinks } from './sources.ts'
import { agentCheck, articleCheck, sectionCheck, tenantCheck } from './stopped-checks.ts'

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
  const judge = createLinkJudge({ warn, judgeInside, ownHosts, outside })
  const checks = createSourceChecks({ db, now, warn, content, judge, outside })

  const ofOne = { attempts: 3, limitSeconds: checkLimits.afterSave.limitSeconds, atOnce: 1 }
  async function checkOne(work: Work, client: string, source: string): Promise<Write | undefined> {
    const tenant = tenants.find(client)
    return tenant && checks.checkOne(work, tenant, source)
  }

  const checkSection = defineJob({
    ...ofOne,
    ...sectionCheck,
    async run(work) {
      const section = guarded.find(({ key }) => key === work.payload.section)
      return section && checkOne(work, work.payload.tenant, sourceNamed(section.page, section.section))
    },
  })

  const checkArticle = defineJob({
    ...ofOne,
    ...articleCheck,
    run: (work) => checkOne(work, work.payload.tenant, articleNamed(work.payload.article)),
  })

  const checkAgent = defineJob({
    ...ofOne,
    ...agentCheck,
    run: (work) => checkOne(work, work.payload.tenant, agentNamed(work.payload.agent)),
  })

  const checkTenant = defineJob({
    ...tenantCheck,
    attempts: 2,
    limitSeconds: checkLimits.nightly.limitSeconds,
    atOnce: 1,
    async run(work) {
      const tenant = tenants.find(work.payload.tenant)
      return tenant && checks.checkAll(work, tenant)
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
    look: (tenant: TenantSettings, hrefs: readonly string[]) => judge.judge(tenant, hrefs, AbortSignal.timeout(5000)),
    goesOut: outside.goesOut,
  }
}
