import type { Noun, Visit } from './noun.ts'

/** Nouns in the order they were added, and what pages may ask of all of them together. */
export interface Composed<Offered extends object> {
  nouns: readonly Noun[]
  forPages(visit: Visit): Offered
  /** Adds a noun; what it offers to pages joins what the others do, and the compiler sees it. */
  with<More extends object>(noun: Noun<More>): Composed<Offered & More>
}

/** Begins with what every page may ask, whatever the nouns. */
export function composeNouns<Offered extends object>(forPages: (visit: Visit) => Offered, nouns: readonly Noun[] = []): Composed<Offered> {
  return {
    nouns,
    forPages,
    with: (noun) => composeNouns((visit) => ({ ...forPages(visit), ...noun.forPages(visit) }), [...nouns, noun]),
  }
}
