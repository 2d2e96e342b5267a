import { answerCheckLinks } from '../api/cms/check-links.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Db } from '../db/database.ts'
import type { createOwnSite } from '../http/ask-own-site.ts'
import { ownHostsOf } from '../http/own-hosts.ts'
import type { Warn } from '../http/warn.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import type { AskOutside } from '../link-guard/ask-outside.ts'
import { createBrokenLinks } from '../link-guard/broken-links-of-tenant.ts'
import { createLinkGuard } from '../link-guard/create-link-guard.ts'
import { createPaperCheck } from '../link-guard/has-paper.ts'
import { createInsideJudge } from '../link-guard/judge-inside.ts'
import type { SitePapers } from '../media/site-papers.ts'
import type { PageAddresses } from '../pages/page-address.ts'
import type { Tenants } from '../tenants.ts'
import type { Noun } from './noun.ts'

type Needs = {
  db: Db
  now: () => Date
  warn: Warn
  jobs: Jobs
  tenants: Tenants
  addresses: PageAddresses
  ownSite: ReturnType<typeof createOwnSite>
  publicUrl: string | undefined
  askOutside?: AskOutside | undefined
  linkPauseMs?: number | undefined
  papers?: SitePapers | undefined
}

/** Looks after the links of the content; `onSaved` hears of each save, `watch` is told where the content is read. */
export function createLinkGuardNoun({ ownSite, publicUrl, askOutside, linkPauseMs, papers, ...needs }: Needs) {
  let store: Pick<ContentStore, 'readSections'> | undefined
  const guard = createLinkGuard({
    ...needs,
    askOutside,
    pauseMs: linkPauseMs,
    judgeInside: createInsideJudge({ ...needs, ask: ownSite.ask, hasPaper: createPaperCheck(needs.db, papers) }),
    ownHosts: (tenant) => ownHostsOf(tenant, publicUrl),
    content() {
      if (!store) throw new Error('links were looked at before there was any content')
      return store
    },
  })
  const noun: Noun = { calls: [answerCheckLinks({ guard })], jobs: guard.jobs, forPages: () => ({}) }
  return {
    ...noun,
    onSaved: guard.onSaved,
    onArticle: guard.onArticle,
    onAgents: guard.onAgents,
    broken: createBrokenLinks({ db: needs.db, guard }),
    watch: (content: { store: Pick<ContentStore, 'readSections'> }) => void (store = content.store),
  }
}
