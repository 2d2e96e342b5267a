// What a search of the whole site answers: the same to its page and to its call.

/** In the order they are shown where nothing else decides. */
export const searchKinds = ['page', 'question', 'article', 'agent', 'form', 'document'] as const
export type SearchKind = (typeof searchKinds)[number]

/** More characters than these are cut: nobody types them. */
export const mostSearched = 200

/** Of a group as it is shown among others, and of one that was asked for alone. */
export const [shownOfEach, shownOfOne] = [4, 30]

/** Words of what was found; those that were looked for are marked. */
export interface Excerpt {
  text: string
  marked: boolean
}

export interface FoundThing {
  kind: SearchKind
  title: string
  /** An address of this site, with the part of the page where there is one: "/360/faq#how-do-i-file-a-claim". */
  href: string
  excerpt: Excerpt[]
}

export interface FoundGroup {
  kind: SearchKind
  things: FoundThing[]
  /** How many there are, of which `things` are the first. */
  total: number
}

export interface Found {
  /** What was asked, as it was understood at the door: cut, on one line, without control characters. */
  asked: string
  /** Straight to a task, where the words name one. */
  straight: { label: string; href: string } | null
  best: FoundThing | null
  /** What else may have been meant, each on another page than the best and than the other; nothing where one kind was asked for alone. */
  also: FoundThing[]
  /** The group with the best thing first; a group is never empty. */
  groups: FoundGroup[]
  /** What was looked for instead of words nobody knows; null where nothing was corrected. */
  corrected: string | null
  /** True where there is nothing to show but what to do now. */
  nothing: boolean
}

export const isSearchKind = (word: unknown): word is SearchKind => (searchKinds as readonly unknown[]).includes(word)

/** Anything somebody typed or an address says, as it is searched: well-formed, on one line, 200 characters at most. */
export function readSearched(typed: string): string {
  return typed
    .slice(0, 4 * mostSearched)
    .toWellFormed()
    .replaceAll('\uFFFD', ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, mostSearched)
    .toWellFormed()
    .replaceAll('\uFFFD', '')
    .trim()
}
