import { kindsOfRoot, signsOf } from '../../nouns/search/signs-of-question.ts'

/** The place of each sign. */
export type Signs = Pick<ReadonlyMap<string, number>, 'get' | 'has' | 'size'>

/** What was learnt of how people ask: numbers and words, without the ways of asking they were learnt from. */
export interface Learnt {
  /** What may be meant. */
  destinations: readonly string[]
  /** The place of each sign of a question: `weights` has a number for each destination there, one sign after the other. */
  signs: Signs
  /** How many ways of asking have each sign, of so many. */
  said: ArrayLike<number>
  ways: number
  /** As they were learnt, or as so many steps of their sign in a byte each (decision 50). */
  weights: Float32Array | Int8Array
  steps?: Float32Array | undefined
}

/** As it is learnt, with the signs themselves and every weight as it is. */
export type Learning = Learnt & { signs: ReadonlyMap<string, number>; weights: Float32Array }

/** What may be meant, and how likely that is; all of a question add up to one. */
export interface Meant {
  means: string
  likely: number
}

/** Two words side by side say so much beside each of them. */
const ofPair = 0.5
/** Signs say so much beside nearly all there are, to this power: who says more is a little surer to be understood. */
const [ofAll, lessThanAll] = [0.65, 0.75]

/** What a question means, by what was learnt. */
export function understandBy(learnt: Learnt) {
  const { destinations, signs } = learnt
  return {
    /** The likeliest first. */
    meant: (question: string): Meant[] =>
      [...likelihoods(weighSigns(signsOf(question), learnt), learnt)]
        .map((likely, to): Meant => ({ means: destinations[to], likely }))
        .toSorted((a, b) => b.likely - a.likely),
    /** Whether any way says this word, without its ending, or another of its kind. */
    knows: (root: string): boolean => signs.has(root) || kindsOfRoot(root).some((kind) => signs.has(kind)),
  }
}

/** Where what it says of each destination begins, and how much it tells of the question it is in. */
export type Sign = { from: number; tells: number }

/** Those signs of a question that are known, each with how much it tells beside all others: more where few ways have it. */
export function weighSigns(asked: readonly string[], { destinations, signs, said, ways, steps }: Omit<Learnt, 'weights'>): Sign[] {
  const tells = (sign: string) => Math.log(ways / (said[signs.get(sign) ?? -1] ?? 1)) * (sign.includes(' ') ? ofPair : 1)
  const all = Math.sqrt(asked.reduce((sum, sign) => sum + tells(sign) ** 2, 0))
  return asked.flatMap((sign) => {
    const place = signs.get(sign)
    return place === undefined || all === 0
      ? []
      : [{ from: place * destinations.length, tells: ((steps?.[place] ?? 1) * ofAll * tells(sign)) / all ** lessThanAll }]
  })
}

/** Of each destination, by what the signs of a question say. */
export function likelihoods(signs: readonly Sign[], { weights, destinations }: Pick<Learnt, 'weights' | 'destinations'>): Float64Array {
  const width = destinations.length
  const found = new Float64Array(width)
  for (const { from, tells } of signs) for (let to = 0; to < width; to++) found[to] += weights[from + to] * tells
  const most = found.reduce((a, b) => Math.max(a, b), -Infinity)
  let sum = 0
  for (let to = 0; to < width; to++) sum += found[to] = Math.exp(found[to] - most)
  for (let to = 0; to < width; to++) found[to] /= sum
  return found
}
