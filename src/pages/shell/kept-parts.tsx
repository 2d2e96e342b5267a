import { randomBytes } from 'node:crypto'
import type { ReactNode } from 'react'
import { KeptContext, type PutKept } from './kept.tsx'

/** Finished HTML that pages share: the same object in each of them. */
export interface KeptPart {
  html: string
}

/** A page in the order of its HTML: what is its own, and what it shares. */
export type HtmlPart = string | KeptPart

/** One page as it is put together. */
interface Placing {
  put: PutKept
  /** Cuts the HTML that was rendered with `put` into its parts, and keeps those that are new. */
  cut(html: string): HtmlPart[]
}

/** Of the site in two languages; about 2 MB with what they are sent as. */
const mostKept = 80

/**
 * The parts of pages that are rendered once (kept.tsx). React writes no HTML of others into a page but inside an element, so each is marked
 * as text, by what nobody outside can know, and put in when the page is cut at its marks.
 */
export function createKeptParts() {
  const known = new Map<string, KeptPart>()
  const mark = randomBytes(12).toString('hex')
  const marks = new RegExp(`${mark}([bek])(\\d+)\\.`)

  /** `around` names the site, and the version of what is stored: what is no longer asked for leaves first. */
  return function place(around: string): Placing {
    const placed: { key: string; part: KeptPart | undefined }[] = []

    function put(key: string, children: ReactNode): ReactNode {
      const part = find(`${around}\n${key}`)
      const at = placed.push({ key: `${around}\n${key}`, part }) - 1
      if (part) return `${mark}k${at}.`
      return (
        <>
          {`${mark}b${at}.`}
          <KeptContext value={null}>{children}</KeptContext>
          {`${mark}e${at}.`}
        </>
      )
    }

    function cut(html: string): HtmlPart[] {
      // Text, then the kind and the number of a mark, and so on.
      const pieces = html.split(marks)
      return pieces.flatMap((text, at): HtmlPart[] => {
        if (at % 3 !== 0) return []
        const [kind, number] = [pieces[at - 2], Number(pieces[at - 1])]
        if (kind === 'k') return [placed[number].part ?? '', text]
        return [kind === 'b' ? keep(placed[number].key, text) : text]
      })
    }

    return { put, cut }
  }

  function find(key: string): KeptPart | undefined {
    const part = known.get(key)
    // Map keeps insertion order, so taking it out and in again makes it the youngest.
    if (part && known.delete(key)) known.set(key, part)
    return part
  }

  function keep(key: string, html: string): KeptPart {
    const part = { html }
    known.set(key, part)
    for (const oldest of known.keys()) {
      if (known.size <= mostKept) break
      known.delete(oldest)
    }
    return part
  }
}
