import { insurancePath, sourcePrefix } from '../../insurance-path.ts'
import { pages, type Page } from '../../routes.ts'
import type { ShellData } from '../shell/shell-data.ts'
import { namedPages, type NamedPage, type PageNames } from '../shell/page-names.ts'

const open = new Set<string>(Object.values(pages).map((page) => page.path))

const whoOf = new Map<string, Page['who']>(Object.values(pages).map((page: Page) => [page.path, page.who]))
type Role = NonNullable<ShellData['person']>['role']
/** As the server lets them in (src/server/permissions.ts). */
const opens: Record<Role, readonly Page['who'][]> = {
  signedIn: [undefined, 'signedIn'],
  agent: [undefined, 'signedIn', 'agent'],
  admin: [undefined, 'signedIn', 'agent', 'admin'],
}
/** Less than this two addresses have in common by chance. */
const alike = 0.45

/** The page this address will have one day, while it has not been built. */
export function findUnopened(path: string, names: PageNames): NamedPage | undefined {
  const asked = decoded(path)
  return namedPages(names).find((page) => page.path === asked && !open.has(page.path))
}

/** Up to three pages whose address or name is most like the path asked for, of those that whoever asks may open. */
export function suggestPages(path: string, names: PageNames, role?: Role): NamedPage[] {
  const asked = [readable(path), readable(path.split('/').at(-1) ?? '')]
  const opened = role ? opens[role] : [undefined]
  const shown = namedPages(names).filter((page) => opened.includes(whoOf.get(page.path)))
  const scored = shown.map((page) => ({
    page,
    score: Math.max(...asked.flatMap((words) => [likeness(words, readable(page.path)), likeness(words, page.name.toLowerCase())])),
  }))
  const best = Math.max(...scored.map(({ score }) => score))
  return scored
    .filter(({ page, score }) => score >= Math.max(alike, best * 0.7) && readable(page.path) !== asked[0])
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ page }) => page)
}

/** "/360/Auto%20Insurance" → "auto insurance". */
export function readable(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(insurance, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const insurance = new RegExp(`^(?:${insurancePath}|${sourcePrefix})(?=/|$)`)

/** As it is, where its escapes cannot be read. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** How much of their letter pairs two texts share, 0 to 1 (Dice's coefficient). */
function likeness(a: string, b: string): number {
  const [first, second] = [pairsOf(a), pairsOf(b)]
  if (first.size === 0 || second.size === 0) return 0
  return (2 * [...first].filter((pair) => second.has(pair)).length) / (first.size + second.size)
}

function pairsOf(words: string): Set<string> {
  const bare = words.slice(0, 80).replaceAll(' ', '')
  return new Set(Array.from({ length: Math.max(0, bare.length - 1) }, (_, index) => bare.slice(index, index + 2)))
}
