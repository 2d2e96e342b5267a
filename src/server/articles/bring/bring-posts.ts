import { and, eq } from 'drizzle-orm'
import { isArticlePath, isSlug, slugOf } from '../../../nouns/articles/article-address.ts'
import { article, chosenForMe } from '../../../nouns/articles/article.ts'
import { tag } from '../../../nouns/articles/tag.ts'
import { writeIds } from '../../../nouns/articles/tag-ids.ts'
import { topic } from '../../../nouns/articles/topic.ts'
import { plainWords } from '../../../fields/rich-words.ts'
import { writePicture } from '../../../fields/picture-value.ts'
import type { ContentVersion } from '../../content/content-version.ts'
import type { Db } from '../../db/database.ts'
import { articleStates } from '../../db/tables/articles.ts'
import { itemAddresses } from '../../db/tables/items.ts'
import { Refused } from '../../http/errors.ts'
import type { Warn } from '../../http/warn.ts'
import { foldKey } from '../../items/item-kind.ts'
import { itemRows } from '../../items/item-rows.ts'
import { createItemWriter, type Writing } from '../../items/item-writer.ts'
import { lockItems } from '../../items/lock-items.ts'
import { writingIn } from '../../items/writing.ts'
import { articleKind, freeSlug, tagKind, topicKind } from '../article-kinds.ts'
import { stateOf, writeStates } from '../article-states.ts'
import { goLive, requireState } from '../go-live.ts'
import type { Brought, BroughtPost, BroughtTag, Loss } from './brought-post.ts'
import { picturesIn, writeHtmlAnew, type PlacedPicture } from './old-html.ts'
import { oldPathOf, siteOf } from './old-path.ts'
import { moreTopic } from './place-tags.ts'

export interface BringReport {
  kept: { id: number; title: string; published: boolean }[]
  /** Titles of those that were brought before, and are as somebody left them since. */
  already: string[]
  losses: Loss[]
}

type Needs = {
  db: Db
  versions: ContentVersion
  now: () => Date
  warn: Warn
  /** Keeps a picture by the address it had, or says why it cannot. */
  keepPicture(src: string, near: string): Promise<PlacedPicture | { lost: string }>
}

const by = { account: 'system', name: 'Import' }

/** What stands at the head of an article that brings nothing, since each must have a picture. */
const ownPicture = '/art/agents'

/** So many are kept in one transaction: each of its own would wait for the disk each time. */
const together = 20

/** A post with its pictures kept, and what became of it. */
type Ready = { post: BroughtPost; pictures: Pictures; losses: Loss[]; lose(words: string): void; id?: number }

/**
 * Keeps posts of another site as articles, some in each transaction, the oldest first. One that was brought before is left as
 * it is, whatever became of it since; so doing it twice changes nothing, and doing it again after it was cut off goes on.
 */
