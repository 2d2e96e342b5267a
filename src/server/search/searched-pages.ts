import { pageAddresses } from '../../content/page-addresses.ts'
import type { AnySection } from '../../content/section.ts'
import { forms } from '../../forms/forms.ts'
import { address, pages, type Page } from '../../routes.ts'

export type PageName = keyof typeof pages

/** On no page of their own, the same on every page, or said only when something has happened; and the directory, which is searched by itself. */
const notSearched = new Set(['Footer', 'Notice', 'BlogSetting', 'FindAnAgent/Section_3', 'Pay/Section_Dialogs', 'Pay/Section_Outcomes'])

/** What leads on from a page says what other pages are about. */
const leadsOn = /^Section_(Next|More)$/

const rows: Record<string, Page> = pages
const nameOfPath = new Map(Object.entries(rows).flatMap(([name, row]) => (row.sameAs ? [] : [[row.path, name as PageName] as const])))
const pagesOfForms = new Set<string>(forms.map(({ route }) => route))

/** Where customers sign in: engines are not told of it, and whoever has yet to sign in is looking for it. */
const doors: ReadonlySet<string> = new Set([address.login, address.customerLogin])

/** Those anybody may come to by themselves: no desk, no page of the signed-in, and none that an address must say more of. */
const mayBeFound = ({ listed, who, sameAs, path }: Page): boolean =>
  (listed !== false || doors.has(path)) && who === undefined && sameAs === undefined && !path.includes(':')

/** The page visitors find a section on; undefined where it is on none, or is for staff alone. */
export function searchedPageOf({ page, key, section, staffOnly }: AnySection): PageName | undefined {
  if (staffOnly || notSearched.has(page) || notSearched.has(key) || leadsOn.test(section)) return undefined
  const name = nameOfPath.get(pageAddresses[page])
  return name !== undefined && mayBeFound(rows[name]) ? name : undefined
}

export const searchedPages = (): PageName[] => (Object.keys(pages) as PageName[]).filter((name) => mayBeFound(rows[name]))

export const pageAt = (path: string): PageName | undefined => nameOfPath.get(path)

export const hasForm = (name: PageName): boolean => pagesOfForms.has(name)

/** A part of the site that only some people come for: golf, sales, the store, meetings. */
export const isAside = (name: PageName): boolean => rows[name].area !== undefined

export const isSearched = (name: PageName): boolean => mayBeFound(rows[name])

/** Nobody who is signed in is led to sign in. */
export const isDoor = (at: string): boolean => doors.has(at.split('#')[0])
