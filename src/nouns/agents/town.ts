import { foldText } from '../fold-text.ts'
import { statesOf, usStates, type UsState } from '../places/us-states.ts'

/** A town with a page for its agents. */
export interface Town {
  /** What its page goes by: "sterling-co". */
  slug: string
  name: string
  /** "Logan County"; empty where nobody knows. */
  county: string
  /** "Colorado". */
  state: string
  lat: number
  lng: number
}

/** "Sterling", "Colorado" → "sterling-co"; undefined where the address names no state. */
export function townSlug({ city, state }: { city: string; state: string }): string | undefined {
  const code = codeOf(state)
  const name = dashed(city)
  return code && name ? `${name}-${code.toLowerCase()}` : undefined
}

/** What a slug names, as a list of places is asked for it: "sterling, CO". */
export function readTownSlug(slug: string): { words: string; state: string } | undefined {
  const [, name, code = ''] = /^([a-z0-9-]{1,60})-([a-z]{2})$/.exec(slug) ?? []
  const [state] = statesOf([code.toUpperCase()])
  return name && state ? { words: `${name.replaceAll('-', ' ')}, ${state.code}`, state: state.name } : undefined
}

const dashed = (words: string) =>
  foldText(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const codes = new Map(statesOf(Object.keys(usStates)).map(({ code, name }) => [name, code]))
const codeOf = (state: string): UsState | undefined => codes.get(state)
