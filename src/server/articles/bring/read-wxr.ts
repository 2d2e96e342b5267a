import { Parser } from 'htmlparser2'
import { bringLimits, Unreadable, type Brought, type BroughtPost, type Loss } from './brought-post.ts'
import { oldPathOf, siteOf } from './old-path.ts'
import { paragraphsOf } from './paragraphs-of.ts'
import { placeTags } from './place-tags.ts'
import { readDay } from './read-day.ts'
import { allIn, textIn, type XmlNode } from './xml-node.ts'

/** A WordPress export, "WordPress eXtended RSS": its posts, and what else is in it named as not kept. */
export function readWxr(xml: string): Brought {
  const { items, categories, site } = readChannel(xml)
  const attachments = new Map(
    items.filter((item) => textIn(item, 'wp:post_type') === 'attachment').map((item) => [textIn(item, 'wp:post_id'), item]),
  )
  const losses: Loss[] = []
  const posts = items
    .filter((item) => textIn(item, 'wp:post_type') === 'post')
    .flatMap((item) => readItem(item, { site, categories, attachments, losses }) ?? [])
  return { posts, losses: [...losses, ...otherThings(items)], site }
}

interface Category {
  title: string
  /** By its short name; empty where it is in none. */
  parent: string
}

interface Found {
  site: string
  categories: ReadonlyMap<string, Category>
  attachments: ReadonlyMap<string, XmlNode>
  losses: Loss[]
}

function readItem(item: XmlNode, { site, categories, attachments, losses }: Found): BroughtPost | undefined {
  const title = textIn(item, 'title')
  const status = textIn(item, 'wp:status')
  const lose = (words: string) => void losses.push({ of: title, words })
  if (status === 'trash' || status === 'auto-draft') {
    lose(`It was ${status === 'trash' ? 'in the trash' : 'never saved by anybody'}, and was left there.`)
    return undefined
  }
  const locked = textIn(item, 'wp:post_password') !== ''
  if (locked) lose('It had a password; it is a draft here.')
  else if (status === 'private') lose('It was private; it is a draft here.')
  else if (status === 'future') lose(`It was to appear on ${textIn(item, 'wp:post_date')}; it is a draft here, for somebody to schedule.`)
  const comments = allIn(item, 'wp:comment').length
  if (comments > 0) lose(`${comments} ${comments === 1 ? 'comment was' : 'comments were'} not kept.`)

  const id = textIn(item, 'wp:post_id')
  const named = allIn(item, 'category')
  const titlesOf = (domain: string) => named.filter((each) => each.attributes.domain === domain).map((each) => each.words.trim())
  const parents = new Map(
    named.map((each) => [each.words.trim(), categories.get(categories.get(each.attributes.nicename ?? '')?.parent ?? '')?.title]),
  )
  const publishedAt = readDay(utc(textIn(item, 'wp:post_date_gmt')) || textIn(item, 'pubDate'))
  const thumbnail = attachments.get(metaOf(item, '_thumbnail_id'))
  return {
    origin: `wordpress ${host(site)} ${id}`,
    title,
    subTitle: textIn(item, 'excerpt:encoded'),
    html: paragraphsOf(textIn(item, 'content:encoded')),
    slug: textIn(item, 'wp:post_name'),
    tags: placeTags({ categories: titlesOf('category').filter((each) => each !== 'Uncategorized'), tags: titlesOf('post_tag') }, (each) =>
      parents.get(each),
    ),
    picture: thumbnail && { src: textIn(thumbnail, 'wp:attachment_url'), alt: metaOf(thumbnail, '_wp_attachment_image_alt') },
    published: status === 'publish' && !locked,
    createdAt: readDay(utc(textIn(item, 'wp:post_date_gmt'))) ?? publishedAt,
    publishedAt: status === 'publish' ? publishedAt : undefined,
    // A short link by number is as old as the site, and has the number in its query, which is no path.
    paths: [oldPathOf(textIn(item, 'link'), site)].flatMap((path) => path ?? []),
    near: '',
  }
}

/** What is in the file besides posts, counted by kind; files that posts use are asked for with the posts. */
function otherThings(items: readonly XmlNode[]): Loss[] {
  const counts = new Map<string, number>()
  for (const item of items) {
    const type = textIn(item, 'wp:post_type')
    if (type !== 'post' && type !== 'attachment') counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return [...counts].map(([type, count]) => ({
    of: '',
    words: `${count} of the kind “${type}” ${count === 1 ? 'is no post and was' : 'are no posts and were'} not kept.`,
  }))
}

/** What WordPress and its plug-ins say of a post beside its fields. */
const metaOf = (item: XmlNode, key: string): string =>
  textIn(allIn(item, 'wp:postmeta').find((each) => textIn(each, 'wp:meta_key') === key) ?? item, 'wp:meta_value')

/** Reads as a stream, and keeps posts and categories alone; entities of its own the file cannot define. */
function readChannel(xml: string): { items: XmlNode[]; categories: Map<string, Category>; site: string } {
  const items: XmlNode[] = []
  const categories = new Map<string, Category>()
  const heads: { [name: string]: string } = {}
  const open: XmlNode[] = []
  let rooted = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'rss') rooted = true
        const item: XmlNode = { name, attributes, inside: [], words: '' }
        // Of an item everything is kept, of the channel its own lines.
        if (isKept(open)) open.at(-1)?.inside.push(item)
        open.push(item)
      },
      ontext(words) {
        const item = open.at(-1)
        if (item) item.words += words
      },
      onclosetag() {
        const item = open.pop()
        if (!item || open.at(-1)?.name !== 'channel') return
        if (item.name === 'item') items.push(item)
        else if (item.name === 'wp:category')
          categories.set(textIn(item, 'wp:category_nicename'), {
            title: textIn(item, 'wp:cat_name'),
            parent: textIn(item, 'wp:category_parent'),
          })
        else heads[item.name] ??= item.words.trim()
        if (items.length > bringLimits.posts * 5) throw new Unreadable('There is too much in this file to be read at once.')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  if (!rooted || heads['wp:wxr_version'] === undefined) throw new Unreadable('This is no export of WordPress (WXR).')
  return { items, categories, site: siteOf(heads['wp:base_blog_url'] ?? heads.link ?? '') }
}

const isKept = (open: readonly XmlNode[]) => open.some(({ name }) => name === 'item' || name === 'wp:category')
const host = (site: string) => (site === '' ? 'unknown' : new URL(site).host)
/** "2019-05-03 14:00:00" there is meant in UTC; nothing is "0000-00-00 00:00:00". */
const utc = (text: string) =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) && !text.startsWith('0000') ? `${text.replace(' ', 'T')}Z` : ''
