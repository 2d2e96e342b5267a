/**
 * How long the whole site is searched over the call, with 10², 10⁴ and 10⁵ published articles and as many agents, on the embedded database
 * and on PostgreSQL where TEST_DATABASE_URL says there is one. Part of `npm run bench`; alone: node tests/bench/bench.ts --search [sizes]
 */
import * as at from '../../src/calls/addresses.ts'
import type { OpenDatabase } from '../../src/server/db/database.ts'
import { gather, personOf } from './agent-crowd.ts'
import { fillShelf, storyOf, wordAt } from './article-shelf.ts'
import { benchSearches, type Ask, type Dice } from './search-times.ts'
import { questionsOfThirdStranger } from '../fixtures/search-questions-third-stranger.ts'
import { searchQuestions } from '../fixtures/search-questions.ts'
import { withSlip } from '../fixtures/ask-search.ts'

const search =
  (words: (dice: Dice, size: number) => string): Ask['path'] =>
  (dice, size) =>
    `${at.searchAll.path}?${new URLSearchParams({ q: words(dice, size) })}`

const question = (dice: Dice) => searchQuestions[dice(searchQuestions.length)].ask

const longQuestion = (dice: Dice) => questionsOfThirdStranger[dice(questionsOfThirdStranger.length)].ask

const asks: Ask[] = [
  { what: 'a question people ask', ratio: true, path: search(question) },
  { what: 'a question in many words', ratio: true, path: search(longQuestion) },
  { what: 'the same with a typing error', ratio: true, path: search((dice) => withSlip(question(dice))) },
  { what: 'a question that is being typed', ratio: true, path: search((dice) => question(dice).slice(0, 3 + dice(9))) },
  { what: 'a word of nearly every article', ratio: true, path: search((dice) => wordAt(dice(5))) },
  {
    what: 'two words of a title',
    ratio: true,
    path: search((dice, size) =>
      storyOf(dice(size) + 1)
        .title.split(' ')
        .slice(0, 2)
        .join(' '),
    ),
  },
  { what: 'the name of an agent', ratio: true, path: search((dice, size) => personOf(dice(size)).title) },
  {
    what: 'one name of two and the town',
    ratio: true,
    path: search((dice, size) => {
      const { title, city } = personOf(dice(size))
      return `${title.split(' ')[0]} ${city}`
    }),
  },
  { what: 'a word of nobody', ratio: true, path: search(() => 'xylophonist') },
  { what: 'one letter', ratio: true, path: search((dice) => 'abcdefgh'[dice(8)]) },
  { what: '200 characters', ratio: true, path: search((dice) => `${wordAt(dice(9))} %_'" `.repeat(30).slice(0, 200)) },
]

async function fill(database: OpenDatabase, size: number): Promise<void> {
  await fillShelf(database, size)
  await gather(database, size)
}

/** Measures both databases at every size and prints the tables. */
export const benchSearchAll = (sizes?: readonly number[]): Promise<void> => benchSearches({ of: 'things', asks, fill }, sizes)
