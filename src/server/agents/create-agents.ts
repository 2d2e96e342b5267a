import type { Warn } from '../http/warn.ts'
import { agentList } from '../../content/find-an-agent/agent-list.ts'
import { agent, type Agent } from '../../nouns/agents/agent.ts'
import { agentAddress } from '../../routes.ts'
import type { ContentVersion } from '../content/content-version.ts'
import { itemSource } from '../crawlers/item-source.ts'
import type { Db, Say } from '../db/database.ts'
import { createListSection } from '../items/list-section.ts'
import { createItemStore } from '../items/item-store.ts'
import { seedItems } from '../items/seed-items.ts'
import type { Places } from '../places/create-places.ts'
import type { Tenants } from '../tenants.ts'
import { createAgentGuide } from './agent-guide.ts'
import { createAgentKind, type OnAgents } from './agent-kind.ts'
import { createAgentLanguages } from './agent-languages.ts'
import { createNamesMeant, createNamesOf } from './names-meant.ts'
import { createAgentSearch, type AgentSearch } from './agent-search.ts'
import { createDirectorySearch } from './directory-search.ts'
import { createSmallDirectory } from './small-directory.ts'
import { townSource } from './town-entries.ts'
import { createTownGuide } from './town-guide.ts'
import { refreshSearch, searchShape } from './refresh-search.ts'

type Needs = {
  db: Db
  versions: ContentVersion
  now: () => Date
  warn: Warn
  say?: Say | undefined
  places: Places
  tenants: Tenants
  onAgents?: OnAgents | undefined
}

/** The directory and everything that is asked of it, put together. */
export function createAgents({ db, versions, now, warn, say, places, tenants, onAgents }: Needs) {
  const { findTown, locate, findAlike, findNamed } = places
  const kind = createAgentKind({ findTown, tenants, onAgents })
  const agents = createItemStore(kind, { db, versions, now, warn })

  const search = createAgentSearch({ db, agents, now, findTown })
  const languages = createAgentLanguages({ db, versions })
  const namesOf = createNamesOf({ db, versions })
  const forGuides = { agents, languages, namesOf, findTown, locate, findAlike, now }
  const guideBy = (search: AgentSearch) =>
    createAgentGuide({ ...forGuides, search, namesMeant: createNamesMeant({ namesOf, search, findAlike }) })
  // Pages show what is true at a content version, calls what the database says this moment.
  const directoryOf = createSmallDirectory({ db, agents, versions, findTown })
  const searchForPages = createDirectorySearch({ search, directoryOf, now })
  const towns = createTownGuide({ search: searchForPages, findNamed })
  return {
    agents,
    towns,
    sources: [
      itemSource(db, { name: 'agents', kind: agent.noun, addressOf: ({ key }) => agentAddress(key), picture: 'image' }),
      townSource({ db, tenants, towns }),
    ],
    guide: guideBy(search),
    guideForPages: guideBy(searchForPages),
    directoryOf,
    /** Those who answer to a wish, without a word with the database where they are few. */
    listFitting: searchForPages,
    listView: createListSection({ kind, section: agentList, field: 'agentList' }, agents.writer, { db, versions, now, warn }),
    refresh: (tenant: string) => refreshSearch({ db, now, warn, findTown }, tenant),
    seedDemo: (tenant: string, contents: readonly Agent[]) =>
      seedItems({ db, versions, now, say }, kind, tenant, {
        name: 'demo agents',
        besides: [searchShape],
        words: `Seeding the directory of ${tenant} with ${contents.length} agents to try …`,
        contents,
      }),
  }
}
