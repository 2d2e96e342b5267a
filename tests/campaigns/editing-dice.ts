/** Numbers in [0, 1), the same ones for the same seed (mulberry32). */
export type Dice = () => number

/** Random numbers from 0 up to 1, the same for the same seeds. */
export function dice(...seeds: number[]): Dice {
  let state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x9e3779b1) ^ (mixed >>> 15), 0x2545f491)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Takes one of several by weight. */
export function drawn<T>(roll: Dice, weights: readonly (readonly [T, number])[]): T {
  let rest = roll() * weights.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [each, weight] of weights) if ((rest -= weight) < 0) return each
  return weights[weights.length - 1][0]
}
