import { hash } from 'node:crypto'
import type { PagePart } from './page-parts.ts'

/** Stylesheets of the build by address, such as "/assets/root-1a2b.css". */
export type Styles = ReadonlyMap<string, string>

export const readStyles = (sheets: Iterable<[string, string]>): Styles => new Map(sheets)

type Inlined = { element: PagePart; source: string }

const links = /<link (?:nonce="[^"]*" )?rel="stylesheet" href="([^"]+)"\/?>/g
const inlinedBy = new WeakMap<Styles, Map<string, Inlined>>()

/**
 * Puts the stylesheets a page links to into the page: on a phone's network each would cost a round trip before anything
 * is drawn (0.3 s of the largest paint, measured), and the whole of them is smaller than one picture. Only for pages that
 * do not hydrate, since React expects the links it rendered. They become one element, where the first link was, so that
 * the policy names one hash; often the larger half of the page, it is a part that pages with the same sheets share.
 */
export function inlineStyles(html: string, styles: Styles): { parts: (string | PagePart)[]; sources: string[] } {
  // They are in the head; what follows it is many times as long.
  const end = html.indexOf('</head>') + 1 || html.length
  const head = html.slice(0, end)
  const hrefs = [...head.matchAll(links)].flatMap(([, href]) => (styles.has(href) ? [href] : []))
  if (hrefs.length === 0) return { parts: [html], sources: [] }
  const { element, source } = inlined(hrefs, styles)
  let first = -1
  const rest = head.replace(links, (link, href: string, at: number) => {
    if (!styles.has(href)) return link
    if (first < 0) first = at
    return ''
  })
  return { parts: [rest.slice(0, first), element, rest.slice(first) + html.slice(end)], sources: [source] }
}

/** Put together and hashed once for all pages with the same sheets. */
function inlined(hrefs: string[], styles: Styles): Inlined {
  const known = inlinedBy.get(styles) ?? new Map<string, Inlined>()
  inlinedBy.set(styles, known)
  const key = hrefs.join(' ')
  const found = known.get(key) ?? makeInlined(hrefs.map((href) => styles.get(href) ?? '').join('\n'))
  known.set(key, found)
  return found
}

const makeInlined = (css: string): Inlined => ({
  element: { plain: Buffer.from(`<style>${css}</style>`), isShared: true },
  source: `'sha256-${hash('sha256', css, 'base64')}'`,
})
