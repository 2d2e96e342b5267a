import type { ContentVersion } from '../content/content-version.ts'
import type { ContentSnapshots } from '../content/content-snapshot.ts'
import { createIndexNow, serveIndexNowKey } from '../crawlers/index-now.ts'
import type { IndexNowSetting } from '../crawlers/tell-engines.ts'
import type { MapSource } from '../crawlers/map-part.ts'
import { pageSource } from '../crawlers/page-entries.ts'
import { serveCrawlerFiles } from '../crawlers/serve-crawler-files.ts'
import { createSiteMap } from '../crawlers/site-map.ts'
import type { Db } from '../db/database.ts'
import type { Job } from '../jobs/job.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import type { OriginOf } from '../http/site-origin.ts'
import type { Warn } from '../http/warn.ts'
import type { Tenants } from '../tenants.ts'
import type { Noun } from './noun.ts'

type Needs = {
  db: Db
  jobs: Pick<Jobs, 'enqueue'>
  now: () => Date
  warn: Warn
  publicUrl: string | undefined
  indexNow?: IndexNowSetting | undefined
  tenants: Tenants
  originOf: OriginOf
  versions: ContentVersion
  content: { readSnapshot: ContentSnapshots }
  /** What has pages of its own beside the route table. */
  sources: readonly MapSource[]
  gone: { jobs: Job[] }
}

/** What search engines are told of the site. */
export function createCrawlersNoun(needs: Needs): Noun {
  const { tenants, originOf, versions, content, sources, indexNow, publicUrl, gone } = needs
  const all = [pageSource(content.readSnapshot), ...sources]
  const map = createSiteMap({ versions, sources: all })
  return {
    routes(app) {
      serveCrawlerFiles(app, { originOf, tenants, map })
      if (indexNow) serveIndexNowKey(app, indexNow)
    },
    jobs: [...gone.jobs, ...(indexNow && publicUrl ? createIndexNow({ ...needs, setting: indexNow, publicUrl, sources: all }) : [])],
    forPages: () => ({}),
  }
}
