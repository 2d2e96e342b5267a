import type { Found, SearchKind } from '../../nouns/search/found.ts'

export interface SearchForPages {
  search: {
    /** The whole site, as far as whoever asks may read it: best answer, groups, straight answer. With a kind, that group alone and more of it. */
    all(asked: string, kind?: SearchKind): Promise<Found | 'tooMany'>
  }
}
