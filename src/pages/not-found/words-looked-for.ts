import { mostSearched } from '../../nouns/search/found.ts'
import { decoded, readable } from './known-pages.ts'

/** What a lost visitor probably looked for: the words typed into a search, else those of the address. */
export function wordsLookedFor(path: string, query: string): string {
  const typed = new URLSearchParams(query).get('q')?.trim()
  return (typed || wordsOf(path)).slice(0, mostSearched)
}

/** An address whose escapes nobody can read says nothing. */
function wordsOf(path: string): string {
  if (/%[0-9a-f]/i.test(decoded(path))) return ''
  return readable(path.replace(endOfFile, ''))
}

/** ".php", ".html": how a program was called, no word of anybody's. */
const endOfFile = /\.[a-z]{2,5}$/i
