import { and, eq, inArray } from 'drizzle-orm'
import { slugOf } from '../../nouns/articles/article-address.ts'
import { articleThings } from '../../nouns/articles/article-things.ts'
import { article, type Article } from '../../nouns/articles/article.ts'
import { tagNamed, topicNamed } from '../../nouns/articles/named-kinds.ts'
import { readIds, writeIds } from '../../nouns/articles/tag-ids.ts'
import { tag, type Tag } from '../../nouns/articles/tag.ts'
import { topic, type Topic } from '../../nouns/articles/topic.ts'
import type { Db } from '../db/database.ts'
import { items } from '../db/tables/items.ts'
import { refused } from '../http/errors.ts'
import type { ItemKind } from '../items/item-kind.ts'
import { itemRows } from '../items/item-rows.ts'

type Follows = Required<Pick<ItemKind<Article>, 'onSaved' | 'onRemoved'>>

/** Articles as a kind of item: what is saved is the working draft, which visitors never see. */
export const articleKind = (follows: Follows): ItemKind<Article> => ({
  ...articleThings,
  words: { saved: 'Content Saved', deleted: articleThings.gone, taken: 'Another blog has this address.' },
  staffOnly: true,
  unseen: true,
  async fill(tx, tenant, { id, content, stored }) {
    const tagIds = readIds(content.tag) ?? []
    const before = new Set(readIds(stored?.tag ?? ''))
    await requireItems(tx, tenant, tag.noun, {
      ids: tagIds.filter((each) => !before.has(each)),
      path: 'tag',
      message: 'Please select the Tag !',
    })
    return { ...content, tag: writeIds(tagIds), slug: await slugFor(tx, tenant, id, content) }
  },
  ...follows,
})

export const topicKind: ItemKind<Topic> = {
  ...topicNamed,
  record: topic,
  words: { saved: 'Topic Saved', deleted: 'Topic has been deleted!', taken: 'Another topic has this title.' },
  staffOnly: true,
  nameOf: ({ title }) => title,
}

export const tagKind: ItemKind<Tag> = {
  ...tagNamed,
  record: tag,
  words: { saved: 'Content Saved', deleted: 'Tag has been deleted!', taken: 'Another tag has this title.' },
  staffOnly: true,
  nameOf: (content) => content.tag,
  async fill(tx, tenant, { content, stored }) {
    const id = Number(content.mainTopicId)
    const ids = content.mainTopicId === stored?.mainTopicId ? [] : [id]
    await requireItems(tx, tenant, topic.noun, { ids, path: 'mainTopicId', message: 'Please select a Topic !' })
    return { ...content, mainTopicId: String(id) }
  },
}

/** Those of the numbers must be on the site. */
async function requireItems(
  tx: Db,
  tenant: string,
  kind: string,
  { ids, path, message }: { ids: readonly number[]; path: string; message: string },
): Promise<void> {
  if (ids.length === 0) return
  const known = await tx.$count(
    items,
    and(eq(items.tenant, tenant), eq(items.kind, kind), inArray(items.id, [...ids]), eq(items.deleted, false)),
  )
  if (known < ids.length) throw refused('invalid', { message, errors: [{ path, message }] })
}

/** What somebody chose stays, and is refused where it is taken; else one is made of the title that nobody has. */
async function slugFor(tx: Db, tenant: string, id: number, { slug, title }: Article): Promise<string> {
  const rows = itemRows(tx, tenant, article.noun)
  const isFree = async (key: string) => ((await rows.findByKey(key))?.id ?? id) === id
  if (slug !== '') {
    // Whoever brings one back had it before somebody else took it.
    if ((await isFree(slug)) || !(await rows.findById(id))?.deleted) return slug
  }
  return freeSlug(slug || slugOf(title) || 'article', isFree)
}

/** The wished one, or with a number behind it that makes it nobody else’s. */
export async function freeSlug(wished: string, isFree: (slug: string) => boolean | Promise<boolean>): Promise<string> {
  for (let number = 1; ; number = number < 20 ? number + 1 : number * 2) {
    const slug = number === 1 ? wished : `${wished.slice(0, 70).replace(/-+$/, '')}-${number}`
    if (await isFree(slug)) return slug
  }
}
