import { foldText } from '../../nouns/fold-text.ts'
import { address, pages, redirects, type AddressName } from '../../routes.ts'
import { pageNames } from '../../words/english/page-names.ts'

/** Somewhere on this site that a link may lead to. */
export type Target = { path: string; name: string }

/** Every page of the site by the name people know it by, those without a link of their own included. */
const pagesOfSite: readonly Target[] = Object.entries(address).flatMap(([name, path]) =>
  name in pages ? [{ path, name: pageNames[name as AddressName] }] : [],
)

/** Those that say all these words in their name or address, names that begin with them first; all of them for no words. */
export function findPages(words: string, targets: readonly Target[] = pagesOfSite): Target[] {
  const parts = foldText(words).split(/\s+/).filter(Boolean)
  const rank = ({ name }: Target) => (foldText(name).startsWith(parts[0] ?? '') ? 0 : 1)
  return targets
    .filter(({ name, path }) => parts.every((word) => foldText(`${name} ${path}`).includes(word)))
    .toSorted((a, b) => rank(a) - rank(b))
}

/** The page at exactly this path. */
export const pageAt = (path: string): Target | undefined => pagesOfSite.find((page) => page.path === path)

/** True for an address that is answered as long as the site is there, so that nobody has to ask. */
export const isKnownPath = (path: string) => pageAt(path) !== undefined || path in redirects
