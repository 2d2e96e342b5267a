import type { Counting } from '../insights/create-counting.ts'
import type { Noun } from './noun.ts'

/** What visitors need, in sums: counted without a script, a cookie, or anything of a person. */
export function createInsightsNoun({ counting }: { counting: Counting }): Noun {
  return {
    forPages: () => ({}),
    close: counting.close,
  }
}
