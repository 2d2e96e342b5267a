import { useEffect, useState } from 'react'
import { askAsOpener } from '../../calls/ask-as-opener.ts'
import { articleAddress, slugOf } from '../../nouns/articles/article-address.ts'
import { searchPublishedBlogs } from '../editor-calls.ts'
import { pageAt, type Target } from './pages-of-site.ts'

/** How many articles are offered beside pages. */
const most = 5

/** Published articles that have these words, the best first; none while they are asked for, nor without a connection. */
export function useArticlesOfSite(words: string): readonly Target[] {
  const query = words.trim()
  const [found, setFound] = useState<{ words: string; articles: readonly Target[] }>({ words: '', articles: [] })
  const asks = /^[^/#?].+$/.test(query) && !/^[a-z]+:/i.test(query)
  useEffect(() => {
    if (!asks) return
    let wanted = true
    // Whoever is still typing is not asked about every letter.
    const timer = setTimeout(() => {
      findArticles(query).then(
        (articles) => wanted && setFound({ words: query, articles }),
        () => {},
      )
    }, 300)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [query, asks])
  return asks && found.words === query ? found.articles : []
}

/** The number finds them; what follows it is what most are called, and leads on where one is called something else. */
async function findArticles(search: string): Promise<Target[]> {
  const { status, body } = await askAsOpener(searchPublishedBlogs, {
    search: search.slice(0, 200),
    pageNumber: '1',
    pageSize: String(most),
  })
  if (status !== 200 || !('data' in body)) return []
  const found = body.data.map(({ blogId, title }) => ({ path: articleAddress(blogId, slugOf(title)), name: title }))
  for (const { path, name } of found) names.set(path, name)
  return found
}

/** Of those that were offered since the page came. */
const names = new Map<string, string>()

/** What people know an address by: the page or the article it leads to; the address itself where that has no name here. */
export const nameAt = (address: string): string => pageAt(address)?.name ?? names.get(address) ?? address
