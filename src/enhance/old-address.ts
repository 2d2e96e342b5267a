import { insurancePath, sourcePrefix } from '../insurance-path.ts'

/** "#/mwfbi/about/blog/7" → "/360/about/blog/7": what is written after a # never reaches a server, so the browser has to. */
export function addressOfOldHash(hash: string): string | undefined {
  const found = ofOldHash.exec(hash)
  if (!found) return undefined
  return found[1] ? `${insurancePath}/${found[1]}` : insurancePath
}

const ofOldHash = new RegExp(String.raw`^#${sourcePrefix}(?:/+([^\\]*))?$`)
