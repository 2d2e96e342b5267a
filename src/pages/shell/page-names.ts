import { address, pages, type AddressName } from '../../routes.ts'

/** What each address is called where a page is named from outside: on the page for lost visitors, and to search engines. */
export type PageNames = Record<AddressName, string>

export interface NamedPage {
  name: string
  path: string
}

/** Every page with the name people know it by. */
export const namedPages = (names: PageNames): NamedPage[] =>
  Object.entries(address).map(([key, path]) => ({ name: names[key as AddressName], path }))

const built = new Set<string>(Object.values(pages).map((page) => page.path))

/** Pages that others may lie below, outermost first. */
const above = Object.entries(address)
  .filter(([, path]) => built.has(path))
  .map(([key, path]) => ({ key: key as AddressName, path, root: path.replace(/\/?$/, '/') }))
  .toSorted((a, b) => a.path.length - b.path.length)

/** The pages above this one, outermost first: below "/golf/register" lie "/golf" and "/". */
export const pagesAbove = (path: string, names: PageNames): NamedPage[] =>
  above.filter((page) => path !== page.path && path.startsWith(page.root)).map((page) => ({ name: names[page.key], path: page.path }))
