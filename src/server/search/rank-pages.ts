import { pages } from '../../routes.ts'
import { answersOfCover } from './asks-for-cover.ts'
import type { Candidate } from './find-things.ts'
import { detailCounts } from './most-in-passage.ts'
import type { Term } from './read-query.ts'
import {
  meaningCounts,
  saysNearly,
  saysTerm,
  saysTogether,
  saysWordByWord,
  scoreOf,
  tellingOf,
  thingsAbout,
  titleFits,
  titleHolds,
  usualScore,
  type Fields,
} from './score-thing.ts'
import type { Meaning } from './what-is-meant.ts'
import { hasForm, isAside, pageAt, type PageName } from './searched-pages.ts'

export interface Ranked {
  kind: 'page' | 'form' | 'question'
  title: string
  href: string
  /** What of it is shown. */
  text: string
  score: number
  covered: number
  /** How likely it is what was meant, by how people ask. */
  likely: number
  /** How much one passage of it says of what was asked to be insured. */
  answers: number
}

/** A word that is begun is said so much. */
const leastSaid = 0.3
/** The home pages say a little of everything, and what the law asks for says all of it once more, in words nobody likes to read. */
const lessThanOthers: Partial<Record<PageName, number>> = { home: 0.6, chooser: 0.45, disclosure: 0.82, terms: 0.82 }
const aside = 0.62
/** What a passage that answers counts beside what says every word, and what a page is meant less that says nothing of what was asked. */
const [ofAnswer, unanswered] = [0.6, 0.5]
/** With less said nobody answers. */
const leastAnswer = 0.5
/** Of few pages the one that says a short question word by word is most likely meant: it counts as much as what says every word. */
const [ofRun, mostSaying] = [0.8, 2]
/** What words that stand together count beside the same apart. */
export const together = 0.3

/**
 * Pages and questions, the best first: a page is found by what it is called and by all its parts and questions together, and opened where its
 * best part is.
 */
export function rankPages(
  candidates: readonly Candidate[],
  terms: readonly Term[],
  names: Readonly<Record<string, string>>,
  meaning: Meaning,
): { ranked: Ranked[]; telling: number[] } {
  const ofPage = new Map<string, Judged[]>()
  const questions: Judged[] = []
  const judged = candidates.map((each): Judged => ({ ...each, says: terms.map((term) => saysTerm(fieldsOf(each), term)) }))
  for (const candidate of judged) {
    const path = pathOf(candidate)
    if (candidate.kind === 'question') questions.push(candidate)
    ofPage.set(path, [...(ofPage.get(path) ?? []), candidate])
  }
  // What says it in other words says it less: a word is not less telling for having many.
  const telling = terms.map((term, index) =>
    tellingOf(
      judged.reduce((sum, { says, analysed }) => sum + (says[index] > 0 ? Math.max(saysNearly(analysed, term), leastSaid) : 0), 0),
      thingsAbout,
    ),
  )
  const there = new Set(candidates.map(({ address }) => address))
  const all = [
    ...[...ofPage].flatMap(([path, parts]) => pageOf(path, parts, terms, telling, names) ?? []),
    ...questions.map((candidate) => questionOf(candidate, terms, telling)),
  ]
  const saying = new Set(judged.flatMap((each) => (each.kind !== 'page' && saysWordByWord(each.analysed, terms) ? [pathOf(each)] : [])))
  // What many pages say so tells none of them from others.
  if (saying.size <= mostSaying) for (const each of all) if (saying.has(each.href.split('#')[0])) each.score += ofRun * usualScore(telling)
  const most = all.reduce((sum, { answers }) => Math.max(sum, answers), 0)
  const ranked = all.map((each) => withMeaning(each, meaning, telling, there, most))
  return { ranked: ranked.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score), telling }
}

/** With how well it says each term. */
type Judged = Candidate & { says: readonly number[] }

const pathOf = ({ address }: Candidate) => address.split('#')[0]

