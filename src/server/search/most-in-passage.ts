import type { Analysed } from './analyse-thing.ts'
import { onceForEach } from './once-for-each.ts'
import type { Term } from './read-query.ts'
import { saysNearly, usualScore } from './score-thing.ts'

/**
 * Whoever says so many words that mean something tells what happened, or asks for one thing; fewer are said of many things. And what one passage that
 * says all of it counts, beside what says every word.
 */
type Detail = { leastWords: number; ofPassage: number }
const onPages: Detail = { leastWords: 4, ofPassage: 1.2 }
/** A paper is about what it says in passing as much as about anything, and of its words few are said elsewhere. */
export const inPapers: Detail = { leastWords: 3, ofPassage: 1.6 }

/** Of two words a passage that says both may be what was meant, and stands third where nothing likelier does. */
export const inShort: Detail = { ...inPapers, leastWords: 2 }

/** All of it, whatever is lost in counting. */
const allOfIt = 0.99

/** The words of a question that mean something, in their places among the terms. */
const strongIn = onceForEach((terms: readonly Term[]): readonly number[] => terms.flatMap(({ weak }, at) => (weak ? [] : [at])))

export const asksForDetail = (terms: readonly Term[], { leastWords } = onPages): boolean => strongIn(terms).length >= leastWords

/** Whether one passage says every word of it that means something, in so many words. */
export const saysAllInPassage = (analysed: Analysed, terms: readonly Term[], telling: readonly number[]): boolean =>
  mostInPassage(analysed, strongIn(terms), terms, telling) > allOfIt

/** How much of these words that one passage says which says most of them, each as telling as it is: all of it is 1. */
export function mostInPassage(
  { title, ...text }: Analysed,
  asked: readonly number[],
  terms: readonly Term[],
  telling: readonly number[],
): number {
  const all = asked.reduce((sum, at) => sum + telling[at], 0)
  const passages = text.passages.length > 0 ? text.passages : [text]
  const said = passages.map((passage) => asked.reduce((sum, at) => sum + telling[at] * saysNearly({ ...passage, title }, terms[at]), 0))
  return all === 0 ? 0 : Math.max(...said) / all
}

/** What something counts more for a passage that says the very detail, whatever the page it is on is about; its square, as half of it is said by many. */
export function detailCounts(analysed: Analysed, terms: readonly Term[], telling: readonly number[], detail = onPages): number {
  if (!asksForDetail(terms, detail)) return 0
  const said = mostInPassage(analysed, strongIn(terms), terms, telling)
  if (asksForDetail(terms)) return detail.ofPassage * usualScore(telling) * said ** 2
  // Fewer words than a detail has are one where a passage says them all, "what I paid back in August" is none; and they ask for a page as often: "annual meeting day".
  return said > allOfIt ? onPages.ofPassage * usualScore(telling) * said ** 2 : 0
}