export async function bringPosts({ db, versions, now, warn, keepPicture }: Needs, tenant: string, brought: Brought): Promise<BringReport> {
  const report: BringReport = { kept: [], already: [], losses: [...brought.losses] }
  const paths = new Set(brought.posts.flatMap((each) => each.paths))
  const inOrder = brought.posts.toSorted((a, b) => timeOf(a) - timeOf(b))
  let ready: Ready[] = []
  for (const post of inOrder) {
    // Whether the same came before is known once that is kept.
    if (ready.length === together || ready.some((each) => markOf(each.post.origin) === markOf(post.origin))) await keepThose()
    const of = post.title || post.origin
    if (await wasBrought(db, tenant, post.origin)) {
      report.already.push(of)
      continue
    }
    const losses: Loss[] = []
    const lose = (words: string) => void losses.push({ of, words })
    const pictures = await keepPictures(post, keepPicture, lose)
    ready.push({ post: { ...post, title: post.title || untitled(lose) }, pictures, losses, lose })
  }
  await keepThose()
  return report

  async function keepThose(): Promise<void> {
    const those = ready
    ready = []
    if (those.length === 0) return
    const version = await db.transaction(async (transaction) => {
      const tx = transaction as unknown as Db
      await lockItems(tx, tenant)
      for (const each of those) await keepOne(tx, each)
      return writingIn(tx, tenant).same()
    })
    versions.reached(tenant, version)
    for (const { post, id, losses } of those) {
      if (id !== undefined) report.kept.push({ id, title: post.title, published: post.published })
      report.losses.push(...losses)
    }
  }

  /** What is refused leaves nothing behind, and the others alone. */
  async function keepOne(tx: Db, each: Ready): Promise<void> {
    const { post, pictures, lose } = each
    try {
      each.id = await tx.transaction((inner) => keepArticle(writingIn(inner as unknown as Db, tenant), post, pictures, lose))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      lose(`It was not kept: ${error.message}`)
    }
  }

  async function keepArticle(writing: Writing, post: BroughtPost, pictures: Pictures, lose: (words: string) => void): Promise<number> {
    const { tx } = writing
    const rows = itemRows(tx, tenant, article.noun)
    const [wished, at] = [slugOf(isSlug(post.slug) ? post.slug : post.title) || 'article', now()]
    const slug = await freeSlug(wished, async (each) => (await rows.findByKey(each)) === undefined)
    const html = writeHtmlAnew(post.html, {
      picture: (src) => pictures.get(src),
      link: (href) => linkAnew(href, brought.site, paths),
      lose,
    })
    // One after the other: a transaction has one connection, and that answers one question at a time.
    const related: number[] = []
    for (const each of post.related ?? []) related.push((await rows.findByKey(foldKey(each)))?.id ?? Number(chosenForMe))
    const wire = {
      title: post.title,
      subtitle: post.subTitle.replace(/\s+/g, ' ').trim() || firstWords(html) || post.title,
      tag: writeIds(await keepTags(writing, post.tags.length > 0 ? post.tags : [{ tag: moreTopic, topic: moreTopic }])),
      imageLink: headOf(post, pictures, lose),
      richText: html,
      ...Object.fromEntries([0, 1, 2].map((index) => [`relatedPost${index + 1}`, related[index] ?? Number(chosenForMe)])),
      slug,
      reviewBy: post.reviewBy ?? '',
    }
    const { id } = await writerOf().save(writing, { wire, base: 0, by })
    const createdAt = earlier(post.createdAt ?? post.publishedAt ?? at, at)
    await tx.update(articleStates).set({ createdAt, createdBy: by.name }).where(stateOf(tenant, id))
    if (post.published) {
      const since = earlier(post.publishedAt ?? createdAt, at)
      await goLive(writing, await requireState(tx, tenant, id), 1, since, warn)
    }
    await rows.rememberAddress(markOf(post.origin), id, at)
    // An address of ours, from an export of ours, is this site's to give.
    for (const path of post.paths) if (!isArticlePath(path) && !(await isTaken(tx, path))) await rows.rememberAddress(path, id, at)
    return id
  }

  /** Two posts of one address: whoever had it first keeps it. */
  async function isTaken(tx: Db, path: string): Promise<boolean> {
    return (
      (await tx.$count(
        itemAddresses,
        and(eq(itemAddresses.tenant, tenant), eq(itemAddresses.kind, article.noun), eq(itemAddresses.key, path)),
      )) > 0
    )
  }

  /** The numbers of the tags, made where there are none such yet. */
  async function keepTags(writing: Writing, tags: readonly BroughtTag[]): Promise<number[]> {
    const ids: number[] = []
    for (const { tag: title, topic: ofTopic } of tags.slice(0, 30)) {
      const known = await itemRows(writing.tx, tenant, tag.noun).findByKey(foldKey(title))
      ids.push(known?.id ?? (await makeTag(writing, title, ofTopic)))
    }
    return ids
  }

  async function makeTag(writing: Writing, title: string, ofTopic: string): Promise<number> {
    const known = await itemRows(writing.tx, tenant, topic.noun).findByKey(foldKey(ofTopic))
    const topics = createItemWriter(topicKind, { now, warn })
    const topicId = known?.id ?? (await topics.save(writing, { wire: { title: ofTopic, status: 1 }, base: 0, by })).id
    const tags = createItemWriter(tagKind, { now, warn })
    return (await tags.save(writing, { wire: { tag: title, mainTopicId: String(topicId), status: 1 }, base: 0, by })).id
  }

  function writerOf() {
    return createItemWriter(
      articleKind({ onSaved: (tx, ofTenant, saved) => writeStates(tx, ofTenant, saved, warn), onRemoved: async () => {} }),
      { now, warn },
    )
  }
}

