import { and, eq } from 'drizzle-orm'
import { isArticlePath, isSlug, slugOf } from '../../../nouns/articles/article-address.ts'
import { article, mostTags } from '../../../nouns/articles/article.ts'
import { tag } from '../../../nouns/articles/tag.ts'
import { writeIds } from '../../../nouns/articles/tag-ids.ts'
import { mostOfName, topic } from '../../../nouns/articles/topic.ts'
import { isBlankRichText } from '../../../fields/rich-text.ts'
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
import type { Brought, BroughtPost, BroughtTag, Lose, Loss } from './brought-post.ts'
import { leadPost, relatedPosts, type Leading } from './lead-posts.ts'
import { linkAnew } from './link-anew.ts'
import { picturesIn, writeHtmlAnew, type PlacedPicture } from './old-html.ts'
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

/** A post with its pictures kept and its text written anew, and what became of it. */
type Ready = { post: BroughtPost; html: string; pictures: Pictures; losses: Loss[]; lose: Lose; id?: number }

/**
 * Keeps posts of another site as articles, some in each transaction, the oldest first. One that was brought before is left as
 * it is, whatever became of it since; so doing it twice changes nothing, and doing it again after it was cut off goes on.
 */
export async function bringPosts({ db, versions, now, warn, keepPicture }: Needs, tenant: string, brought: Brought): Promise<BringReport> {
  const report: BringReport = { kept: [], already: [], losses: [...brought.losses] }
  const paths = new Set(brought.posts.flatMap((each) => each.paths))
  const inOrder = brought.posts.toSorted((a, b) => timeOf(a) - timeOf(b))
  let ready: Ready[] = []
  const leading: Leading[] = []
  const came = new Map<string, number>()
  for (const post of inOrder) {
    // Whether the same came before is known once that is kept.
    if (ready.length === together || ready.some((each) => markOf(each.post.origin) === markOf(post.origin))) await keepThose()
    const of = post.title || post.origin
    const before = await findBrought(db, tenant, post.origin)
    if (before !== undefined) {
      report.already.push(of)
      // It may be that the work was cut off before it led anywhere; what is not here was said then.
      if (before.id !== undefined) noteLeading(post, before.id, () => {})
      continue
    }
    const losses: Loss[] = []
    const lose = (words: string) => void (losses.some((each) => each.words === words) || losses.push({ of, words }))
    const pictures = await keepPictures(post, keepPicture, lose)
    const html = writeHtmlAnew(post.html, {
      picture: (src) => pictures.get(src),
      link: (href) => linkAnew(href, { near: post.near, site: brought.site, paths, lose }),
      lose,
    })
    const published = isOut(post, html, now(), lose)
    ready.push({ post: { ...post, title: post.title || untitled(lose), published }, html, pictures, losses, lose })
  }
  await keepThose()
  await leadOn()
  return report

  async function keepThose(): Promise<void> {
    const those = ready
    ready = []
    if (those.length === 0) return
    await inOneGo(async (tx) => {
      for (const each of those) await keepOne(tx, each)
    })
    for (const { post, id, losses } of those) {
      report.losses.push(...losses)
      if (id === undefined) continue
      report.kept.push({ id, title: post.title, published: post.published })
      noteLeading(post, id, (words) => report.losses.push({ of: post.title, words }))
    }
  }

  function noteLeading({ slug, related = [] }: BroughtPost, id: number, lose: Lose): void {
    came.set(foldKey(slug), id)
    if (related.length > 0) leading.push({ id, related, lose })
  }

  async function inOneGo(work: (tx: Db) => Promise<void>): Promise<void> {
    const version = await db.transaction(async (transaction) => {
      const tx = transaction as unknown as Db
      await lockItems(tx, tenant)
      await work(tx)
      return writingIn(tx, tenant).same()
    })
    versions.reached(tenant, version)
  }

  /** Once all are here, each leads to those its writer chose. */
  async function leadOn(): Promise<void> {
    while (leading.length > 0) {
      const those = leading.splice(0, together)
      await inOneGo(async (tx) => {
        for (const each of those) await leadPost(writingIn(tx, tenant), each, { writer: writerOf(), by, came, now, warn })
      })
    }
  }

  /** What is refused leaves nothing behind, and the others alone. */
  async function keepOne(tx: Db, each: Ready): Promise<void> {
    try {
      each.id = await tx.transaction((inner) => keepArticle(writingIn(inner as unknown as Db, tenant), each))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      each.lose(`It was not kept: ${error.message}`)
    }
  }

  async function keepArticle(writing: Writing, each: Ready): Promise<number> {
    const { post, html, pictures, lose } = each
    const { tx } = writing
    const rows = itemRows(tx, tenant, article.noun)
    const [wished, at] = [slugOf(isSlug(post.slug) ? post.slug : post.title) || 'article', now()]
    const slug = await freeSlug(wished, async (taken) => (await rows.findByKey(taken)) === undefined)
    const wire = {
      title: post.title,
      subtitle: post.subTitle.replace(/\s+/g, ' ').trim() || firstWords(html) || post.title,
      tag: writeIds(await keepTags(writing, post.tags.length > 0 ? post.tags : [{ tag: moreTopic, topic: moreTopic }], lose)),
      imageLink: headOf(post, pictures, lose),
      richText: html,
      ...relatedPosts(),
      slug,
      reviewBy: post.reviewBy ?? '',
    }
    const { id } = await writerOf().save(writing, { wire, base: 0, by })
    const createdAt = earlier(post.createdAt ?? post.publishedAt ?? at, at)
    await tx
      .update(articleStates)
      .set({ createdAt, createdBy: nameOf(post.author) || by.name })
      .where(stateOf(tenant, id))
    const since = post.published ? earlier(post.publishedAt ?? createdAt, at) : undefined
    if (since) await goLive(writing, await requireState(tx, tenant, id), 1, since, warn)
    await rows.rememberAddress(markOf(post.origin), id, at)
    // An address of ours, from an export of ours, is this site's to give.
    const old = new Set(post.paths.filter((path) => !isArticlePath(path)))
    for (const path of old) {
      if (await isTaken(tx, path)) lose(`Its old address ${path} leads to another post, which had it first.`)
      else await rows.rememberAddress(path, id, at)
    }
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
  async function keepTags(writing: Writing, tags: readonly BroughtTag[], lose: Lose): Promise<number[]> {
    const ids = new Set<number>()
    for (const each of tags.slice(0, mostTags)) {
      const [title, ofTopic] = [cut(each.tag, lose), cut(each.topic, lose)]
      const known = await itemRows(writing.tx, tenant, tag.noun).findByKey(foldKey(title))
      ids.add(known?.id ?? (await makeTag(writing, title, ofTopic)))
    }
    for (const { tag: title } of tags.slice(mostTags)) lose(`The tag “${title}” was not kept: an article has ${mostTags} at the most.`)
    return [...ids]
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
async function keepPictures(post: BroughtPost, keepPicture: Needs['keepPicture'], lose: Lose): Promise<Pictures> {
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

function headOf({ picture, html }: BroughtPost, pictures: Pictures, lose: Lose): string {
  const own = picture && pictures.get(picture.src)
  if (own) return writePicture({ path: own.path, alt: picture.alt })
  const first = picturesIn(html).flatMap((src) => pictures.get(src) ?? [])[0]
  lose(first ? 'It had no picture at its head; the first one in it stands there.' : 'It had no picture; one of ours stands at its head.')
  return first?.path ?? ownPicture
}

/** True for what visitors could read there by now. */
function isOut({ published, publishedAt, until }: BroughtPost, html: string, now: Date, lose: Lose): boolean {
  if (until)
    lose(
      `It was to be taken down on ${until.toISOString().slice(0, 10)}; ${until <= now ? 'it is a draft here' : 'nobody has said so here yet'}.`,
    )
  if (!published || (until && until <= now)) return false
  if (isBlankRichText(html)) {
    lose('There is nothing in it; it is a draft here.')
    return false
  }
  if (!publishedAt || publishedAt <= now) return true
  lose(`It was to appear on ${publishedAt.toISOString().slice(0, 10)}; it is a draft here, for somebody to schedule.`)
  return false
}

/** No text in PostgreSQL may hold the character zero. */
const nameOf = (author: string) =>
  author
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .slice(0, mostOfName)

/** As long as a name may be. */
function cut(title: string, lose: Lose): string {
  if (title.length <= mostOfName) return title
  lose(`The name “${title.slice(0, 200)}” was cut: ${mostOfName} characters are the most.`)
  return title.slice(0, mostOfName).trim()
}

/** The beginning of what is written, as far as it says something whole. */
function firstWords(html: string): string {
  const words = plainWords(html).replace(/\s+/g, ' ').trim()
  const sentence = /^.{20,200}?[.!?](?=\s|$)/.exec(words)?.[0]
  return sentence ?? (words.length <= 160 ? words : `${words.slice(0, 160).replace(/\s\S*$/, '')} …`)
}

/** The article that came of a post; without a number where it was taken along from here, and undefined where it never came. */
async function findBrought(db: Db, tenant: string, origin: string): Promise<{ id?: number } | undefined> {
  const [tenantOfOurs, id] = /^shelterbelt (\S+) (\d{1,9})$/.exec(origin)?.slice(1) ?? []
  if (tenantOfOurs === tenant && (await db.$count(articleStates, stateOf(tenant, Number(id)))) > 0) return {}
  const same = and(eq(itemAddresses.tenant, tenant), eq(itemAddresses.kind, article.noun), eq(itemAddresses.key, markOf(origin)))
  const [row] = await db.select({ id: itemAddresses.id }).from(itemAddresses).where(same)
  return row
}

/** Beside the addresses that lead to an article, since it leads from where it came; no address has a space in it. */
const markOf = (origin: string) => foldKey(`from ${origin}`).slice(0, 500)

const timeOf = ({ publishedAt, createdAt }: BroughtPost) => (publishedAt ?? createdAt)?.getTime() ?? Number.MAX_SAFE_INTEGER
const earlier = (one: Date, other: Date) => (one < other ? one : other)

function untitled(lose: Lose): string {
  lose('It had no title.')
  return 'Untitled'
}
