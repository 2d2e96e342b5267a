import { insurancePath, sourcePrefix } from '../insurance-path.ts'

/** "#/mwfbi/about/blog/7" → "/360/about/blog/7": what is written after a # never reaches a server, so the browser has to. */
export function addressOfOldHash(hash: string): string | undefined {
  const [, prefix, path = ''] = /^#(\/[^/]+)\/*(\/[^\\]*)?$/.exec(hash) ?? []
  if (prefix === sourcePrefix) return insurancePath + path
  return undefined
}
