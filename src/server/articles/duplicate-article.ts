import { article, type Article } from '../../nouns/articles/article.ts'
import { readIds, writeIds } from '../../nouns/articles/tag-ids.ts'
import type { Db } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import type { ItemStore } from '../items/item-store.ts'
import type { ItemSaved } from '../items/item-writer.ts'
import type { Asked } from './answered-calls.ts'
import type { Drafts } from './drafts.ts'
import { readTagsById, tagsOf } from './taxonomy.ts'

type Needs = { db: Db; warn: Warn; store: Pick<ItemStore<Article>, 'save'>; drafts: Pick<Drafts, 'find'> }

/**
 * A new draft with the content of another one, under a slug of its own; undefined where there is no such article. Once for each
 * Idempotency-Key, whatever became of the original since.
 */
export async function duplicateArticle(
  { db, warn, store, drafts }: Needs,
  tenant: string,
  id: number,
  { by, idempotencyKey }: Asked,
): Promise<ItemSaved | undefined> {
  const draft = await drafts.find(tenant, id)
  if (!draft) return undefined
  const tagIds = readIds(draft.content.tag) ?? []
  // Those that were deleted since stay with the original alone: a copy is a new article.
  const tags = tagsOf(await readTagsById(db, tenant, tagIds, warn), tagIds, 'writers')
  const title = `Copy of ${draft.content.title}`.slice(0, 2_000)
  const copied: Article = { ...draft.content, title, slug: '', tag: writeIds(tags.map((each) => each.id)) }
  return store.save(tenant, { wire: article.toWire(copied), base: 0, asked: ['duplicate article', id], idempotencyKey, by })
}
