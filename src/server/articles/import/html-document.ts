import { Parser } from 'htmlparser2'
import { withoutDepths } from '../../content/without-depths.ts'

export interface HtmlDocument {
  title: string
  description: string
  picture: string
  published: string
  /** Of what is written, without what is around it on every page of a site. */
  body: string
}

/** A whole page as an article: the words in its first article, else its main part, else all of it. */
export function readHtmlDocument(written: string): HtmlDocument {
  const html = withoutDepths(written)
  const said: { [name: string]: string } = {}
  const parts: { [tag: string]: { from: number; to?: number; depth: number } } = {}
  let title = ''
  let inTitle = false
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'title' && title === '') inTitle = true
        if (name === 'meta') said[(attributes.property ?? attributes.name ?? '').toLowerCase()] ??= attributes.content ?? ''
        const part = parts[name]
        if (name !== 'article' && name !== 'main' && name !== 'body') return
        if (part === undefined) parts[name] = { from: parser.endIndex + 1, depth: 1 }
        else part.depth++
      },
      ontext(words) {
        if (inTitle) title += words
      },
      onclosetag(name) {
        if (name === 'title') inTitle = false
        const part = parts[name]
        if (part && --part.depth === 0) part.to ??= parser.startIndex
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  const part = parts.article ?? parts.main ?? parts.body
  return {
    title: title.trim() || (said['og:title'] ?? '').trim(),
    description: (said.description ?? said['og:description'] ?? '').trim(),
    picture: (said['og:image'] ?? '').trim(),
    published: (said['article:published_time'] ?? '').trim(),
    body: (part ? html.slice(part.from, part.to) : html).trim(),
  }
}
