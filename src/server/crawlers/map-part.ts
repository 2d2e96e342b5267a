/** A page as search engines are told of it. */
export interface MapEntry {
  /** As links write it. */
  path: string
  /** When what it shows was saved last; nothing where nobody knows. */
  changed?: Date | undefined
  /** Pictures on it that somebody uploaded, by their paths. */
  pictures?: readonly string[]
}

/** One file of the map, by what the index says of it. */
export interface MapPart {
  /** "articles-1", in the address of the file. */
  name: string
  changed: Date | undefined
}

/** Things of one sort that have a page each. Both answers cost one query at most, and no more rows than a file holds. */
export interface MapSource {
  /** "articles". */
  name: string
  parts(tenant: string): Promise<MapPart[]>
  /** Empty for a part there is none of. */
  entries(tenant: string, part: number): Promise<MapEntry[]>
  /** Addresses of what changed after then, those that are gone too as far as anybody knows; `most` at the most, the newest first. */
  changedSince(tenant: string, since: Date, most: number): Promise<string[]>
}

/** Of what can be many a file holds those with the numbers up to 10,000, the next one those up to 20,000: no search engine takes more than 50,000. */
export const numbersInPart = 10_000

/** More than a million of one sort are on no map. */
export const mostParts = 100