type Pictures = ReadonlyMap<string, PlacedPicture>

/** Whatever can be had of a post's pictures; the others are told of where they are missing. */
async function keepPictures(post: BroughtPost, keepPicture: Needs['keepPicture'], lose: (words: string) => void): Promise<Pictures> {
  const kept = new Map<string, PlacedPicture>()
  const wanted = new Set([...(post.picture ? [post.picture.src] : []), ...picturesIn(post.html)])
  for (const src of wanted) {
    if (src.startsWith('data:')) continue
    const found = await keepPicture(src, post.near)
    if ('lost' in found) lose(`The picture ${src} could not be kept: ${found.lost}.`)
    else kept.set(src, found)
  }
  return kept
}

function headOf({ picture, html }: BroughtPost, pictures: Pictures, lose: (words: string) => void): string {
  const own = picture && pictures.get(picture.src)
  if (own) return writePicture({ path: own.path, alt: picture.alt })
  const first = picturesIn(html).flatMap((src) => pictures.get(src) ?? [])[0]
  lose(first ? 'It had no picture at its head; the first one in it stands there.' : 'It had no picture; one of ours stands at its head.')
  return first?.path ?? ownPicture
}

/** Links to posts that came along lead to them; other pages of the old site stay where they are. */
function linkAnew(href: string, site: string, paths: ReadonlySet<string>): string {
  const isThere = site !== '' && (href.startsWith('/') || siteOf(href) === site)
  const path = isThere ? oldPathOf(href, site) : undefined
  if (path !== undefined && paths.has(path)) return encodeURI(path)
  return isThere && href.startsWith('/') && !href.startsWith('//') ? `${site}${href}` : href
}

/** The beginning of what is written, as far as it says something whole. */
function firstWords(html: string): string {
  const words = plainWords(html).replace(/\s+/g, ' ').trim()
  const sentence = /^.{20,200}?[.!?](?=\s|$)/.exec(words)?.[0]
  return sentence ?? (words.length <= 160 ? words : `${words.slice(0, 160).replace(/\s\S*$/, '')} …`)
}

async function wasBrought(db: Db, tenant: string, origin: string): Promise<boolean> {
  const [tenantOfOurs, id] = /^shelterbelt (\S+) (\d{1,9})$/.exec(origin)?.slice(1) ?? []
  if (tenantOfOurs === tenant && (await db.$count(articleStates, stateOf(tenant, Number(id)))) > 0) return true
  const same = and(eq(itemAddresses.tenant, tenant), eq(itemAddresses.kind, article.noun), eq(itemAddresses.key, markOf(origin)))
  return (await db.$count(itemAddresses, same)) > 0
}

/** Beside the addresses that lead to an article, since it leads from where it came; no address has a space in it. */
const markOf = (origin: string) => foldKey(`from ${origin}`).slice(0, 500)

const timeOf = ({ publishedAt, createdAt }: BroughtPost) => (publishedAt ?? createdAt)?.getTime() ?? Number.MAX_SAFE_INTEGER
const earlier = (one: Date, other: Date) => (one < other ? one : other)

function untitled(lose: (words: string) => void): string {
  lose('It had no title.')
  return 'Untitled'
}
