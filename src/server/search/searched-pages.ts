import { pageAddresses } from '../../content/page-addresses.ts'
import type { AnySection } from '../../content/section.ts'
import { pages, type Page } from '../../routes.ts'

export type PageName = keyof typeof pages

/** Sections that are on no page of their own, or say nothing to who looks for something. */
const ofNoPage = new Set(['Footer', 'Notice', 'BlogSetting', 'FindAnAgent/Section_3'])

const nameOfPath = new Map(Object.entries<Page>(pages).flatMap(([name, row]) => (row.sameAs ? [] : [[row.path, name as PageName]])))

/** Those anybody may come to by themselves: no desk, no door of the signed-in, no page that an address must say more of. */
export const isSearched = ({ listed, who, sameAs, path }: Page): boolean =>
  listed !== false && who === undefined && sameAs === undefined && !path.includes(':')

/** The page a section is found on by visitors; undefined where it is on none, or is for staff alone. */
export function searchedPageOf({ page, key, staffOnly }: AnySection): PageName | undefined {
  if (staffOnly || ofNoPage.has(page) || ofNoPage.has(key)) return undefined
  const name = nameOfPath.get(pageAddresses[page])
  return name !== undefined && isSearched(pages[name]) ? name : undefined
}

export const searchedPages = (): PageName[] => (Object.keys(pages) as PageName[]).filter((name) => isSearched(pages[name]))
