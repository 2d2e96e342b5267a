import { address, pages, type AddressName } from '../../routes.ts'

/** What each address is called where a page is named from outside: on the page for lost visitors, and to search engines. */
export type PageNames = Record<AddressName, string>

export interface NamedPage {
  name: string
  path: string
}

export const namedPages = (names: PageNames): NamedPage[] =>
  Object.entries(address).map(([key, path]) => ({ name: names[key as AddressName], path }))

const built = new Set<string>(Object.values(pages).map((page) => page.path))

/** The pages above this one, outermost first: below "/golf/register" lie "/golf" and "/". */
export function pagesAbove(path: string, names: PageNames): NamedPage[] {
  return namedPages(names)
    .filter((page) => built.has(page.path) && path !== page.path && path.startsWith(page.path.replace(/\/?$/, '/')))
    .toSorted((a, b) => a.path.length - b.path.length)
}
