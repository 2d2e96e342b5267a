import { and, eq, inArray } from 'drizzle-orm'
import { foldText } from '../../nouns/fold-text.ts'
import { tag, type Tag } from '../../nouns/articles/tag.ts'
import { topic, type Topic } from '../../nouns/articles/topic.ts'
import { readRow } from '../content/stored-content.ts'
import type { Db } from '../db/database.ts'
import { items } from '../db/tables/items.ts'
import type { Warn } from '../http/warn.ts'

export interface KnownTopic {
  id: number
  title: string
  /** Switched on and not deleted: visitors see it. */
  active: boolean
  on: boolean
  deleted: boolean
}

export interface KnownTag extends KnownTopic {
  topic: KnownTopic | undefined
}

/** Every topic and tag of a tenant, deleted ones too, each by its number. */
export interface Taxonomy {
  topics: ReadonlyMap<number, KnownTopic>
  tags: ReadonlyMap<number, KnownTag>
}

/** Read whole once for each content version (article-shelf.ts): there may be thousands. */
export const readTaxonomy = async (db: Db, tenant: string, warn: Warn): Promise<Taxonomy> =>
  taxonomyFrom(await rowsOf(db, tenant, topic.noun), await rowsOf(db, tenant, tag.noun), warn)

/** These tags and their topics alone, for whoever holds the items while it is read. */
export async function readTagsById(db: Db, tenant: string, ids: readonly number[], warn: Warn): Promise<Taxonomy> {
  const tags = await rowsOf(db, tenant, tag.noun, ids)
  const topics = tags.map((row) => Number((readRow(tag, row, warn).content as Tag).mainTopicId)).filter((id) => id > 0)
  return taxonomyFrom(await rowsOf(db, tenant, topic.noun, [...new Set(topics)]), tags, warn)
}

type Row = typeof items.$inferSelect

async function rowsOf(db: Db, tenant: string, kind: string, ids?: readonly number[]): Promise<Row[]> {
  if (ids?.length === 0) return []
  const among = ids && inArray(items.id, [...ids])
  return db
    .select()
    .from(items)
    .where(and(eq(items.tenant, tenant), eq(items.kind, kind), among))
}

/** In the order of their titles; tags are active only while their topic is. */
function taxonomyFrom(topicRows: readonly Row[], tagRows: readonly Row[], warn: Warn): Taxonomy {
  const topics = topicRows.map((row): KnownTopic => {
    const { title, status } = readRow(topic, row, warn).content as Topic
    return { id: row.id, title, on: status, deleted: row.deleted, active: status && !row.deleted }
  })
  const topicOf = new Map(topics.map((each) => [each.id, each]))
  const tags = tagRows.map((row): KnownTag => {
    const { tag: title, status, mainTopicId } = readRow(tag, row, warn).content as Tag
    const ofTopic = topicOf.get(Number(mainTopicId))
    const active = status && !row.deleted && (ofTopic?.active ?? false)
    return { id: row.id, title, on: status, deleted: row.deleted, active, topic: ofTopic }
  })
  return { topics: byTitle(topics), tags: byTitle(tags) }
}

/** The tags of an article as they are shown: to visitors active ones, to those who write all that were not deleted. */
export function tagsOf({ tags }: Taxonomy, ids: readonly number[], who: 'visitors' | 'writers'): KnownTag[] {
  return ids.flatMap((id) => {
    const known = tags.get(id)
    return known && (who === 'visitors' ? known.active : !known.deleted) ? [known] : []
  })
}

/** Their topics, each once. */
export function topicsOf(tags: readonly KnownTag[]): KnownTopic[] {
  return [...new Set(tags.flatMap((each) => each.topic ?? []))]
}

/** The tags an article of the topic has at least one of. */
export const tagIdsOf = ({ tags }: Taxonomy, topicId: number): number[] =>
  [...tags.values()].filter((each) => each.active && each.topic?.id === topicId).map(({ id }) => id)

function byTitle<T extends { id: number; title: string }>(list: readonly T[]): Map<number, T> {
  const sorted = list.map((each) => ({ each, key: foldText(each.title) })).toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return new Map(sorted.map(({ each }) => [each.id, each]))
}
