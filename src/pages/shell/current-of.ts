import { address } from '../../routes.ts'

/** How a menu marks where one is: at the page itself, or at the page that the one shown belongs to. */
export function currentOf(to: string, path: string): 'page' | 'true' | undefined {
  if (to === path) return 'page'
  // Every page lies below these.
  return to.lastIndexOf('/') > 0 && path.startsWith(`${to}/`) ? 'true' : undefined
}

/** All that menus can tell of where one is: a page that may be in them, or the nearest such page that the one shown lies below. */
export function menuPlaceOf(path: string): string {
  if (addresses.has(path)) return path
  const parts = path.split('/', deepest)
  const above = parts.map((_part, at) => parts.slice(0, at + 1).join('/')).findLast((each) => addresses.has(each))
  return above === undefined ? '' : `${above}/…`
}

const addresses: ReadonlySet<string> = new Set(Object.values(address))
const deepest = Math.max(...[...addresses].map((each) => each.split('/').length))
