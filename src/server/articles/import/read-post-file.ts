import type { ImportedPost, ImportedTag, Lose } from './imported-post.ts'
import { foldText } from '../../../nouns/fold-text.ts'
import { listOf, readFrontMatter, textOf, type FrontMatter } from './front-matter.ts'
import { readHtmlDocument } from './html-document.ts'
import { htmlWords } from './html-words.ts'
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
export function readPostFile({ path, text }: PostFile, toHtml: MarkdownToHtml, lose: Lose): ImportedPost {
  const { facts, text: written } = readFrontMatter(text)
  const isHtml = /\.html?$/i.test(path)
  const page = isHtml ? readHtmlDocument(written) : undefined
  // A post that has a folder to itself is called what the folder is, and was found by it.
  const ownFolder = /^(.*[^/])\/index\.[^./]+$/i.exec(path)?.[1]
  const [, dayOfName = '', name = ''] = /(\d{4}-\d\d-\d\d-)?([^/]*)$/.exec(ownFolder ?? path.replace(/\.[^./]+$/, '')) ?? []
  const html = page ? page.body : toHtml(written)
  const heading = /^\s*<h1[^>]*>(.*?)<\/h1>/is.exec(html)
  const title = textOf(facts, 'title') || htmlWords(heading?.[1] ?? '') || (page?.title ?? '')
  const picture = textOf(facts, 'image', 'cover', 'feature_image', 'featured_image', 'thumbnail') || (page?.picture ?? '')
  const anyCase = inLowerCase(facts)
  const appeared = dayOf(anyCase, ['publishdate', 'pubdate', 'date', 'published_at', 'publishedat'], lose)
  const publishedAt = appeared.day ?? readDay(dayOfName.slice(0, 10)) ?? readDay(page?.published)
  const { day: until, isUnread: isEndUnread } = dayOf(anyCase, ['expirydate', 'unpublishdate'], lose)
  // As Jekyll has them: there is no such post yet.
  const isInDrafts = path.split('/').includes('_drafts')
  const published = wasPublic(anyCase, lose) && !isInDrafts && !appeared.isUnread && !isEndUnread
  const reviewBy = readDay(facts.review_by)
  if (facts.review_by && !reviewBy) lose('The day by which somebody should read it again is none.')
  return {
    origin: textOf(facts, 'origin') || `file ${path.replace(/\.[^./]+$/, '').toLowerCase()}`,
    title,
    subTitle: textOf(facts, 'subtitle', 'subTitle', 'description', 'excerpt', 'summary') || (page?.description ?? ''),
    author: textOf(facts, 'author') || (listOf(facts, 'authors')[0] ?? ''),
    // The title stands above the article already; a heading that says something else is a part of it.
    html: (heading && foldText(htmlWords(heading[1])) === foldText(title) ? html.slice(heading[0].length) : html).trim(),
    slug: textOf(facts, 'slug') || name,
    tags: tagsOf(facts),
    picture: picture === '' ? undefined : { src: picture, alt: textOf(facts, 'image_alt', 'imageAlt', 'feature_image_alt') },
    published,
    createdAt: readDay(facts.created ?? facts.created_at) ?? publishedAt,
    publishedAt: published ? publishedAt : undefined,
    paths: [
      textOf(facts, 'permalink', 'url'),
      ...listOf(facts, 'aliases', 'redirect_from'),
      ...(isHtml ? [ownFolder ?? '', path].filter(Boolean).map((each) => `/${each}`) : []),
    ].flatMap((each) => oldPathOf(each, '') ?? []),
    ...(until ? { until } : {}),
    near: path.split('/').slice(0, -1).join('/'),
    ...(Array.isArray(facts.related) ? { related: listOf(facts, 'related').slice(0, 3) } : {}),
    ...(reviewBy ? { reviewBy: textOf(facts, 'review_by').slice(0, 10) } : {}),
  }
}

/** Hugo reads its names in any case. */
const inLowerCase = (facts: FrontMatter['facts']): FrontMatter['facts'] =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name.toLowerCase(), value]))

/** The first of the names that says anything. A day nobody can read may be one to come, or one that is over. */
function dayOf(facts: FrontMatter['facts'], names: readonly string[], lose: Lose): { day?: Date; isUnread: boolean } {
  const name = names.find((each) => (facts[each] ?? '') !== '')
  const day = name === undefined ? undefined : readDay(facts[name])
  const isUnread = name !== undefined && day === undefined
  if (isUnread) lose(`Its ${name} (${JSON.stringify(facts[name]).slice(0, 100)}) is no day that can be read; it is a draft here.`)
  return { day, isUnread }
}

/** As the makers of sites mean it: what says of itself that it is anything but published is for nobody yet. */
function wasPublic(facts: FrontMatter['facts'], lose: Lose): boolean {
  if (isYes(facts.draft) || isNo(facts.published)) return false
  for (const name of ['status', 'visibility']) {
    const said = textOf(facts, name)
    if (said === '' || /^(?:publish(?:ed)?|public|live)$/i.test(said)) continue
    if (!/^(?:draft|active|inactive)$/i.test(said)) lose(`Its ${name} was “${said}”; it is a draft here.`)
    return false
  }
  return true
}

/** YAML of an older version has more words for true and false. */
const isYes = (fact: unknown) => fact === true || (typeof fact === 'string' && /^(?:true|yes|on|y)$/i.test(fact.trim()))
const isNo = (fact: unknown) => fact === false || (typeof fact === 'string' && /^(?:false|no|off|n)$/i.test(fact.trim()))

/** Ours say the topic of each tag, others have categories. */
function tagsOf(facts: FrontMatter['facts']): ImportedTag[] {
  const own = (Array.isArray(facts.tags) ? facts.tags : []).flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null || !('tag' in each) || !('topic' in each)) return []
    return typeof each.tag === 'string' && typeof each.topic === 'string' ? [{ tag: each.tag, topic: each.topic }] : []
  })
  return own.length > 0 ? own : placeTags({ categories: listOf(facts, 'categories', 'category', 'topics'), tags: listOf(facts, 'tags') })
}
