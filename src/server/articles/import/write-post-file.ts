import { stringify } from 'yaml'
import type { ImportedTag } from './imported-post.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'

/** An article as it leaves the site. */
export interface ExportedPost {
  origin: string
  title: string
  subTitle: string
  author: string
  slug: string
  /** Where it is on this site. */
  permalink: string
  /** Beside its published text another one waits. */
  isDraftOfLive: boolean
  published: boolean
  createdAt: Date
  publishedAt: Date | undefined
  tags: readonly ImportedTag[]
  image: string
  imageAlt: string
  related: readonly string[]
  reviewBy: string
  paths: readonly string[]
  html: string
}

/** One file of Markdown with what is known of the post above it, as the import reads it again. */
export function writePostFile(post: ExportedPost): { path: string; text: string } {
  const facts = {
    title: post.title,
    subtitle: post.subTitle,
    author: post.author,
    slug: post.isDraftOfLive ? `${post.slug}-draft` : post.slug,
    status: post.published ? 'published' : 'draft',
    created: post.createdAt.toISOString(),
    date: post.publishedAt?.toISOString(),
    tags: post.tags.map(({ tag, topic }) => ({ tag, topic })),
    image: post.image,
    image_alt: post.imageAlt || undefined,
    related: post.related.length > 0 ? post.related : undefined,
    review_by: post.reviewBy || undefined,
    permalink: post.isDraftOfLive ? undefined : post.permalink,
    aliases: post.paths.length > 0 ? post.paths : undefined,
    origin: post.isDraftOfLive ? `${post.origin} draft` : post.origin,
  }
  // Long lines stay whole, so that a changed word is one changed line.
  const above = stringify(facts, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })
  return { path: `${post.slug}${post.isDraftOfLive ? '.draft' : ''}.md`, text: `---\n${above}---\n\n${htmlToMarkdown(post.html)}` }
}
