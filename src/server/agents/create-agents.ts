import type { ContentVersion } from '../content/content-version.ts'
import type { Warn } from '../content/shelf.ts'
import type { Db } from '../db/database.ts'
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

type Needs = { db: Db; versions: ContentVersion; now: () => Date; warn: Warn; geocoder?: Geocoder; places?: Known[] }

/** The directory and everything that is asked of it, put together. */
export function createAgents({ db, versions, now, warn, geocoder, places }: Needs) {
  const gazetteer = createGazetteer(places)
  const { findTown } = gazetteer
  const locate = createPlaceFinder(gazetteer, geocoder, warn)
  const agents = createAgentStore({ db, versions, now, warn, findTown })
  const search = createAgentSearch({ db, now, warn, findTown })
  const languages = createAgentLanguages({ db, versions })
  return {
    gazetteer,
    locate,
    agents,
    guide: createAgentGuide({ agents, search, languages, findTown, locate, now }),
    listView: createAgentListView({ db, versions, now, warn, agents }),
    refresh: (tenant: string) => refreshSearch({ db, now, warn, findTown }, tenant),
    seedDemo: (tenant: string) => seedDemoAgents({ db, versions, now, findTown }, tenant),
  }
}
