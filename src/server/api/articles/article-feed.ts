import { articlesPath } from '../../../article-paths.ts'
import { atomAddress, rssAddress } from '../../../nouns/articles/feed-addresses.ts'
import type { ShownArticle } from '../../../nouns/articles/shown-article.ts'
import { escapeText } from '../../http/escape-html.ts'

/** What a feed says of itself and of each article; addresses in it are whole. */
export interface Feed {
  title: string
  subtitle: string
  /** BCP 47 */
  language: string
  author: string
  origin: string
  articles: readonly ShownArticle[]
}

/** RSS 2.0, with the whole text (content module) and its own address (Atom). */
export function rssOf({ title, subtitle, language, origin, articles }: Feed): string {
  const items = articles.map(
    (article) => `<item>
<title>${escaped(article.title)}</title>
<link>${escaped(origin + article.address)}</link>
<guid isPermaLink="false">${escaped(idOf(article, origin))}</guid>
<pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate>
${labelsOf(article, (label) => `<category>${label}</category>`)}<description>${escaped(article.subTitle)}</description>
<content:encoded>${escaped(wholeAddresses(article.html, origin))}</content:encoded>
</item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escaped(title)}</title>
<link>${escaped(origin + articlesPath)}</link>
<description>${escaped(subtitle)}</description>
<language>${escaped(language)}</language>
<atom:link href="${escaped(origin + rssAddress)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
}

/** Atom (RFC 4287). A feed must say when it changed; one without articles has not changed since the beginning. */
export function atomOf({ title, subtitle, language, author, origin, articles }: Feed): string {
  const changed = articles.map(updatedOf).reduce((a, b) => (a > b ? a : b), new Date(0).toISOString())
  const entries = articles.map(
    (article) => `<entry>
<id>${escaped(idOf(article, origin))}</id>
<title>${escaped(article.title)}</title>
<link rel="alternate" type="text/html" href="${escaped(origin + article.address)}"/>
<published>${iso(article.publishedAt)}</published>
<updated>${updatedOf(article)}</updated>
${labelsOf(article, (label) => `<category term="${label}"/>`)}<summary>${escaped(article.subTitle)}</summary>
<content type="html">${escaped(wholeAddresses(article.html, origin))}</content>
</entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(language)}">
<id>${escaped(origin + articlesPath)}</id>
<title>${escaped(title)}</title>
<subtitle>${escaped(subtitle)}</subtitle>
<updated>${changed}</updated>
<author><name>${escaped(author)}</name></author>
<link rel="alternate" type="text/html" href="${escaped(origin + articlesPath)}"/>
<link rel="self" type="application/atom+xml" href="${escaped(origin + atomAddress)}"/>
${entries.join('\n')}
</feed>
`
}

/** The same for good, whatever becomes of its slug. */
const idOf = ({ id }: ShownArticle, origin: string) => `${origin}${articlesPath}/${id}`

const iso = (moment: string) => new Date(moment).toISOString()
const updatedOf = ({ publishedAt, updatedAt }: ShownArticle) => iso(updatedAt > publishedAt ? updatedAt : publishedAt)

/** Its topics and tags, a line each. */
function labelsOf({ topics, tags }: ShownArticle, write: (label: string) => string): string {
  const titles = new Set([...topics, ...tags].map(({ title }) => title))
  return [...titles].map((title) => `${write(escaped(title))}\n`).join('')
}

/** In a reader of feeds there is no site that an address could begin at. */
const wholeAddresses = (html: string, origin: string) => html.replaceAll(/\b(href|src)="(?=\/(?!\/))/g, (begun) => begun + origin)

/** Characters that XML 1.0 cannot say at all are left out. */
const escaped = (text: string) =>
  escapeText(text.toWellFormed().replaceAll(/[^\t\n\r -\uFFFD\u{10000}-\u{10FFFF}]/gu, '')).replaceAll('"', '&quot;')
