import { drawn, type Dice } from './editing-dice.ts'
import type { Fate } from './payments-proxy.ts'

type Weather = readonly (readonly [Fate, number])[]

/** Of a service that works: now and then something goes wrong all the same. */
const fair: Weather = [
  ['fine', 80],
  ['slow', 6],
  ['reply lost', 4],
  ['lost', 2],
  ['twice', 4],
  ['again later', 4],
]

const moods = {
  fair,
  down: [['lost', 1]],
  refusing: [
    ['refused', 3],
    ['fine', 1],
  ],
  slow: [
    ['slow', 6],
    ['silent', 1],
    ['silent after', 1],
  ],
  forgetful: [
    ['reply lost', 3],
    ['rubbish after', 2],
    ['fine', 3],
  ],
  raving: [
    ['rubbish', 3],
    ['rubbish after', 2],
    ['fine', 2],
  ],
  stammering: [
    ['twice', 3],
    ['again later', 3],
  ],
} as const satisfies Record<string, Weather>
type Mood = keyof typeof moods

const oftenness = [
  ['fair', 50],
  ['down', 10],
  ['refusing', 6],
  ['slow', 10],
  ['forgetful', 10],
  ['raving', 8],
  ['stammering', 8],
] as const satisfies readonly (readonly [Mood, number])[]

export const everyMood = oftenness.map(([mood]) => mood)

/** How somebody else's service is just now; it changes while people pay. */
export function createWeather() {
  let mood: Mood = 'fair'
  let clear = false
  const seen = new Map<Mood, number>()
  return {
    seen,
    now: (): Weather => (clear ? [['fine', 1]] : moods[mood]),
    changeByChance(roll: Dice) {
      mood = drawn(roll, oftenness)
      seen.set(mood, (seen.get(mood) ?? 0) + 1)
    },
    /** From now on nothing goes wrong. */
    clear: () => void (clear = true),
  }
}
