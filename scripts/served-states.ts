import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stateNumbers } from './state-numbers.ts'

type State = keyof typeof stateNumbers

/** The states that the insurers in tenants/ serve, by their postal codes, each once. Throws where an insurer names none, or what is no state. */
export function servedStates(): State[] {
  const root = join(import.meta.dirname, '..')
  const tenants = globSync('tenants/*.json', { cwd: root }).flatMap((file) => {
    const said = JSON.parse(readFileSync(join(root, file), 'utf8')) as { servedStates?: string[] } | { servedStates?: string[] }[]
    return [said].flat().map(({ servedStates: states }) => ({ file, states: states ?? [] }))
  })
  const named = tenants.flatMap(({ file, states }) => {
    if (states.length === 0) throw new Error(`tenants/ has an insurer in ${file} with no servedStates.`)
    return states.map((state) => requireState(state.toUpperCase(), file))
  })
  return [...new Set(named)]
}

function requireState(state: string, file: string): State {
  if (!Object.hasOwn(stateNumbers, state)) throw new Error(`servedStates in ${file} names ${state}, which is no state.`)
  return state as State
}
