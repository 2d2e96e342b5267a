import { sql, type SQL } from 'drizzle-orm'
import { pdfFileName } from '../../fields/pdf.ts'
import { inTitle, ofTenant, searchWords, titleBegins } from '../articles/found-by.ts'
import type { Document } from './documents-in.ts'

/** Of a title and what is said beside it: of each word every beginning is kept. */
const mostOfHead = 200
const mostLetters = 15

/** What visitors may find. */
export const open = 'r:anyone'

/**
 * What a document is found by, but for the words inside it: the stem of every word of its title, of what is said beside it and of
 * the name of its file, those of its title once more, every beginning of these words, its tenant, and who may know of it.
 */
export function ownWords(tenant: string, { title, about, address, readers }: Document): SQL {
  const titled = searchWords(title).slice(0, mostOfHead)
  const all = [...titled, ...searchWords(about).slice(0, mostOfHead), ...searchWords(pdfFileName(address).replace(/\.pdf$/, ''))]
  const others = [ofTenant(tenant), ...(readers === 'anyone' ? [open] : []), ...new Set(all.flatMap(beginnings))]
  return sql`array_to_tsvector(
    tsvector_to_array(to_tsvector('english', ${all.join(' ')}::text))
    || array(select ${inTitle('')} || word from unnest(tsvector_to_array(to_tsvector('english', ${titled.join(' ')}::text))) as word)
    || ${`{${others.map((word) => `"${word}"`).join(',')}}`}::text[])`
}

function beginnings(word: string): string[] {
  const letters = [...word]
  return letters.slice(0, mostLetters).map((_each, index) => titleBegins(letters.slice(0, index + 1).join('')))
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** "Oct 28 2026" as a day; null for anything else. */
export function dayIn(date: string): Date | null {
  const [, word = '', day, year] = /^(\p{L}{3})\p{L}*\.? (\d{1,2}),? (\d{4})$/u.exec(date.trim()) ?? []
  const month = months.indexOf(word.toLowerCase())
  return month < 0 ? null : new Date(Date.UTC(Number(year), month, Number(day)))
}
