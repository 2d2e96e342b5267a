import { pdfFileName } from '../../fields/pdf.ts'
import { beginnings, ofTenant, searchWords } from '../articles/found-by.ts'
import type { SearchThing } from './search-thing.ts'

/** Of a title and what is said beside it: of each word every beginning is kept. */
const mostOfHead = 200
/** And so many of a part of a page. */
const mostOfPart = 3_000

/** Beside words, which hold no colon: what visitors may find, what they are led to by the search of the whole site, and what kinds there are. */
export const open = 'r:anyone'
export const listed = 'l:listed'
export const ofDocuments = 'k:document'
export const ofPages = 'k:pages'
export const ofHidden = 'k:hidden'

/** Of a thing the words of its title and all it says, each between blanks, and what it is found by as it stands. */
export type OwnWords = { titled: string; said: string; beside: string[] }

/**
 * What a thing is found by, but for the words inside a document: the stem of every word of its title, of what is said beside it and of
 * the name of its file, those of its title once more, every beginning of these words, its tenant, and who may know of it.
 */
export function ownWords(
  tenant: string,
  { kind, title, about, address, readers, listed: isListed }: Omit<SearchThing, 'id' | 'date'>,
): OwnWords {
  const titled = searchWords(title).slice(0, mostOfHead)
  const said = searchWords(about).slice(0, kind === 'document' ? mostOfHead : mostOfPart)
  const all = [...titled, ...said, ...searchWords(pdfFileName(address).replace(/\.pdf$/, ''))]
  // Of a part of a page there are too many words for the beginnings of all.
  const begun = kind === 'document' || kind === 'page' ? all : titled
  const beside = [
    ofTenant(tenant),
    ...(readers === 'anyone' ? [open] : []),
    ...(isListed ? [listed] : []),
    kind === 'document' ? ofDocuments : kind === 'hidden' ? ofHidden : ofPages,
    ...new Set(begun.flatMap((word) => beginnings(word))),
  ]
  // A word that was cut may end with half a letter.
  return { titled: titled.join(' ').toWellFormed(), said: [...new Set(all)].join(' ').toWellFormed(), beside }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** "Oct 28 2026" as a day; null for anything else. */
export function dayIn(date: string): Date | null {
  const [, word = '', day, year] = /^(\p{L}{3})\p{L}*\.? (\d{1,2}),? (\d{4})$/u.exec(date.trim()) ?? []
  const month = months.indexOf(word.toLowerCase())
  return month < 0 ? null : new Date(Date.UTC(Number(year), month, Number(day)))
}
