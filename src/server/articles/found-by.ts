import { sql, type SQL } from 'drizzle-orm'
import { foldText, wordsOfFolded } from '../../nouns/fold-text.ts'

/** How many numbers of articles are of one bucket: a search looks through the newest ones first. */
export const bucketSize = 1024

/** Longer than any word; what is no word is not looked for. */
const mostOfWord = 60

/** Of a title and its tags together: of each word every beginning is kept, and the index takes a megabyte for one article. */
const mostOfHead = 400

/** Of a word no longer beginning is kept. */
const mostLetters = 15

/** The words of a text as they are kept and asked for: folded, letters and digits alone. */
export const searchWords = (text: string): string[] => wordsOfFolded(foldText(text)).map((word) => word.slice(0, mostOfWord))

/** Which bucket the number of an article is in. */
export const bucketOf = (id: number) => Math.floor(id / bucketSize)

/** What stands in an index of words beside words, which hold neither of these characters. */
export const ofTenant = (tenant: string) => `@${tenant}`
export const inBucket = (bucket: number) => `#${bucket}`
export const inTitle = (stem: string) => `t:${stem}`
const titleBegins = (letters: string) => `p:${letters}`
/** The beginning of a word of a title, which somebody may still be typing. */
export const begunInTitle = (word: string) => titleBegins(word.slice(0, mostLetters))

export type Searched = { id: number; title: string; subTitle: string; body: string; names: readonly string[] }

/**
 * What an article is found by: the stem of every word, once more for those of its title and its tags, every beginning of a
 * word of its title, its tenant, and its bucket.
 */
export function foundBy(tenant: string, { id, title, subTitle, body, names }: Searched): SQL {
  const head = searchWords([title, ...names].join(' ')).slice(0, mostOfHead)
  // Each word once, since nobody asks how often; to find the stem of each is most of the work of a save.
  const all = [...new Set([...head, ...searchWords(subTitle), ...searchWords(body)])].join(' ')
  const beside = [ofTenant(tenant), inBucket(bucketOf(id)), ...new Set(head.flatMap((word) => beginnings(word, 2)))]
  return asLexemes({
    titled: sql`${head.join(' ')}::text`,
    said: sql`${all}::text`,
    beside: sql`${`{${beside.map((word) => `"${word}"`).join(',')}}`}::text[]`,
  })
}

/** What a thing is found by: the stem of each word it says, once more for those of its title, and what stands beside words as it is. */
export const asLexemes = ({ titled, said, beside }: { titled: SQL; said: SQL; beside: SQL }): SQL =>
  sql`array_to_tsvector(
    tsvector_to_array(to_tsvector('english', ${said}))
    || string_to_array(nullif(${inTitle('')} || array_to_string(tsvector_to_array(to_tsvector('english', ${titled})), ${` ${inTitle('')}`}), ${inTitle('')}), ' ')
    || ${beside})`

/** Of a word what it begins with, from so many letters on. */
export function beginnings(word: string, least = 1): string[] {
  const letters = [...word]
  return letters.slice(least - 1, mostLetters).map((_each, at) => titleBegins(letters.slice(0, at + least).join('')))
}
