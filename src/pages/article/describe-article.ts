import type { MetaDescriptor } from 'react-router'
import { countWords } from '../../nouns/articles/reading-time.ts'
import { plainWords } from '../../fields/rich-words.ts'
import type { ShownArticle } from '../../nouns/articles/shown-article.ts'
import type { ShellData } from '../shell/shell-data.ts'
import { insurerId, type Thing } from '../shell/structured-data.ts'

/** An article as search engines read it (schema.org Article). `picture` is absolute. */
export function describeArticle(article: ShownArticle, shell: ShellData, picture: string): Thing {
  const { title, subTitle, address, publishedAt, updatedAt, topics, tags, html } = article
  const url = shell.origin + address
  const insurer = { '@type': 'Organization', '@id': insurerId(shell), name: shell.tenant.name, url: shell.origin }
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: title,
    description: subTitle,
    image: [picture],
    datePublished: publishedAt,
    dateModified: updatedAt > publishedAt ? updatedAt : publishedAt,
    author: insurer,
    publisher: insurer,
    inLanguage: shell.tenant.language,
    isAccessibleForFree: true,
    wordCount: countWords(plainWords(html)),
    ...(topics.length > 0 ? { articleSection: topics.map((topic) => topic.title) } : {}),
    ...(tags.length > 0 ? { keywords: tags.map((tag) => tag.title).join(', ') } : {}),
  }
}

/** What those who share it are told beside its title (Open Graph). */
export function sharedArticle({ publishedAt, updatedAt, topics, tags }: ShownArticle): MetaDescriptor[] {
  const property = (name: string, content: string) => ({ property: `article:${name}`, content })
  return [
    property('published_time', publishedAt),
    ...(updatedAt > publishedAt ? [property('modified_time', updatedAt)] : []),
    ...topics.slice(0, 1).map((topic) => property('section', topic.title)),
    ...tags.map((tag) => property('tag', tag.title)),
  ]
}
