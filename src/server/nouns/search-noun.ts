import { searchWords } from '../../content/search/synonyms.ts'
import { isLikeAccount } from '../../nouns/search/straight-answers.ts'
import { readSearched } from '../../nouns/search/found.ts'
import type { SearchForPages } from '../../pages/site/site-search.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { AgentSearch } from '../agents/agent-search.ts'
import type { SmallDirectory } from '../agents/small-directory.ts'
import { answerSearchAll } from '../api/search/search-all.ts'
import type { TownGuide } from '../agents/town-guide.ts'
import type { ReadingRoom } from '../articles/reading-room.ts'
import { contentIn } from '../content/content-in.ts'
import type { ContentSnapshots } from '../content/content-snapshot.ts'
import type { Db } from '../db/database.ts'
import { addressKey, createRateLimiter } from '../identity/rate-limit.ts'
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
  agents: { guide: AgentGuide; directoryOf: SmallDirectory; listFitting: AgentSearch; towns: Pick<TownGuide, 'townOf'> }
  articles: { room: ReadingRoom }
}

/** Of strangers at one address, who may be many in one office, each typing; by the call and by the page together. */
const mostOfStrangers = { max: 600, windowSeconds: 60 }

/** The search of the whole site. */
export function createSearchNoun({ db, now, places, counting, content, agents, articles }: Needs): Noun<SearchForPages> {
  const search = createSearch({
    db,
    places,
    ...agents,
    room: articles.room,
    async synonymsOf(tenant) {
      return contentIn(await content.readSnapshot(tenant), searchWords).items
    },
  })
  // A search keeps nothing, so nobody waits for the disk to know that it was counted.
  const limiter = createRateLimiter({ db, now, onTheWay: true })
  const keyOf = (ip: string) => addressKey('searches of strangers', ip)
  const countStranger = (ip: string) => limiter.countTry(keyOf(ip), mostOfStrangers)
  /** A page says so in its own words. */
  const mayAsk = (ip: string) => limiter.mayTry(keyOf(ip), mostOfStrangers)
  return {
    calls: [answerSearchAll({ search, countStranger })],
    forPages: ({ tenant, person, visitor, mayCount }) => ({
      search: {
        async all(asked, kind) {
          if (!person && !(await mayAsk(visitor))) return 'tooMany'
          const found = await search({ tenant, asked, kind, signedIn: person !== undefined })
          // More of one kind is the same search once more; what may be an account number is nobody's to count.
          if (kind === undefined && !isLikeAccount(readSearched(asked)))
            counting.searched({ tenant, words: found.asked, found: !found.nothing, mayCount })
          return found
        },
      },
    }),
  }
}
