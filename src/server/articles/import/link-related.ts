import { article, chosenForMe, chosenRelated, type Article } from '../../../nouns/articles/article.ts'
import { readRow } from '../../content/stored-content.ts'
import type { Db } from '../../db/database.ts'
import type { Warn } from '../../http/warn.ts'
import { foldKey } from '../../items/item-kind.ts'
import { itemRows } from '../../items/item-rows.ts'
import type { ItemWriter, Writing } from '../../items/item-writer.ts'
import { goLive, requireState } from '../go-live.ts'
import type { Lose } from './imported-post.ts'

/** An article that came, and the slugs there of those it is to lead to, of which some come after it. */
export type RelatedLinks = { id: number; related: readonly string[]; lose: Lose }

type Needs = {
  writer: Pick<ItemWriter, 'save'>
  by: { account: string; name: string }
  /** By the slugs they had there: here another may have the same. */
  came: ReadonlyMap<string, number>
  now: () => Date
  warn: Warn
}

/** Lets an article lead to those its writer chose, once all are here. */
export async function linkRelated(
  writing: Writing,
  { id, related, lose }: RelatedLinks,
  { writer, by, came, now, warn }: Needs,
): Promise<void> {
  const { tx, tenant } = writing
  const found = await findRelated(tx, tenant, related, came)
  for (const slug of related) if (!found.has(slug)) lose(`The related post “${slug}” is not here; the site chooses another.`)
  const row = await itemRows(tx, tenant, article.noun).findById(id)
  // Whoever wrote in it since it came is not written over.
  if (found.size === 0 || row?.revision !== 1 || row.deleted) return
  if (chosenRelated(readRow(article, row, warn).content as Article).length > 0) return
  const wire = { ...(row.wire as object), ...relatedPosts(related, found) }
  const { revision } = await writer.save(writing, { id, wire, base: 1, by })
  const state = await requireState(tx, tenant, id)
  if (state.status === 'Published') await goLive(writing, state, revision, state.publishedAt ?? now(), warn)
}

/** One after the other: a transaction has one connection, and that answers one question at a time. */
async function findRelated(tx: Db, tenant: string, related: readonly string[], came: Needs['came']): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const slug of related) {
    const id = came.get(foldKey(slug)) ?? (await itemRows(tx, tenant, article.noun).findByKey(foldKey(slug)))?.id
    if (id !== undefined) found.set(slug, id)
  }
  return found
}

/** Three places, each with a number or left to the site. */
export const relatedPosts = (slugs: readonly string[] = [], found: ReadonlyMap<string, number> = new Map()) =>
  Object.fromEntries([0, 1, 2].map((index) => [`relatedPost${index + 1}`, found.get(slugs[index] ?? '') ?? Number(chosenForMe)]))
