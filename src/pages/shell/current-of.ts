/** How a menu marks where one is: at the page itself, or at the page that the one shown belongs to. */
export function currentOf(to: string, path: string): 'page' | 'true' | undefined {
  if (to === path) return 'page'
  // Every page lies below these.
  return to.lastIndexOf('/') > 0 && path.startsWith(`${to}/`) ? 'true' : undefined
}