function fieldsOf({ kind, analysed }: Candidate): Fields {
  return { analysed, title: kind === 'part' ? 0.55 : 1, keywords: kind === 'page' }
}

function pageOf(
  path: string,
  parts: readonly Judged[],
  terms: readonly Term[],
  telling: readonly number[],
  names: Readonly<Record<string, string>>,
): Ranked | undefined {
  const name = pageAt(path)
  if (name === undefined) return undefined
  const best = terms.map((_term, index) => Math.max(...parts.map(({ says }) => says[index])))
  const { score, covered } = scoreOf(terms, telling, best)
  // The words a page goes by are a list: what stands beside what there means nothing.
  const near = parts.map(({ kind, analysed }) => (kind === 'page' ? 0 : saysTogether(analysed, terms)))
  const scores = parts.map(({ says }, index) => scoreOf(terms, telling, says).score * (1 + together * near[index]))
  const head = parts.find(({ kind }) => kind === 'page')
  const bestOf = (kind: Candidate['kind']) =>
    parts
      .map((part, index) => ({ part, score: scores[index] }))
      .filter(({ part }) => part.kind === kind)
      .toSorted((a, b) => b.score - a.score)[0] as { part: Judged; score: number } | undefined
  const shown = bestOf('part')
  // What only an answer says is told in its words; the question is found beside it, and opens there.
  const said = shown ?? bestOf('question')
  const fits = head ? titleFits(head.analysed, terms) : 0
  const answers = parts.reduce(
    (sum, { kind, analysed }) => (kind === 'page' ? sum : Math.max(sum, answersOfCover(analysed, terms, telling))),
    0,
  )
  const detail = parts.reduce(
    (most, { kind, analysed }) => (kind === 'page' ? most : Math.max(most, detailCounts(analysed, terms, telling))),
    0,
  )
  const weight = (lessThanOthers[name] ?? 1) * (isAside(name) ? aside : 1)
  const isPart = shown !== undefined && shown.score > 0.5 * (head ? scores[parts.indexOf(head)] : 0)
  return {
    kind: hasForm(name) ? 'form' : 'page',
    title: names[name] ?? parts[0].title,
    likely: 0,
    href: isPart ? shown.part.address : pages[name].path,
    text: said ? `${said.part.title}. ${said.part.about}` : '',
    score:
      detail +
      ofAnswer * usualScore(telling) * answers ** 2 +
      weight * (score * (1 + 0.35 * fits + together * Math.max(...near)) + 0.2 * (shown?.score ?? 0)),
    covered,
    answers,
  }
}

/** What it likely is that was meant counts beside what it says; opened at the part that is meant, if that is there. */
function withMeaning(
  each: Ranked,
  { pages: meant }: Meaning,
  telling: readonly number[],
  there: ReadonlySet<string>,
  mostAnswers: number,
): Ranked {
  const page = meant.get(each.href.split('#')[0])
  if (page === undefined || (each.kind === 'question' && page.at !== each.href)) return each
  const counts = mostAnswers < leastAnswer ? 1 : 1 - unanswered * (1 - each.answers / mostAnswers)
  const isPart = page.at.includes('#') && there.has(page.at)
  return {
    ...each,
    href: isPart ? page.at : each.href,
    likely: page.likely,
    score: each.score + counts * meaningCounts(telling, page.likely),
  }
}

function questionOf({ title, address, about: text, analysed, says }: Judged, terms: readonly Term[], telling: readonly number[]): Ranked {
  const { score, covered } = scoreOf(terms, telling, says)
  return {
    kind: 'question',
    title,
    href: address,
    likely: 0,
    text,
    answers: answersOfCover(analysed, terms, telling),
    score: score * (0.75 + 0.4 * titleFits(analysed, terms)) * titleHolds(analysed, terms) * (1 + together * saysTogether(analysed, terms)),
    covered,
  }
}
