import type { ContentVersion } from '../content/content-version.ts'
import type { Warn } from '../content/shelf.ts'
import type { Db, Say } from '../db/database.ts'
import { createGazetteer, type Known } from '../places/gazetteer.ts'
import type { Geocoder } from '../places/geocoder.ts'
import { createPlaceFinder } from '../places/place-finder.ts'
import { createAgentGuide } from './agent-guide.ts'
import { createAgentLanguages } from './agent-languages.ts'
import { createAgentListView } from './agent-list-view.ts'
import { createAgentSearch } from './agent-search.ts'
import { createAgentStore } from './agent-store.ts'
import { refreshSearch } from './refresh-search.ts'
import { seedDemoAgents } from './seed-demo-agents.ts'

type Needs = { db: Db; versions: ContentVersion; now: () => Date; warn: Warn; say?: Say | undefined; geocoder?: Geocoder; places?: Known[] }

/** The directory and everything that is asked of it, put together. */
export function createAgents({ db, versions, now, warn, say, geocoder, places }: Needs) {
  const gazetteer = createGazetteer(places)
  const { findTown } = gazetteer
  const locate = createPlaceFinder(gazetteer, geocoder, warn)
  const agents = createAgentStore({ db, versions, now, warn, findTown })

  const emails = new Map<string, { version: number; listed: Promise<string[]> }>()
  /** As `listEmails`, read once per content version, since anybody may ask for the sitemap. */
  function listEmailsOnce(tenant: string, most: number): Promise<string[]> {
    const version = versions.of(tenant)
    const known = emails.get(tenant)
    if (known?.version === version) return known.listed
    const listed = agents.listEmails(tenant, most)
    emails.set(tenant, { version, listed })
    listed.catch(() => emails.delete(tenant))
    return listed
  }

  const search = createAgentSearch({ db, now, warn, findTown })
  const languages = createAgentLanguages({ db, versions })
  return {
    gazetteer,
    locate,
    agents,
    listEmailsOnce,
    guide: createAgentGuide({ agents, search, languages, findTown, locate, now }),
    listView: createAgentListView({ db, versions, now, warn, agents }),
    refresh: (tenant: string) => refreshSearch({ db, now, warn, findTown }, tenant),
    seedDemo: (tenant: string) => seedDemoAgents({ db, versions, now, findTown, say }, tenant),
  }
}
