import { mayBeCalled } from '../../nouns/agents/short-names.ts'
import { foldText } from '../../nouns/fold-text.ts'
import { ofWhoAsks, saidOfPeople } from '../../nouns/search/said-of-people.ts'
import type { Listed, SmallDirectory } from '../agents/small-directory.ts'
import type { StemsOf } from '../articles/word-stems.ts'
import type { Analysed } from './analyse-thing.ts'
import type { FindAgentsSaying } from './find-agents-saying.ts'
import { onceForEach } from './once-for-each.ts'
import { readQuery, type Term } from './read-query.ts'
import { saysNearly, tellingOf } from './score-thing.ts'
import { isSaidSo } from './what-is-meant.ts'

/** Somebody of whom some of what was asked is said. */
export interface Weighed {
  listed: Listed
  /** How much of it, each word as telling among agents as it is: all of it is 1. */
  share: number
  /** How many words of it. */
  words: number
}

/** What one agent of so many says, and no more of them, tells who is meant: "year" is said by too many. */
const fewOf = 8
/** What is only like it in the words of the trade tells nothing by itself: a "problem" is no "trouble with deer". */
const surely = 0.8
/** Of a handful of agents this many may say a telling word. */
const leastFew = 1

export type WeighWhoFits = ReturnType<typeof createWeighWhoFits>

/** Who fits what was asked of somebody best, by what all write of themselves, how they are called and in what town. Nobody who says nothing telling; of a large directory nobody. */
export function createWeighWhoFits({ directoryOf, findAgentsSaying, stemsOf }: Needs) {
  return async function weighWhoFits(tenant: string, words: readonly string[]): Promise<Weighed[]> {
    const directory = (await directoryOf(tenant)) ?? []
    const asked = words.filter((word) => !ofWhoAsks.has(word))
    const terms = (await readQuery(asked.join(' '), saidOfPeople, stemsOf)).filter(({ weak }) => !weak)
    if (directory.length === 0 || terms.length === 0) return []
    const texts = new Map((await findAgentsSaying(tenant, terms)).map(({ listed, analysed }) => [listed, analysed]))
    const all = directory.map((listed) => ({ listed, says: terms.map((term) => saidOf(listed, texts.get(listed), term)) }))
    const saidBy = terms.map((_term, at) => all.filter(({ says }) => says[at] > 0).length)
    const telling = saidBy.map((some) => tellingOf(some, directory.length))
    const most = telling.reduce((sum, each) => sum + each, 0)
    const isTelling = saidBy.map((some) => some <= Math.max(leastFew, directory.length / fewOf))
    return all
      .filter(({ says }) => says.some((each, at) => each >= surely && isTelling[at]))
      .map(({ listed, says }) => ({
        listed,
        share: says.reduce((sum, each, at) => sum + each * telling[at], 0) / most,
        words: says.filter((each) => each > 0).length,
        from: firstSaid(texts.get(listed), terms),
      }))
      .toSorted((a, b) => b.share - a.share || a.from - b.from)
  }
}

type Needs = { directoryOf: SmallDirectory; findAgentsSaying: FindAgentsSaying; stemsOf: StemsOf }

/** A name that is a word of other questions too is no sign of who has it. */
function saidOf(listed: Listed, text: Analysed | undefined, term: Term): number {
  const { town, names } = calledOf(listed)
  const isOf = town.includes(term.word)
  // What takes longest comes last: this is asked of every agent.
  const isCalled = names.some((name) => name === term.word || mayBeCalled(term.word, name)) && !isSaidSo(term.word)
  return isOf || isCalled ? 1 : text ? saysNearly({ ...text, title: [] }, term) : 0
}

/** Folded once for all who ask, of hundreds. */
const calledOf = onceForEach(({ stored: { content } }: Listed) => ({
  town: foldText(content.city).split(' '),
  names: foldText(content.title).split(' '),
}))

/** Where one begins to say any of it: what somebody writes first they are. */
function firstSaid(text: Analysed | undefined, terms: readonly Term[]): number {
  const stems = new Set(terms.flatMap(({ alternatives }) => alternatives.flatMap((each) => each.stems)))
  const at = text?.order.findIndex((stem, index) => index > text.title.length && stems.has(stem)) ?? -1
  return at < 0 ? Infinity : at
}
