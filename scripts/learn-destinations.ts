import type { WayOfAsking } from '../src/nouns/search/how-people-ask/how-people-ask.ts'
import { hashTerm } from '../src/nouns/hash-term.ts'
import { signsOf } from '../src/nouns/search/signs-of-question.ts'
import { likelihoods, weighSigns, type Learning, type Learnt, type Sign } from '../src/server/search/learnt.ts'

/** How often all ways are gone through, how far each moves what is known, and what is as good as known, which moves nothing. */
const [rounds, step, asGoodAsKnown] = [5, 0.5, 0.01]

/**
 * Learns from ways of asking what a question means (multinomial logistic regression with AdaGrad's steps): each sign of a question says so
 * much for each destination, more where few questions have it, and what is said most for is likeliest. The same ways always teach the same.
 */
export function learnDestinations(ways: readonly WayOfAsking[]): Learning {
  const destinations = [...new Set(ways.map(({ means }) => means))]
  const signs = new Map<string, number>()
  const said: number[] = []
  const asked = shuffled(ways).map((way) => {
    const own = signsOf(way.asked)
    for (const sign of own) {
      const place = signs.get(sign) ?? signs.size
      signs.set(sign, place)
      said[place] = (said[place] ?? 0) + 1
    }
    return { signs: own, means: destinations.indexOf(way.means) }
  })
  const learnt = { destinations, signs, said, ways: ways.length, weights: new Float32Array(signs.size * destinations.length) }
  weigh(
    asked.map((each) => ({ ...each, signs: weighSigns(each.signs, learnt) })),
    learnt,
  )
  return learnt
}

/** Finds what each sign says for each destination; how far each moved is let go when that is done. */
function weigh(examples: readonly { signs: readonly Sign[]; means: number }[], learnt: Learnt): void {
  const { weights } = learnt
  const moved = new Float32Array(weights.length).fill(1e-6)
  for (let round = 0; round < rounds; round++)
    for (const { signs, means } of examples)
      for (const [to, likely] of likelihoods(signs, learnt).entries()) {
        const wrong = likely - (to === means ? 1 : 0)
        if (Math.abs(wrong) < asGoodAsKnown) continue
        for (const { from, tells } of signs) {
          const slope = wrong * tells
          moved[from + to] += slope * slope
          weights[from + to] -= (step * slope) / Math.sqrt(moved[from + to])
        }
      }
}

/** So that ways to one destination do not come one after the other; by what is asked, so that one way more changes the place of no other. */
function shuffled(ways: readonly WayOfAsking[]): WayOfAsking[] {
  return ways
    .map((way) => ({ way, place: hashTerm(way.asked) >>> 0 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ way }) => way)
}
