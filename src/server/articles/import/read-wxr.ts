import { Parser } from 'htmlparser2'
import { importLimits, Unreadable, type OldSite, type ImportedPost, type Lose, type Loss } from './imported-post.ts'
import { htmlWords } from './html-words.ts'
import { oldPathOf, siteOf } from './old-path.ts'
import { paragraphsOf } from './paragraphs-of.ts'
import { placeTags } from './place-tags.ts'
import { readDay } from './read-day.ts'
import { altOf, isShown, metaOf, wholeText, type ByNumber } from './wordpress-blocks.ts'
import { allIn, textIn, type XmlNode } from './xml-node.ts'

/** A WordPress export, "WordPress eXtended RSS": its posts, and what else is in it named as not kept. */
export function readWxr(xml: string): OldSite {
  const { items, categories, writers, site } = readChannel(xml)
  const ofType = (type: string) => items.filter((item) => textIn(item, 'wp:post_type') === type)
  const numbered = (those: readonly XmlNode[]): ByNumber => new Map(those.map((item) => [textIn(item, 'wp:post_id'), item]))
  const [attachments, blocks] = [numbered(ofType('attachment')), numbered(ofType('wp_block').filter(isShown))]
  const losses: Loss[] = []
  const posts = ofType('post').flatMap((item) => readItem(item, { site, categories, writers, attachments, blocks, losses }) ?? [])
  return { posts: posts.map(yielding(posts)), losses: [...losses, ...otherThings(items)], site }
}

/** Where a post was called once and another one is now, the other one is found. */
function yielding(posts: readonly ImportedPost[]): (post: ImportedPost) => ImportedPost {
  const current = new Set(posts.map(({ paths }) => paths[0]))
  return (post) => ({ ...post, paths: post.paths.filter((path, index) => index === 0 || !current.has(path)) })
}

interface Category {
  title: string
  /** By its short name; empty where it is in none. */
  parent: string
}

interface Found {
  site: string
  categories: ReadonlyMap<string, Category>
  /** Their names by those they signed in with. */
  writers: ReadonlyMap<string, string>
  attachments: ByNumber
  /** Words that several posts share. */
  blocks: ByNumber
  losses: Loss[]
}

function readItem(item: XmlNode, { site, categories, writers, attachments, blocks, losses }: Found): ImportedPost | undefined {
  const title = htmlWords(textIn(item, 'title'))
  const status = textIn(item, 'wp:status')
  const told = new Set<string>()
  const lose = (words: string) => {
    if (!told.has(words)) losses.push({ of: title, words })
    told.add(words)
  }
  if (status === 'trash' || status === 'auto-draft') {
    lose(`It was ${status === 'trash' ? 'in the trash' : 'never saved by anybody'}, and was left there.`)
    return undefined
  }
  const locked = textIn(item, 'wp:post_password') !== ''
  if (locked) lose('It had a password; it is a draft here.')
  else sayStatus(item, status, lose)
  sayWhatIsLeft(item, lose)

  const id = textIn(item, 'wp:post_id')
  const published = status === 'publish' && !locked
  const [creator, address] = [textIn(item, 'dc:creator'), textIn(item, 'link')]
  // A short link by number is as old as the site, and has the number in its query, which is no path.
  const path = oldPathOf(address, site)
  if (published && path === undefined) lose(`Its old address ${address} has no path that could lead to it.`)
  const named = allIn(item, 'category')
  const titlesOf = (domain: string) => named.filter((each) => each.attributes.domain === domain).map((each) => htmlWords(each.words))
  const outermost = new Map(named.map((each) => [htmlWords(each.words), outermostOf(each.attributes.nicename ?? '', categories)]))
  const publishedAt = readDay(utc(textIn(item, 'wp:post_date_gmt')) || textIn(item, 'pubDate'))
  const head = metaOf(item, '_thumbnail_id')
  const thumbnail = attachments.get(head)
  if (head !== '' && !thumbnail) lose('The picture at its head is not in the export.')
  return {
    origin: `wordpress ${host(site)} ${id}`,
    title,
    subTitle: htmlWords(textIn(item, 'excerpt:encoded')),
    author: writers.get(creator) || creator,
    html: paragraphsOf(wholeText(textIn(item, 'content:encoded'), { blocks, attachments }, lose)),
    slug: textIn(item, 'wp:post_name'),
    tags: placeTags({ categories: titlesOf('category').filter((each) => each !== 'Uncategorized'), tags: titlesOf('post_tag') }, (each) =>
      outermost.get(each),
    ),
    picture: thumbnail && { src: textIn(thumbnail, 'wp:attachment_url'), alt: metaOf(thumbnail, altOf) },
    published,
    createdAt: readDay(utc(textIn(item, 'wp:post_date_gmt')) || utc(textIn(item, 'wp:post_date'))) ?? publishedAt,
    publishedAt: status === 'publish' ? publishedAt : undefined,
    paths: path === undefined ? [] : [path, ...olderPaths(item, path)],
    near: '',
  }
}

