import { createHash } from 'node:crypto'
import { inlineStyles, type Styles } from '../http/inline-styles.ts'

/** The HTML that is sent, with what its security policy names. */
export type Finished = { plain: Buffer; scripts: string[]; styles?: string[]; googleNonce?: string }

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
export function finishForVisitors(html: string, { nonce, styles, withGoogle, hydrates }: Needs): Finished {
  const { body, ...policy } = withGoogle && nonce ? { body: html, scripts: [], googleNonce: nonce } : hashOwnScripts(html, nonce)
  if (hydrates) return { ...policy, plain: Buffer.from(body) }
  const { plain, sources } = inlineStyles(body, styles)
  return { ...policy, plain, styles: sources }
}

/**
 * Takes the nonces off a page's own inline scripts and names their hashes instead, so that the page can be kept. Only
 * scripts that carry this render's nonce are named: naming every script found would bless an injected one.
 */
function hashOwnScripts(html: string, nonce: string | null): { body: string; scripts: string[] } {
  if (!nonce) return { body: html, scripts: [] }
  const mark = ` nonce="${nonce}"`
  const scripts: string[] = []
  const own = new RegExp(`<script(?=[^>]*${mark})([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const body = html.replace(own, (_whole, attributes: string, code: string) => {
    if (code) scripts.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    return `<script${attributes.replace(mark, '')}>${code}</script>`
  })
  return { body: body.replaceAll(mark, ''), scripts: [...new Set(scripts)] }
}
