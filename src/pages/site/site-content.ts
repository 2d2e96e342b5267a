import type { PageDetails } from '../../content/page-details/page-details.ts'
import type { AnySection } from '../../content/section.ts'
import type { ShownNotice } from '../../nouns/notice/notice.ts'

/** One section as a page shows it. `revision` is 0 while nothing is stored and the default is shown. */
export interface StoredSection {
  content: object
  revision: number
  savedAt: string | null
  savedBy: string | null
}

export interface ContentForPages {
  /** Everything a page of docs/spec/sections.json holds, stored or default, by section key; without what is for staff only, where they may not edit. */
  sections(of: readonly AnySection[]): Promise<Record<string, StoredSection>>
  /** True while the tenant's Client Connect is under maintenance. */
  maintenance(): Promise<boolean>
  /** The notice over every page as visitors get it now; null while there is none. Its id is another one each time it was changed. */
  notice(): Promise<ShownNotice | null>
  /** What staff wrote of the page for search engines and shared links; null where nobody can, as of an agent’s. */
  pageDetails(): Promise<PageDetails | null>
  /** When the pages change by themselves next, with no save: a notice begins or ends. */
  changesAt(): Promise<Date | null>
}
