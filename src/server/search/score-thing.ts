import type { Analysed } from './analyse-thing.ts'
import { onceForEach } from './once-for-each.ts'
import type { Alternative, Term } from './read-query.ts'

/** What a word counts in a title, in the words a page goes by, and in a text. */
const [inTitle, inKeywords, inText] = [3, 2.6, 1.3]
/** How many things of the site there are, about: what a word tells is worked out by it. */
export const thingsAbout = 250
/** A text of so many words is of usual length. */
const usualLength = 80

export interface Fields {
  analysed: Analysed
  /** How much its title counts: of a part of a page less than of the page. */
  title: number
  /** Its text is what a page goes by. */
  keywords?: boolean
}

/** How nearly something says a term in any way: 1 where it says the very word. */
export function saysNearly({ title, counts }: Pick<Analysed, 'title' | 'counts'>, { alternatives }: Term): number {
  let best = 0
  for (const { weight, stems } of alternatives)
    if (weight > best && stems.every((stem) => counts.has(stem) || title.includes(stem))) best = weight
  return best
}

/** How well something says a term: 0 where not at all. */
export function saysTerm({ analysed, title, keywords = false }: Fields, { alternatives, word, begun }: Term): number {
  let best = 0
  for (const alternative of alternatives) best = Math.max(best, alternative.weight * saysIn(analysed, alternative, title, keywords))
  if (best > 0 || !begun) return best
  return analysed.titleWords.some((each) => each.startsWith(word)) ? 0.8 * inTitle * title : 0
}

function saysIn({ title, counts, length }: Analysed, { stems }: Alternative, titleCounts: number, keywords: boolean): number {
  const titled = stems.every((stem) => title.includes(stem)) ? inTitle * titleCounts : 0
  const times = Math.min(...stems.map((stem) => counts.get(stem) ?? 0))
  if (times === 0) return titled
  if (keywords) return Math.max(titled, inKeywords)
  return titled + (inText * times) / (times + 0.6 * (0.4 + 0.6 * (length / usualLength)))
}

/** How much a term tells things apart: what nearly all say tells little. */
export const tellingOf = (saidBy: number, among: number): number =>
  saidBy === 0 ? saidByNobody : Math.log(1 + (among + 1) / (saidBy + 0.5))

/** How much each term tells among other things than pages: what no page says is no less telling where one of these says it. */
export const tellingBeside = (telling: readonly number[], said: readonly (readonly boolean[])[]): number[] =>
  telling.map((each, at) => (each === saidByNobody ? tellingOf(said.filter((of) => of[at]).length, thingsAbout) : each))

/** A word that no page says is no reason to show nothing of the others; an article may say it. */
export const saidByNobody = 1

/** The words of a question that mean something and that no page says, in their places among the terms. */
export const saidByNoPage = (terms: readonly Term[], telling: readonly number[]): number[] =>
  terms.flatMap(({ weak, alternatives }, at) => (!weak && alternatives.length > 0 && telling[at] === saidByNobody ? [at] : []))

/**
 * The score of what says the terms as well as `says` tells, each as telling as it is: much of what was asked counts more than one word
 * of it said often. 0 where what is said is too little.
 */
export function scoreOf(terms: readonly Term[], telling: readonly number[], says: readonly number[]): { score: number; covered: number } {
  let [sum, said, asked] = [0, 0, 0]
  for (const [index, term] of terms.entries()) {
    const weight = telling[index] * (term.weak ? 0.15 : 1)
    asked += weight
    if (says[index] > 0) said += weight
    sum += weight * says[index]
  }
  const covered = asked === 0 ? 0 : said / asked
  return { score: sum * (0.25 + 0.75 * covered * covered), covered }
}

/** What is surely meant counts as much as what says every word so many times over; what is half as likely counts more than half of that. */
const [ofMeaning, lessLikely] = [1.4, 0.7]

/** What says all that was asked as usual things say it. */
export const usualScore = (telling: readonly number[]): number => 3 * telling.reduce((sum, each) => sum + each, 0)

export const meaningCounts = (telling: readonly number[], likely: number): number => ofMeaning * usualScore(telling) * likely ** lessLikely

/** Several of the words in one title are hardly there by chance. */
export function titleHolds(analysed: Analysed, terms: readonly Term[]): number {
  const said = terms.filter(
    ({ weak, alternatives }) =>
      !weak && alternatives.some(({ weight, stems }) => weight > 0.8 && stems.every((stem) => analysed.title.includes(stem))),
  )
  return 1 + 0.2 * Math.max(0, said.length - 1)
}

/** A title that says nothing but what was asked is about just that. */
export function titleFits(analysed: Analysed, terms: readonly Term[]): number {
  if (analysed.title.length === 0) return 0
  const stems = stemsOfAll(terms)
  return analysed.title.filter((stem) => stems.has(stem)).length / analysed.title.length
}

const stemsOfAll = onceForEach(
  (terms: readonly Term[]) =>
    new Set(terms.flatMap(({ alternatives }) => alternatives.filter(({ weight }) => weight > 0.8).flatMap((each) => each.stems))),
)

/** How many places may lie between words that belong together. */
const within = 3

/** How much of what was asked one after the other is said so: "vet bills" is not a vet here and bills there. */
export function saysTogether({ order, title, counts }: Analysed, terms: readonly Term[]): number {
  const strong = waysOfStrong(terms)
  if (strong.length < 2) return 0
  // Most say one of the two at most, which is known without a look at the order of their words.
  const said = strong.map((ways) => ways.values().some((stem) => counts.has(stem) || title.includes(stem)))
  const pairs = strong.slice(1).map((after, index) => said[index] && said[index + 1] && isBeside(order, strong[index], after))
  return pairs.filter(Boolean).length / pairs.length
}

/** Whether a short question stands in a text word by word: "loss assessment". */
export function saysWordByWord({ order }: Pick<Analysed, 'order'>, terms: readonly Term[]): boolean {
  const strong = waysOfStrong(terms)
  if (strong.length < 2 || strong.length > mostInRun || strong.length < terms.length) return false
  return order.some((_stem, from) => strong.every((ways, offset) => ways.has(order[from + offset])))
}

/** A longer question is hardly a name. */
const mostInRun = 3

const waysOfStrong = onceForEach((terms: readonly Term[]) => terms.filter(({ weak }) => !weak).map(waysOf))

const waysOf = ({ alternatives }: Term) =>
  new Set(alternatives.flatMap(({ weight, stems }) => (weight > 0.8 && stems.length === 1 ? stems : [])))

function isBeside(order: readonly string[], one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let [lastOne, lastOther] = [-Infinity, -Infinity]
  for (const [index, stem] of order.entries()) {
    if (one.has(stem)) {
      if (index - lastOther < within) return true
      lastOne = index
    }
    if (other.has(stem)) {
      if (index - lastOne <= within && lastOne !== index) return true
      lastOther = index
    }
  }
  return false
}
