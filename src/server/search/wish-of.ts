import type { Alternative } from './read-query.ts'

/** Any of the ways a term may be said, as PostgreSQL reads a question (`tsquery`); empty where there is none. */
export const wishOf = (alternatives: readonly Alternative[]): string =>
  [...new Set(alternatives.map(({ stems }) => `(${stems.map((stem) => `'${stem}'`).join(' & ')})`))].join(' | ')
