import { pages } from '../../routes.ts'
import type { Candidate } from './find-things.ts'
import type { Term } from './read-query.ts'
import { saysTerm, saysTogether, scoreOf, tellingOf, titleFits, titleHolds, type Fields } from './score-thing.ts'
import { hasForm, isAside, pageAt, type PageName } from './searched-pages.ts'

export interface Ranked {
  kind: 'page' | 'form' | 'question'
  title: string
  href: string
  /** What of it is shown. */
  text: string
  score: number
  covered: number
}

/** How many things of the site there are, about: what a word tells is worked out by it. */
const about = 250
/** The home pages say a little of everything, and what the law asks for says all of it once more, in words nobody likes to read. */
const lessThanOthers: Partial<Record<PageName, number>> = { home: 0.6, chooser: 0.45, disclosure: 0.82, terms: 0.82 }
const aside = 0.62
/** What words that stand together count beside the same apart. */
export const together = 0.3

/** Pages and questions, the best first: a page is found by what it is called and by all its parts together, and opened where its best part is. */
export function rankPages(
  candidates: readonly Candidate[],
  terms: readonly Term[],
  names: Readonly<Record<string, string>>,
): { ranked: Ranked[]; telling: number[] } {
  const ofPage = new Map<string, Candidate[]>()
  const questions: Candidate[] = []
  for (const candidate of candidates) {
    const path = candidate.address.split('#')[0]
    if (candidate.kind === 'question') questions.push(candidate)
    else ofPage.set(path, [...(ofPage.get(path) ?? []), candidate])
  }
  const said = terms.map((term) => candidates.filter((candidate) => saysTerm(fieldsOf(candidate), term) > 0).length)
  const telling = said.map((many) => tellingOf(many, about))
  const ranked = [
    ...[...ofPage].flatMap(([path, parts]) => pageOf(path, parts, terms, telling, names) ?? []),
    ...questions.map((candidate) => questionOf(candidate, terms, telling)),
  ]
  return { ranked: ranked.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score), telling }
}

function fieldsOf({ kind, analysed }: Candidate): Fields {
  return { analysed, title: kind === 'part' ? 0.55 : 1, keywords: kind === 'page' }
}

function pageOf(
  path: string,
  parts: readonly Candidate[],
  terms: readonly Term[],
  telling: readonly number[],
  names: Readonly<Record<string, string>>,
): Ranked | undefined {
  const name = pageAt(path)
  if (name === undefined) return undefined
  const says = parts.map((part) => terms.map((term) => saysTerm(fieldsOf(part), term)))
  const best = terms.map((_term, index) => Math.max(...says.map((each) => each[index])))
  const { score, covered } = scoreOf(terms, telling, best)
  // The words a page goes by are a list: what stands beside what there means nothing.
  const near = parts.map(({ kind, analysed }) => (kind === 'page' ? 0 : saysTogether(analysed, terms)))
  const scores = says.map((each, index) => scoreOf(terms, telling, each).score * (1 + together * near[index]))
  const head = parts.find(({ kind }) => kind === 'page')
  const shown = parts
    .map((part, index) => ({ part, score: scores[index] }))
    .filter(({ part }) => part.kind === 'part')
    .toSorted((a, b) => b.score - a.score)[0]
  const fits = head ? titleFits(head.analysed, terms) : 0
  const weight = (lessThanOthers[name] ?? 1) * (isAside(name) ? aside : 1)
  const isPart = shown !== undefined && shown.score > 0.5 * (head ? scores[parts.indexOf(head)] : 0)
  return {
    kind: hasForm(name) ? 'form' : 'page',
    title: names[name] ?? parts[0].title,
    href: isPart ? shown.part.address : pages[name].path,
    text: shown ? `${shown.part.title}. ${shown.part.about}` : '',
    score: weight * (score * (1 + 0.35 * fits + together * Math.max(...near)) + 0.2 * (shown?.score ?? 0)),
    covered,
  }
}

function questionOf(candidate: Candidate, terms: readonly Term[], telling: readonly number[]): Ranked {
  const { title, address, about: text, analysed } = candidate
  const { score, covered } = scoreOf(
    terms,
    telling,
    terms.map((term) => saysTerm(fieldsOf(candidate), term)),
  )
  return {
    kind: 'question',
    title,
    href: address,
    text,
    score: score * (0.75 + 0.4 * titleFits(analysed, terms)) * titleHolds(analysed, terms) * (1 + together * saysTogether(analysed, terms)),
    covered,
  }
}
