import { searchWords } from '../../content/search/synonyms.ts'
import { isLikeAccount } from '../../nouns/search/straight-answers.ts'
import { readSearched } from '../../nouns/search/found.ts'
import type { SearchForPages } from '../../pages/site.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import { answerSearchAll } from '../api/search/search-all.ts'
import type { ReadingRoom } from '../articles/reading-room.ts'
import type { ContentSnapshots } from '../content/content-snapshot.ts'
import type { Db } from '../db/database.ts'
import { createRateLimiter } from '../identity/rate-limit.ts'
import type { Counting } from '../insights/create-counting.ts'
import type { Places } from '../places/create-places.ts'
import { createSearch } from '../search/create-search.ts'
import type { Noun } from './noun.ts'

type Needs = {
  db: Db
  now: () => Date
  places: Places
  counting: Pick<Counting, 'searched'>
  content: { readSnapshot: ContentSnapshots }
  agents: { guide: AgentGuide }
  articles: { room: ReadingRoom }
}

/** The search of the whole site. */
export function createSearchNoun({ db, now, places, counting, content, agents, articles }: Needs): Noun<SearchForPages> {
  const search = createSearch({
    db,
    places,
    guide: agents.guide,
    room: articles.room,
    async synonymsOf(tenant) {
      const stored = (await content.readSnapshot(tenant)).get(searchWords.key)
      return ((stored?.content ?? searchWords.fallback) as typeof searchWords.fallback).items
    },
  })
  return {
    calls: [answerSearchAll({ search, limiter: createRateLimiter({ db, now }) })],
    forPages: ({ tenant, person, visitor, mayCount }) => ({
      search: {
        async all(asked, kind) {
          const found = await search({ tenant, asked, kind, signedIn: person !== undefined, visitor })
          // More of one kind is the same search once more; what may be an account number is nobody's to count.
          if (kind === undefined && !isLikeAccount(readSearched(asked)))
            counting.searched({ tenant, words: found.asked, found: !found.nothing, mayCount })
          return found
        },
      },
    }),
  }
}
