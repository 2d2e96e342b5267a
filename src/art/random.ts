/**
 * A generator of numbers from 0 up to 1 that depends on nothing but its seed.
 * FNV-1a turns the seed into a state, mulberry32 steps it: small, fast and the same in every engine.
 */
export function random(seed: string): () => number {
  let state = 2166136261
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
