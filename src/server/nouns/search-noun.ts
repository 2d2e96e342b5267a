import { defaultSynonyms } from '../../nouns/search/default-synonyms.ts'
import type { SearchForPages } from '../../pages/site.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import { answerSearchAll } from '../api/search/search-all.ts'
import type { ReadingRoom } from '../articles/reading-room.ts'
import type { Db } from '../db/database.ts'
import { createRateLimiter } from '../identity/rate-limit.ts'
import type { Places } from '../places/create-places.ts'
import { createSearch } from '../search/create-search.ts'
import type { Noun } from './noun.ts'

type Needs = {
  db: Db
  now: () => Date
  places: Places
  agents: { guide: AgentGuide }
  articles: { room: ReadingRoom }
}

/** The search of the whole site. */
export function createSearchNoun({ db, now, places, agents, articles }: Needs): Noun<SearchForPages> {
  const search = createSearch({ db, places, guide: agents.guide, room: articles.room, synonymsOf: async () => defaultSynonyms })
  return {
    calls: [answerSearchAll({ search, limiter: createRateLimiter({ db, now }) })],
    forPages: ({ tenant, person, visitor }) => ({
      search: { all: (asked, kind) => search({ tenant, asked, kind, signedIn: person !== undefined, visitor }) },
    }),
  }
}
