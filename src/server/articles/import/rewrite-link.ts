import { safeHref } from '../../../fields/link.ts'
import type { Lose } from './imported-post.ts'
import { oldPathOf, siteOf } from './old-path.ts'

type Around = {
  /** The folder of the file it is written in. */
  near: string
  /** "https://old.example"; empty where nothing says so. */
  site: string
  /** By which the posts that came along were found. */
  paths: ReadonlySet<string>
  lose: Lose
}

/** Links to posts that came along lead to them; other pages of the old site stay where they are. */
export function rewriteLink(written: string, { near, site, paths, lose }: Around): string {
  const asWritten = written.trim()
  const href = fromItsFile(asWritten, near)
  const isThere = site !== '' && (href.startsWith('/') || siteOf(href) === site)
  const path = isThere || href !== asWritten ? oldPathOf(href, site) : undefined
  if (path !== undefined && paths.has(path)) return encodeURI(path)
  if (isThere && asWritten.startsWith('/') && !asWritten.startsWith('//')) return `${site}${asWritten}`
  if (asWritten !== '' && !safeHref(asWritten)) lose(`The link to ${asWritten.slice(0, 200)} leads nowhere from here; its words stay.`)
  return asWritten
}

/** "../hay.html" in a file of the folder "2019/05" is "/2019/hay.html"; whole addresses stay as they are. */
function fromItsFile(href: string, near: string): string {
  const isBeside = href !== '' && !/^(?:[a-z][a-z\d+.-]*:|[/?#\\])/i.test(href)
  const base = `https://old.example/${near === '' ? '' : `${near}/`}`
  return isBeside && URL.canParse(href, base) ? new URL(href, base).pathname : href
}
