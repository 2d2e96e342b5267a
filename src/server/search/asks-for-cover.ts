import { lineOfWord } from '../../nouns/agents/asked-lines.ts'
import { ofInsurer } from '../../nouns/search/weak-words.ts'
import type { Analysed } from './analyse-thing.ts'
import { mostInPassage } from './most-in-passage.ts'
import { onceForEach } from './once-for-each.ts'
import type { Term } from './read-query.ts'

const asksOfCover =
  /^(much|matters?|affects?|care|minds?|cover(s|ed|ing|age)?|exclu(de|des|ded|ding|sion|sions)|inclu(de|des|ded)|protects?|protected|limits?)$/
const ofPolicies = /^(polic(y|ies)|homeowners?|umbrella)$/
/** What of is insured, and no answer where it stands: "how much for a 2019 pickup". */
const isYear = /^(19|20)\d\d$/

/**
 * Whether something is insured is answered by what says that very thing: a line of what a policy leaves out, and not a page that is about
 * the house and says nothing of it. What is asked about, in its places among the terms; none where nothing of the kind was asked.
 */
const coverAskedOf = onceForEach((terms: readonly Term[]): readonly number[] => {
  const saidPolicy = terms.some(({ word }) => ofInsurer.has(word) || ofPolicies.test(word))
  const isOfCover = ({ word }: Term) => asksOfCover.test(word) || (saidPolicy && /^pays?$/.test(word))
  if (!terms.some(isOfCover)) return []
  return terms.flatMap((term, at) =>
    term.weak || isOfCover(term) || isYear.test(term.word) || ofPolicies.test(term.word) || lineOfWord(term.word) !== undefined ? [] : [at],
  )
})

/** How much of that one passage says, without the title above it: all of it is 1. */
export function answersOfCover(analysed: Analysed, terms: readonly Term[], telling: readonly number[]): number {
  const asked = coverAskedOf(terms)
  return asked.length === 0 ? 0 : mostInPassage({ ...analysed, title: [] }, asked, terms, telling)
}
