import type { Noun, Visit } from './noun.ts'

/** Nouns in the order they were added, and what pages may ask of all of them together. */
export interface Composed<Offered extends object> {
  nouns: readonly Noun[]
  forPages(visit: Visit): Offered
  /** Adds a noun; what it offers to pages joins what the others do, and the compiler sees it. */
  with<More extends object>(noun: Noun<More>): Composed<Offered & More>
}

/** Begins with what every page may ask, whatever the nouns. */
export const composeNouns = <Offered extends object>(forPages: (visit: Visit) => Offered): Composed<Offered> =>
  composed<Offered>(forPages, [])

const composed = <Offered extends object>(forAll: (visit: Visit) => object, nouns: readonly Noun[]): Composed<Offered> => ({
  nouns,
  // All at once: put together one by one, what the first offer would be copied for each that comes after.
  forPages: (visit) => Object.assign({}, forAll(visit), ...nouns.map((noun) => noun.forPages(visit))) as Offered,
  with: <More extends object>(noun: Noun<More>) => composed<Offered & More>(forAll, [...nouns, noun]),
})
