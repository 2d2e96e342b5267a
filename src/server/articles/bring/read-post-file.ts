import type { BroughtPost, BroughtTag } from './brought-post.ts'
import { listOf, readFrontMatter, textOf, type FrontMatter } from './front-matter.ts'
import { readHtmlDocument } from './html-document.ts'
import { oldPathOf } from './old-path.ts'
import { placeTags } from './place-tags.ts'
import { readDay } from './read-day.ts'

export interface PostFile {
  /** In the folder, with "/" between folders: "2019/hail.md". */
  path: string
  text: string
}

export type MarkdownToHtml = (markdown: string) => string

/**
 * One post of a folder, HTML or Markdown, with the names of facts that Jekyll, Hugo, Ghost's and our own exports use. Its path
 * names it where nothing in it does. Throws `Unreadable`.
 */
export function readPostFile({ path, text }: PostFile, toHtml: MarkdownToHtml): BroughtPost {
  const { facts, text: written } = readFrontMatter(text)
  const isHtml = /\.html?$/i.test(path)
  const page = isHtml ? readHtmlDocument(written) : undefined
  const [, dayOfName = '', name = ''] = /(\d{4}-\d\d-\d\d-)?([^/]*?)\.[^./]+$/.exec(path) ?? []
  const html = page ? page.body : toHtml(written)
  const heading = /^\s*<h1[^>]*>(.*?)<\/h1>/is.exec(html)
  const picture = textOf(facts, 'image', 'cover', 'feature_image', 'featured_image', 'thumbnail') || (page?.picture ?? '')
  const publishedAt =
    readDay(facts.date ?? facts.published_at ?? facts.publishedAt) ?? readDay(dayOfName.slice(0, 10)) ?? readDay(page?.published)
  const published =
    facts.draft !== true && facts.published !== false && !/^(?:draft|active|inactive|private)$/i.test(textOf(facts, 'status'))
  return {
    origin: textOf(facts, 'origin') || `file ${path.replace(/\.[^./]+$/, '').toLowerCase()}`,
    title: textOf(facts, 'title') || plain(heading?.[1] ?? '') || (page?.title ?? ''),
    subTitle: textOf(facts, 'subtitle', 'subTitle', 'description', 'excerpt', 'summary') || (page?.description ?? ''),
    // The title stands above the article already.
    html: (heading ? html.slice(heading[0].length) : html).trim(),
    slug: textOf(facts, 'slug') || name,
    tags: tagsOf(facts),
    picture: picture === '' ? undefined : { src: picture, alt: textOf(facts, 'image_alt', 'imageAlt', 'feature_image_alt') },
    published,
    createdAt: readDay(facts.created ?? facts.created_at) ?? publishedAt,
    publishedAt: published ? publishedAt : undefined,
    paths: [textOf(facts, 'permalink', 'url'), ...listOf(facts, 'aliases', 'redirect_from'), isHtml ? `/${path}` : ''].flatMap(
      (each) => oldPathOf(each, '') ?? [],
    ),
    near: path.split('/').slice(0, -1).join('/'),
    ...(Array.isArray(facts.related) ? { related: listOf(facts, 'related').slice(0, 3) } : {}),
    ...(readDay(facts.review_by) ? { reviewBy: textOf(facts, 'review_by').slice(0, 10) } : {}),
  }
}

/** Ours say the topic of each tag, others have categories. */
function tagsOf(facts: FrontMatter['facts']): BroughtTag[] {
  const own = (Array.isArray(facts.tags) ? facts.tags : []).flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null || !('tag' in each) || !('topic' in each)) return []
    return typeof each.tag === 'string' && typeof each.topic === 'string' ? [{ tag: each.tag, topic: each.topic }] : []
  })
  return own.length > 0 ? own : placeTags({ categories: listOf(facts, 'categories', 'category', 'topics'), tags: listOf(facts, 'tags') })
}

const plain = (html: string) =>
  html
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .trim()
