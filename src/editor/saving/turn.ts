import type { Effect, SaveState, Turn } from './save-state.ts'

/** Small words to put turns of the engine together with. */

export const still = (state: SaveState): Turn => ({ state, effects: [] })

export const and = ({ state, effects }: Turn, ...more: Effect[]): Turn => ({ state, effects: [...effects, ...more] })

/** What follows in the same turn. */
export function followedBy(turn: Turn, step: (state: SaveState) => Turn): Turn {
  const next = step(turn.state)
  return { state: next.state, effects: [...turn.effects, ...next.effects] }
}
