/** A word, and what else people call the same thing: whoever types any of them finds what says any other. */
export interface Synonyms {
  word: string
  /** Words or short phrases, with commas between them. */
  also: string
}

/** What a search starts with: how the trade says it, and how the neighbors do. Admins change it on the page of the search. */
export const defaultSynonyms: readonly Synonyms[] = [
  { word: 'auto', also: 'car, vehicle' },
  { word: 'roadside', also: 'tow, towing' },
  { word: 'renters', also: 'apartment' },
]
