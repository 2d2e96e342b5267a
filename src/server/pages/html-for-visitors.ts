import { fetchedAhead } from '../../fetched-ahead.ts'
import type { HtmlPart, KeptPart } from '../../pages/shell/kept-parts.tsx'
import { inlineStyles, type Styles } from '../http/inline-styles.ts'
import { isWithin } from '../http/stylesheet-pieces.ts'
import { ownBytes } from '../http/own-bytes.ts'
import { policyHash } from '../http/policy-hash.ts'
import type { PagePart } from '../http/page-parts.ts'

/** The HTML that is sent, with what its security policy names. */
export type Finished = { parts: readonly PagePart[]; scripts: string[]; styles?: string[]; googleNonce?: string }

type Needs = {
  /** Of this render, as its own scripts carry it; null where it had none. */
  nonce: string | null
  styles: Styles
  /** True where the page shows Google's map, which is trusted by the nonce. */
  withGoogle: boolean
  /** True for a page that comes alive by the framework's scripts. */
  hydrates: boolean
}

/** Finishes a page for those who may not edit: one that hydrates keeps its links and names its scripts; one that does not carries its styles in itself. */
export function finishForVisitors(html: readonly HtmlPart[], { nonce, styles, withGoogle, hydrates }: Needs): Finished {
  const { body, ...policy } = withGoogle && nonce ? { body: html, scripts: [], googleNonce: nonce } : hashOwnScripts(html, nonce)
  const [head, ...rest] = body
  if (hydrates || typeof head !== 'string') return { ...policy, parts: body.map(inBytes) }
  const isThere = (sign: string) => body.some((part) => isWithin(typeof part === 'string' ? part : part.html, sign))
  const { parts, sources } = inlineStyles(head, styles, isThere)
  return { ...policy, parts: [...parts, ...rest].map(inBytes), styles: sources }
}

/** The one inline script of a page that has no nonce. */
const fetchesAhead = policyHash(fetchedAhead)

const bytesOf = new WeakMap<KeptPart, PagePart>()

function inBytes(part: HtmlPart | PagePart): PagePart {
  if (typeof part === 'string') return { plain: Buffer.from(part) }
  if ('plain' in part) return part
  const known: PagePart = bytesOf.get(part) ?? { plain: ownBytes(Buffer.from(part.html)), isShared: true }
  bytesOf.set(part, known)
  return known
}

/**
 * Takes the nonces off a page's own inline scripts and names their hashes instead, so that the page can be kept. Only
 * scripts that carry this render's nonce are named: naming every script found would bless an injected one.
 */
function hashOwnScripts(html: readonly HtmlPart[], nonce: string | null): { body: readonly HtmlPart[]; scripts: string[] } {
  if (!nonce) return { body: html, scripts: [fetchesAhead] }
  const mark = ` nonce="${nonce}"`
  const scripts: string[] = []
  const own = new RegExp(`<script(?=[^>]*${mark})([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const hashed = (text: string) =>
    text.replace(own, (_whole, attributes: string, code: string) => {
      if (code) scripts.push(policyHash(code))
      return `<script${attributes.replace(mark, '')}>${code}</script>`
    })
  // What pages share has no nonce: it was rendered for another.
  const body = html.map((part) => (typeof part === 'string' ? hashed(part).replaceAll(mark, '') : part))
  return { body, scripts: [...new Set(scripts)] }
}
