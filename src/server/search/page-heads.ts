import { pageKeywords } from '../../nouns/search/page-keywords.ts'
import { pages } from '../../routes.ts'
import type { Words } from '../../words/languages.ts'
import type { SearchThing } from './search-thing.ts'
import { searchedPages } from './searched-pages.ts'

/** What each page is called, and what else people call it; its `id` is its name among the routes. */
export function pageHeads({ pageNames }: Pick<Words, 'pageNames'>): SearchThing[] {
  return searchedPages().flatMap((name): SearchThing[] => {
    if (!(name in pageNames)) return []
    return [
      {
        id: name,
        kind: 'page',
        title: pageNames[name as keyof typeof pageNames],
        about: pageKeywords[name] ?? '',
        date: '',
        address: pages[name].path,
        readers: 'anyone',
        listed: true,
      },
    ]
  })
}
