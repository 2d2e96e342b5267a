import { Parser } from 'htmlparser2'
import { withoutDepths } from '../../content/without-depths.ts'
import { blocks } from './block-writer.ts'

/** The words of a little HTML in one line: "Tom &amp; <em>Ann</em>" is "Tom & Ann". */
export function htmlWords(html: string): string {
  let words = ''
  /** Inside code, how deep. */
  let silent = 0
  const parser = new Parser(
    {
      onopentag(name) {
        if (code.has(name)) silent++
        // What stands below one another is no one word.
        if (name === 'br' || blocks.has(name)) words += ' '
      },
      ontext: (text) => void (silent === 0 && (words += text)),
      onclosetag(name) {
        if (code.has(name)) silent--
        if (blocks.has(name)) words += ' '
      },
    },
    { decodeEntities: true },
  )
  parser.end(withoutDepths(html))
  return words.replace(/\s+/g, ' ').trim()
}

const code = new Set(['script', 'style'])
