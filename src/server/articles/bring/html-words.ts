import { Parser } from 'htmlparser2'

/** The words of a little HTML in one line: "Tom &amp; <em>Ann</em>" is "Tom & Ann". */
export function htmlWords(html: string): string {
  let words = ''
  const parser = new Parser({ ontext: (text) => void (words += text) }, { decodeEntities: true })
  parser.end(html)
  return words.replace(/\s+/g, ' ').trim()
}
