import type { ContentVersion } from '../content/content-version.ts'
import type { ContentSnapshots } from '../content/content-snapshot.ts'
import type { MapSource } from '../crawlers/map-part.ts'
import { pageSource } from '../crawlers/page-entries.ts'
import { serveCrawlerFiles } from '../crawlers/serve-crawler-files.ts'
import { createSiteMap } from '../crawlers/site-map.ts'
import type { OriginOf } from '../http/site-origin.ts'
import type { Tenants } from '../tenants.ts'
import type { Noun } from './noun.ts'

type Needs = {
  tenants: Tenants
  originOf: OriginOf
  versions: ContentVersion
  content: { readSnapshot: ContentSnapshots }
  /** What has pages of its own beside the route table. */
  sources: readonly MapSource[]
}

/** What search engines are told of the site. */
export function createCrawlersNoun({ tenants, originOf, versions, content, sources }: Needs): Noun {
  const map = createSiteMap({ versions, sources: [pageSource(content.readSnapshot), ...sources] })
  return {
    routes: (app) => serveCrawlerFiles(app, { originOf, tenants, map }),
    forPages: () => ({}),
  }
}
