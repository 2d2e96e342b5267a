/** "/#/mwfbi/about/blog/7" → "/360/about/blog/7": what stands behind a # never reaches a server, so the browser has to. */
export function resolveOldAddress(): void {
  const [, rest] = /^#\/mwfbi(?:\/+([^\\]*))?$/.exec(location.hash) ?? []
  if (rest !== undefined || location.hash === '#/mwfbi') location.replace(`/360${rest ? `/${rest}` : ''}`)
}