function sayStatus(item: XmlNode, status: string, lose: Lose): void {
  if (status === 'private') lose('It was private; it is a draft here.')
  if (status === 'future') lose(`It was to appear on ${textIn(item, 'wp:post_date')}; it is a draft here, for somebody to schedule.`)
  if (!['publish', 'draft', 'private', 'future'].includes(status)) lose(`Its status was “${status}”; it is a draft here.`)
}

/** By the slugs it had before its last: WordPress leads on from them, where the slug is what an address ends with. */
function olderPaths(item: XmlNode, path: string): string[] {
  const end = oldPathOf(`/${textIn(item, 'wp:post_name')}`, '')
  if (end === undefined || !path.endsWith(end)) return []
  return allIn(item, 'wp:postmeta')
    .filter((each) => textIn(each, 'wp:meta_key') === '_wp_old_slug' && textIn(each, 'wp:meta_value') !== '')
    .flatMap((each) => oldPathOf(path.replace(/[^/]*$/, textIn(each, 'wp:meta_value')), '') ?? [])
}

/** The name of the category that this one is in, or that one, and so on; undefined of one that is in none. */
function outermostOf(name: string, categories: Found['categories'], seen: readonly string[] = []): string | undefined {
  const parent = categories.get(name)?.parent ?? ''
  if (seen.includes(parent)) return undefined
  return outermostOf(parent, categories, [...seen, name]) ?? categories.get(parent)?.title
}

/** What a post has there and none here. */
function sayWhatIsLeft(item: XmlNode, lose: Lose): void {
  const comments = allIn(item, 'wp:comment').length
  if (comments > 0) lose(`${comments} ${comments === 1 ? 'comment was' : 'comments were'} not kept.`)
  const fields = allIn(item, 'wp:postmeta').map((each) => textIn(each, 'wp:meta_key'))
  if (fields.some((name) => toldElsewhere.test(name))) lose('What it said to search engines alone was not kept.')
  // Older exports name each category and tag a second time, of no domain.
  for (const each of allIn(item, 'category'))
    if (!['category', 'post_tag', undefined].includes(each.attributes.domain))
      lose(`Its ${each.attributes.domain} “${htmlWords(each.words)}” was not kept.`)
  // What begins with a line below is of WordPress and its plug-ins alone.
  for (const name of new Set(fields.filter((each) => each !== '' && !each.startsWith('_')))) lose(`Its field “${name}” was not kept.`)
  if (textIn(item, 'wp:is_sticky') === '1') lose('It stood above all others there; here the newest is first.')
}

/** As the plug-ins for it call their fields. */
const toldElsewhere = /^_(?:yoast_wpseo|aioseo|seopress_titles|genesis)_(?:meta)?_?(?:title|desc|description|metadesc)$/

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

/** Reads as a stream, and keeps posts, categories and writers alone; entities of its own the file cannot define. */
function readChannel(xml: string): Pick<Found, 'categories' | 'writers' | 'site'> & { items: XmlNode[] } {
  const items: XmlNode[] = []
  const categories = new Map<string, Category>()
  const writers = new Map<string, string>()
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
            title: htmlWords(textIn(item, 'wp:cat_name')),
            parent: textIn(item, 'wp:category_parent'),
          })
        else if (item.name === 'wp:author') writers.set(textIn(item, 'wp:author_login'), textIn(item, 'wp:author_display_name'))
        else heads[item.name] ??= item.words.trim()
        if (items.length > importLimits.posts * 5) throw new Unreadable('There is too much in this file to be read at once.')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  if (!rooted || heads['wp:wxr_version'] === undefined) throw new Unreadable('This is no export of WordPress (WXR).')
  return { items, categories, writers, site: siteOf(heads['wp:base_blog_url'] ?? heads.link ?? '') }
}

const isKept = (open: readonly XmlNode[]) => open.some(({ name }) => ['item', 'wp:category', 'wp:author'].includes(name))
const host = (site: string) => (site === '' ? 'unknown' : new URL(site).host)
/** "2019-05-03 14:00:00" there is meant in UTC; nothing is "0000-00-00 00:00:00". */
const utc = (text: string) =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) && !text.startsWith('0000') ? `${text.replace(' ', 'T')}Z` : ''
