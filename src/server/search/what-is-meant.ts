import { questionWords, rootsIn } from '../../nouns/search/signs-of-question.ts'
import { weakWords } from '../../nouns/search/weak-words.ts'
import { pages } from '../../routes.ts'
import { isWritten } from './as-people-write.ts'
import { howPeopleAsk } from './learnt-files.ts'
import { isSearched, type PageName } from './searched-pages.ts'

/** Less likely than this nothing is looked up. */
const leastLikely = 0.02
/** A door is led to where it is this likely: nothing else is known of it. */
const likelyDoor = 0.5
const doors = ['login', 'customerLogin', 'agentLogin'] as const

/** What a question most likely means, whether there is such a thing or not: the index says that. */
export interface Meaning {
  /** By the address of the page, the likeliest part of it and how likely all of it is. */
  pages: ReadonlyMap<string, { at: string; likely: number }>
  /** By what the address of an article ends with. */
  articles: ReadonlyMap<string, number>
  /** By the address of a paper that comes with the site. */
  papers: ReadonlyMap<string, number>
  /** Where people sign in, which is no thing that is found. */
  door: (typeof doors)[number] | null
  /** How much of the question is said by anybody who asked so far: all that it may mean adds up to this. */
  sure: number
}

export const meansNothing: Meaning = { pages: new Map(), articles: new Map(), papers: new Map(), door: null, sure: 0 }

/** Whether people say this word, whether our pages do or not. */
export const isSaid = (word: string): boolean => rootsIn(word).every(howPeopleAsk().knows)

/** Whether people say just this word, and no other form of it alone: a "Sam" is not the "same". */
export const isSaidSo = (word: string): boolean => isSaid(word) && isWritten(word)

/** By how people ask; of a question with words none of them says, as much less as there are of those. */
export function whatIsMeant(asked: string): Meaning {
  const { meant, knows } = howPeopleAsk()
  const all = questionWords(asked)
  const strong = all.filter((word) => !weakWords.has(word))
  const roots = (strong.length > 0 ? strong : all).flatMap(rootsIn)
  const sure = roots.filter(knows).length / Math.max(1, roots.length)
  const found = {
    pages: new Map<string, { at: string; likely: number }>(),
    articles: new Map<string, number>(),
    papers: new Map<string, number>(),
  }
  const likeliest = meant(asked).map(({ means, likely }) => ({ means, likely: sure * likely }))
  for (const { means, likely } of likeliest) {
    if (likely < leastLikely) break
    if (means.startsWith('blog/')) found.articles.set(means.slice('blog/'.length), likely)
    if (means.startsWith('papers/')) found.papers.set(`/${means}.pdf`, likely)
    const [name, part] = means.split('#')
    if (!(name in pages) || !isSearched(name as PageName)) continue
    const { path } = pages[name as PageName]
    const known = found.pages.get(path)
    // What is likelier came before.
    found.pages.set(path, { at: known?.at ?? (part ? `${path}#${part}` : path), likely: (known?.likely ?? 0) + likely })
  }
  const door = doors.find((name) => likeliest[0].means === name && likeliest[0].likely >= likelyDoor) ?? null
  return { ...found, door, sure }
}

/** What is meant among what there is: how likely all else was is shared out, so that whose site has less finds what it has as well. */
export function amongWhatIsThere({ pages: paths, articles, papers, door, sure }: Meaning, there: There): Meaning {
  const absent =
    sumOf([...paths].map(([path, { likely }]) => (there.paths.has(path) ? 0 : likely))) +
    sumOf([...articles].map(([slug, likely]) => (there.slugs.has(slug) ? 0 : likely))) +
    sumOf([...papers].map(([at, likely]) => (there.papers.has(at) ? 0 : likely)))
  const share = absent > 0 ? sure / Math.max(sure - absent, leastLikely) : 1
  const shared = (all: ReadonlyMap<string, number>, has: Has) =>
    new Map([...all].flatMap(([name, likely]) => (has.has(name) ? [[name, share * likely]] : [])))
  return {
    pages: new Map([...paths].flatMap(([path, page]) => (there.paths.has(path) ? [[path, { ...page, likely: share * page.likely }]] : []))),
    articles: shared(articles, there.slugs),
    papers: shared(papers, there.papers),
    door,
    sure,
  }
}

type Has = { has(name: string): boolean }
/** Pages by their addresses, articles by what theirs end with, papers by theirs. */
type There = { paths: Has; slugs: Has; papers: Has }

const sumOf = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0)
