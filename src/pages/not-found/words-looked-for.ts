import { address } from '../../routes.ts'
import { decoded, readable } from './known-pages.ts'

/** Characters a search takes. */
export const longestSearch = 200

/** What a lost visitor probably looked for: the words typed into a search, else those of the address. */
export function wordsLookedFor(path: string, query: string): string {
  const typed = new URLSearchParams(query).get('q')?.trim()
  return (typed || wordsOf(path)).slice(0, longestSearch)
}

/** The address of the search itself says nothing of what was searched for, nor does one whose escapes nobody can read. */
function wordsOf(path: string): string {
  if (path === address.search || /%[0-9a-f]/i.test(decoded(path))) return ''
  return readable(path.replace(endOfFile, ''))
}

/** ".php", ".html": how a program was called, no word of anybody's. */
const endOfFile = /\.[a-z]{2,5}$/i
