import { randomBytes } from 'node:crypto'
import type { ReactNode } from 'react'
import { KeptContext, type KeptHtml } from '../../ui/kept.tsx'
import { NonceContext } from './nonce.ts'

/** Finished HTML that pages share: the same object in each of them. */
export interface KeptPart {
  html: string
}

/** A page in the order of its HTML: what is its own, and what it shares. */
export type HtmlPart = string | KeptPart

/** One page as it is put together. */
interface Placing extends KeptHtml {
  /** Cuts the HTML that was rendered with these into its parts, and keeps those that are new. */
  cut(html: string): HtmlPart[]
}

/** Of the site in two languages. */
const mostKept = 80

/**
 * The parts of pages that are rendered once (ui/kept.tsx). React writes no HTML of others into a page but inside an element, so each is marked
 * as text, by what nobody outside can know, and put in when the page is cut at its marks.
 */
export function createKeptParts() {
  const known = new Map<string, KeptPart>()
  const mark = randomBytes(12).toString('hex')

  /** `around` names the site, and the version of what is stored: what is no longer asked for leaves first. */
  return function place(around: string): Placing {
    const placed: { key: string; part: KeptPart | undefined }[] = []

    function stand(html: string): string {
      return `${mark}k${placed.push({ key: html, part: find(html) ?? keep(html, html) }) - 1}.`
    }

    function put(key: string, children: ReactNode): ReactNode {
      const part = find(`${around}\n${key}`)
      const at = placed.push({ key: `${around}\n${key}`, part }) - 1
      if (part) return `${mark}k${at}.`
      return (
        <>
          {`${mark}b${at}.`}
          <KeptContext value={null}>
            <NonceContext value={undefined}>{children}</NonceContext>
          </KeptContext>
          {`${mark}e${at}.`}
        </>
      )
    }

    function cut(html: string): HtmlPart[] {
      const parts: HtmlPart[] = []
      let from = 0
      for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
        const end = html.indexOf('.', at)
        const [kind, number] = [html[at + mark.length], Number(html.slice(at + mark.length + 1, end))]
        const { key, part } = placed[number]
        const text = html.slice(from, at)
        from = end + 1
        if (kind === 'e') parts.push(keep(key, text))
        else if (text !== '') parts.push(text)
        if (part) parts.push(part)
      }
      return [...parts, html.slice(from)]
    }

    return { put, stand, cut }
  }

  function find(key: string): KeptPart | undefined {
    const part = known.get(key)
    // Map keeps insertion order, so taking it out and in again makes it the youngest.
    if (part && known.delete(key)) known.set(key, part)
    return part
  }

  function keep(key: string, html: string): KeptPart {
    // A part of a text holds all of the text, here that of a whole page.
    const part = { html: Buffer.from(html).toString() }
    known.set(key, part)
    for (const oldest of known.keys()) {
      if (known.size <= mostKept) break
      known.delete(oldest)
    }
    return part
  }
}
