import type { WayOfAsking } from '../../nouns/search/how-people-ask/how-people-ask.ts'
import { kindsOfRoot, signsOf } from '../../nouns/search/signs-of-question.ts'
import { nextTurn } from '../http/own-turn.ts'

/** What may be meant, and how likely that is; all of a question add up to one. */
export interface Meant {
  means: string
  likely: number
}

export interface Learnt {
  /** The likeliest first. */
  meant(asked: string): Meant[]
  /** Whether any way says this word, without its ending, or another of its kind. */
  knows(root: string): boolean
}

/** How often all ways are gone through, how far each moves what is known, and what is as good as known, which moves nothing. */
const [rounds, step, asGoodAsKnown] = [5, 0.5, 0.01]
/** Two words side by side say so much beside each of them. */
const ofPair = 0.5
/** Others are heard after so many. */
const atOnce = 250

/**
 * Learns from ways of asking what a question means (multinomial logistic regression with AdaGrad's steps): each sign of a question says so
 * much for each destination, more where few questions have it, and what is said most for is likeliest. The same ways always teach the same.
 */
export async function learnDestinations(ways: readonly WayOfAsking[]): Promise<Learnt> {
  const destinations = [...new Set(ways.map(({ means }) => means))]
  const asked = ways.map((way) => ({ signs: signsOf(way.asked), means: destinations.indexOf(way.means) }))
  const said = new Map<string, number>()
  for (const sign of asked.flatMap(({ signs }) => signs)) said.set(sign, (said.get(sign) ?? 0) + 1)
  const numbers = new Map([...said.keys()].map((sign, number) => [sign, number]))
  const tells = (sign: string) => Math.log(ways.length / (said.get(sign) ?? 1)) * (sign.includes(' ') ? ofPair : 1)
  const width = destinations.length
  const weights = new Float32Array(numbers.size * width)
  const moved = new Float32Array(numbers.size * width).fill(1e-6)

  /** Those of its signs that are known, each with how much it tells beside all others. */
  function readSigns(signs: readonly string[]): Sign[] {
    const all = Math.sqrt(signs.reduce((sum, sign) => sum + tells(sign) ** 2, 0))
    return signs.flatMap((sign) => {
      const number = numbers.get(sign)
      return number === undefined || all === 0 ? [] : [{ from: number * width, tells: tells(sign) / all }]
    })
  }

  function likelihoods(signs: readonly Sign[]): Float64Array {
    const found = new Float64Array(width)
    for (const { from, tells: much } of signs) for (let to = 0; to < width; to++) found[to] += weights[from + to] * much
    const most = found.reduce((a, b) => Math.max(a, b), -Infinity)
    let sum = 0
    for (let to = 0; to < width; to++) sum += found[to] = Math.exp(found[to] - most)
    for (let to = 0; to < width; to++) found[to] /= sum
    return found
  }

  function learn({ signs, means }: { signs: readonly Sign[]; means: number }): void {
    for (const [to, likely] of likelihoods(signs).entries()) {
      const wrong = likely - (to === means ? 1 : 0)
      if (Math.abs(wrong) < asGoodAsKnown) continue
      for (const { from, tells: much } of signs) {
        const slope = wrong * much
        moved[from + to] += slope * slope
        weights[from + to] -= (step * slope) / Math.sqrt(moved[from + to])
      }
    }
  }

  const examples = shuffled(asked).map(({ signs, means }) => ({ signs: readSigns(signs), means }))
  for (let round = 0; round < rounds; round++)
    for (const [index, example] of examples.entries()) {
      if (index % atOnce === 0) await nextTurn()
      learn(example)
    }

  return {
    meant: (question) =>
      [...likelihoods(readSigns(signsOf(question)))]
        .map((likely, to): Meant => ({ means: destinations[to], likely }))
        .toSorted((a, b) => b.likely - a.likely),
    knows: (root) => numbers.has(root) || kindsOfRoot(root).some((kind) => numbers.has(kind)),
  }
}

/** Where what it says of each destination begins, and how much it tells of the question it is in. */
type Sign = { from: number; tells: number }

/** So that ways to one destination do not come one after the other; always the same order, so that the same is learnt. */
function shuffled<Each>(all: readonly Each[]): Each[] {
  const mixed = [...all]
  let seed = 7
  for (let at = mixed.length - 1; at > 0; at--) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    const other = seed % (at + 1)
    ;[mixed[at], mixed[other]] = [mixed[other], mixed[at]]
  }
  return mixed
}
