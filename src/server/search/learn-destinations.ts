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
  const width = destinations.length
  const known = new Map<string, { from: number; said: number }>()
  const asked = await inSlices(shuffled(ways), (way) => {
    const signs = signsOf(way.asked)
    for (const sign of signs) {
      const one = known.get(sign)
      if (one) one.said++
      else known.set(sign, { from: known.size * width, said: 1 })
    }
    return { signs, means: destinations.indexOf(way.means) }
  })
  const of = ways.length
  const examples = await inSlices(asked, ({ signs, means }) => ({ signs: readSigns(signs), means }))
  const weights = await weigh(examples, new Float32Array(known.size * width), width)

  /** Those of its signs that are known, each with how much it tells beside all others. */
  function readSigns(signs: readonly string[]): Sign[] {
    const tells = (sign: string) => Math.log(of / (known.get(sign)?.said ?? 1)) * (sign.includes(' ') ? ofPair : 1)
    const all = Math.sqrt(signs.reduce((sum, sign) => sum + tells(sign) ** 2, 0))
    return signs.flatMap((sign) => {
      const one = known.get(sign)
      return one === undefined || all === 0 ? [] : [{ from: one.from, tells: tells(sign) / all }]
    })
  }

  return {
    meant: (question) =>
      [...likelihoods(readSigns(signsOf(question)), weights, width)]
        .map((likely, to): Meant => ({ means: destinations[to], likely }))
        .toSorted((a, b) => b.likely - a.likely),
    knows: (root) => known.has(root) || kindsOfRoot(root).some((kind) => known.has(kind)),
  }
}

/** Where what it says of each destination begins, and how much it tells of the question it is in. */
type Sign = { from: number; tells: number }

/** Finds what each sign says for each destination; how far each moved is let go when that is done. */
async function weigh(examples: readonly { signs: readonly Sign[]; means: number }[], weights: Float32Array, width: number) {
  const moved = new Float32Array(weights.length).fill(1e-6)
  for (let round = 0; round < rounds; round++)
    await inSlices(examples, ({ signs, means }) => {
      for (const [to, likely] of likelihoods(signs, weights, width).entries()) {
        const wrong = likely - (to === means ? 1 : 0)
        if (Math.abs(wrong) < asGoodAsKnown) continue
        for (const { from, tells } of signs) {
          const slope = wrong * tells
          moved[from + to] += slope * slope
          weights[from + to] -= (step * slope) / Math.sqrt(moved[from + to])
        }
      }
    })
  return weights
}

/** Of each destination, by what the signs of a question say. */
function likelihoods(signs: readonly Sign[], weights: Float32Array, width: number): Float64Array {
  const found = new Float64Array(width)
  for (const { from, tells } of signs) for (let to = 0; to < width; to++) found[to] += weights[from + to] * tells
  const most = found.reduce((a, b) => Math.max(a, b), -Infinity)
  let sum = 0
  for (let to = 0; to < width; to++) sum += found[to] = Math.exp(found[to] - most)
  for (let to = 0; to < width; to++) found[to] /= sum
  return found
}

/** Made of each, while others are heard in between. */
async function inSlices<Each, Made>(all: readonly Each[], make: (each: Each) => Made): Promise<Made[]> {
  const made: Made[] = []
  for (const [index, each] of all.entries()) {
    if (index % atOnce === 0) await nextTurn()
    made.push(make(each))
  }
  return made
}

/** So that ways to one destination do not come one after the other; by what is asked, so that one way more changes the place of no other. */
function shuffled(ways: readonly WayOfAsking[]): WayOfAsking[] {
  return ways
    .map((way) => ({ way, place: placeOf(way.asked) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ way }) => way)
}

/** A number that looks like chance and is always the same (FNV-1a). */
function placeOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return hash >>> 0
}
