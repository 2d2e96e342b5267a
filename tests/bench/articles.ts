/**
 * How long articles are looked for over the call, at 10², 10⁴ and 10⁵ published ones, on the embedded database and on
 * PostgreSQL where TEST_DATABASE_URL says there is one. Part of `npm run bench`; alone: node tests/bench/bench.ts --articles [sizes]
 */
import * as at from '../../src/calls/addresses.ts'
import { fillShelf, storyOf, wordAt } from './article-shelf.ts'
import { sizesAsked } from './figures.ts'
import { benchSearches, type Ask, type Dice } from './search-times.ts'

const search =
  (words: (dice: Dice, size: number) => string): Ask['path'] =>
  (dice, size) =>
    `${at.searchPublishedBlogs.path}?${new URLSearchParams({ search: words(dice, size), pageSize: '100' })}`

const asks: Ask[] = [
  { what: 'search: a word of nearly every article', ratio: true, path: search((dice) => wordAt(dice(5))) },
  { what: 'search: a word of many', ratio: true, path: search((dice) => wordAt(50 + dice(200))) },
  { what: 'search: a word of few', ratio: true, path: search((dice) => wordAt(2_000 + dice(2_000))) },
  {
    what: 'search: two words of a title',
    ratio: true,
    path: search((dice, size) =>
      storyOf(dice(size) + 1)
        .title.split(' ')
        .slice(0, 2)
        .join(' '),
    ),
  },
  { what: 'search: three common words', ratio: true, path: search((dice) => [0, 1, 2].map((n) => wordAt(n * 9 + dice(9))).join(' ')) },
  { what: 'search: a word that is begun', ratio: true, path: search((dice) => wordAt(dice(400)).slice(0, 4)) },
  { what: 'search: a word of none', ratio: true, path: search(() => 'xylophonist') },
  { what: 'search: “the”', ratio: true, path: search(() => 'the') },
  { what: 'search: 200 characters', ratio: true, path: search((dice) => `${wordAt(dice(9))} %_'" `.repeat(30).slice(0, 200)) },
  { what: 'first page', path: () => at.publicBlogs.path },
  {
    what: 'a page of a topic',
    path: (dice) => `${at.blogsByTopic.path.replace(':topic', String(dice(14) + 1))}?pageNumber=${dice(3) + 1}`,
  },
  { what: 'one, with what is related', path: (dice, size) => at.publishedBlog.path.replace(':id', String(dice(size) + 1)) },
]

/** Measures both databases at every size and prints the tables. */
export const benchArticles = (sizes?: readonly number[]): Promise<void> => benchSearches({ of: 'articles', asks, fill: fillShelf }, sizes)

if (import.meta.main) await benchArticles(sizesAsked())
