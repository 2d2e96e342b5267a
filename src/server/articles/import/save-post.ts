import { and, eq } from 'drizzle-orm'
import { isArticlePath, isSlug, slugOf } from '../../../nouns/articles/article-address.ts'
import { article, mostTags } from '../../../nouns/articles/article.ts'
import { tag } from '../../../nouns/articles/tag.ts'
import { writeIds } from '../../../nouns/articles/tag-ids.ts'
import { mostOfName, topic } from '../../../nouns/articles/topic.ts'
import { plainWords } from '../../../fields/rich-words.ts'
import { writePicture } from '../../../fields/picture-value.ts'
import { articleStates } from '../../db/tables/articles.ts'
import { itemAddresses } from '../../db/tables/items.ts'
import type { Warn } from '../../http/warn.ts'
import { foldKey } from '../../items/item-kind.ts'
import { itemRows } from '../../items/item-rows.ts'
import { createItemWriter, type Writing } from '../../items/item-writer.ts'
import { articleKind, freeSlug, tagKind, topicKind } from '../article-kinds.ts'
import { stateOf, writeStates } from '../article-states.ts'
import { goLive, requireState } from '../go-live.ts'
import type { ImportedPost, ImportedTag, Lose } from './imported-post.ts'
import { relatedPosts } from './link-related.ts'
import { picturesIn, type PlacedPicture } from './old-html.ts'
import { moreTopic } from './place-tags.ts'

export const importer = { account: 'system', name: 'Import' }

/** What stands at the head of an article that brings nothing, since each must have a picture. */
const ownPicture = '/art/agents'

export type Pictures = ReadonlyMap<string, PlacedPicture>

/** A post with its pictures kept and its text written anew; `lose` is told what of it cannot be kept. */
export type ReadyPost = { post: ImportedPost; html: string; pictures: Pictures; lose: Lose }

type Needs = { now: () => Date; warn: Warn }
type Keeping = Needs & { writer: ReturnType<typeof importWriter> }

/** The writer of articles that come from elsewhere: nobody is told of them one by one. */
export const importWriter = ({ now, warn }: Needs) =>
  createItemWriter(articleKind({ onSaved: (tx, ofTenant, saved) => writeStates(tx, ofTenant, saved, warn), onRemoved: async () => {} }), {
    now,
    warn,
  })

/** Keeps it as an article, as it was read by visitors or as a draft; answers its number. Throws `Refused` where it cannot be one. */
export async function savePost(writing: Writing, { post, html, pictures, lose }: ReadyPost, needs: Keeping): Promise<number> {
  const { tx, tenant } = writing
  const { writer, now, warn } = needs
  const rows = itemRows(tx, tenant, article.noun)
  const [wished, at] = [slugOf(isSlug(post.slug) ? post.slug : post.title) || 'article', now()]
  const slug = await freeSlug(wished, async (taken) => (await rows.findByKey(taken)) === undefined)
  const wire = {
    title: post.title,
    subtitle: post.subTitle.replace(/\s+/g, ' ').trim() || firstWords(html) || post.title,
    tag: writeIds(await keepTags(writing, post.tags.length > 0 ? post.tags : [{ tag: moreTopic, topic: moreTopic }], { ...needs, lose })),
    imageLink: headOf(post, pictures, lose),
    richText: html,
    ...relatedPosts(),
    slug,
    reviewBy: post.reviewBy ?? '',
  }
  const { id } = await writer.save(writing, { wire, base: 0, by: importer })
  const createdAt = earlier(post.createdAt ?? post.publishedAt ?? at, at)
  await tx
    .update(articleStates)
    .set({ createdAt, createdBy: nameOf(post.author) || importer.name })
    .where(stateOf(tenant, id))
  const since = post.published ? earlier(post.publishedAt ?? createdAt, at) : undefined
  if (since) await goLive(writing, await requireState(tx, tenant, id), 1, since, warn)
  await rows.rememberAddress(markOf(post.origin), id, at)
  // An address of ours, from an export of ours, is this site's to give.
  const old = new Set(post.paths.filter((path) => !isArticlePath(path)))
  for (const path of old) {
    if (await isTaken(writing, path)) lose(`Its old address ${path} leads to another post, which had it first.`)
    else await rows.rememberAddress(path, id, at)
  }
  return id
}

/** Two posts of one address: whoever had it first keeps it. */
async function isTaken({ tx, tenant }: Writing, path: string): Promise<boolean> {
  return (
    (await tx.$count(
      itemAddresses,
      and(eq(itemAddresses.tenant, tenant), eq(itemAddresses.kind, article.noun), eq(itemAddresses.key, path)),
    )) > 0
  )
}

/** The numbers of the tags, made where there are none such yet. */
async function keepTags(writing: Writing, tags: readonly ImportedTag[], { lose, ...needs }: Needs & { lose: Lose }): Promise<number[]> {
  const ids = new Set<number>()
  for (const each of tags.slice(0, mostTags)) {
    const [title, ofTopic] = [cut(each.tag, lose), cut(each.topic, lose)]
    const known = await itemRows(writing.tx, writing.tenant, tag.noun).findByKey(foldKey(title))
    ids.add(known?.id ?? (await makeTag(writing, title, ofTopic, needs)))
  }
  for (const { tag: title } of tags.slice(mostTags)) lose(`The tag “${title}” was not kept: an article has ${mostTags} at the most.`)
  return [...ids]
}

async function makeTag(writing: Writing, title: string, ofTopic: string, { now, warn }: Needs): Promise<number> {
  const known = await itemRows(writing.tx, writing.tenant, topic.noun).findByKey(foldKey(ofTopic))
  const topics = createItemWriter(topicKind, { now, warn })
  const topicId = known?.id ?? (await topics.save(writing, { wire: { title: ofTopic, status: 1 }, base: 0, by: importer })).id
  const tags = createItemWriter(tagKind, { now, warn })
  return (await tags.save(writing, { wire: { tag: title, mainTopicId: String(topicId), status: 1 }, base: 0, by: importer })).id
}

function headOf({ picture, html }: ImportedPost, pictures: Pictures, lose: Lose): string {
  const own = picture && pictures.get(picture.src)
  if (own) return writePicture({ path: own.path, alt: picture.alt })
  const first = picturesIn(html).flatMap((src) => pictures.get(src) ?? [])[0]
  lose(first ? 'It had no picture at its head; the first one in it stands there.' : 'It had no picture; one of ours stands at its head.')
  return first?.path ?? ownPicture
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

/** Beside the addresses that lead to an article, since it leads from where it came; no address has a space in it. */
export const markOf = (origin: string) => foldKey(`from ${origin}`).slice(0, 500)

const earlier = (one: Date, other: Date) => (one < other ? one : other)
