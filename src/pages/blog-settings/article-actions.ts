import {
  addNewContentItem,
  bulkArticles,
  changeBlogStatus,
  deleteContentItem,
  duplicateArticle,
  getDeletedItems,
} from '../../calls/addresses.ts'
import type * as deskCalls from '../../calls/articles/article-desk-calls.ts'
import type * as blogCalls from '../../calls/articles/blog-staff-calls.ts'
import type { BodyOf } from '../../calls/call.ts'
import type * as itemCalls from '../../calls/item-calls.ts'
import type { ArticleRow } from '../../nouns/articles/article-desk.ts'
import type { ArticleStatus } from '../../nouns/articles/article-status.ts'
import type { NamedKind } from '../../nouns/things.ts'
import { askArticles } from './ask-articles.ts'

/** Gives one another status; what somebody saved meanwhile is not published unseen (409). */
export const changeStatus = ({ id, revision }: Pick<ArticleRow, 'id' | 'revision'>, status: ArticleStatus) =>
  askArticles<typeof blogCalls.changeBlogStatus>(changeBlogStatus, { status, revision }, { id })

/** Makes a draft with the content of this article; returns its id. */
export const duplicate = ({ id }: ArticleRow) => askArticles<typeof deskCalls.duplicateArticle>(duplicateArticle, { id })

export type BulkWish = BodyOf<typeof deskCalls.bulkArticles>['do']

/** Does one thing to all of these articles. */
export const inBulk = (wish: BulkWish, rows: readonly ArticleRow[]) =>
  askArticles<typeof deskCalls.bulkArticles>(bulkArticles, { do: wish, articles: rows.map(({ id, revision }) => ({ id, revision })) })

/** Deletes something; `name` is its primary key. */
export const remove = (kind: NamedKind, name: string, revision?: number) =>
  askArticles<typeof itemCalls.deleteContentItem>(deleteContentItem, { ...kind, content: { [kind.primaryKey]: name }, revision })

/** Those that were deleted, the latest first. */
export async function listDeleted({ key }: NamedKind) {
  const { result } = await askArticles<typeof itemCalls.getDeletedItems>(getDeletedItems, { key })
  return result
}

export type DeletedItem = Awaited<ReturnType<typeof listDeleted>>[number]

/** Brings one back as it was when it was deleted, with its history. */
export const bringBack = (kind: NamedKind, { id, value, ids, revision }: DeletedItem) =>
  askArticles<typeof itemCalls.addNewContentItem>(addNewContentItem, { ...kind, id, content: value, revision, ids, restores: revision })

/** The same by number alone, right after they were deleted. */
export async function bringBackThose(kind: NamedKind, numbers: readonly number[]): Promise<void> {
  for (const item of await listDeleted(kind)) if (numbers.includes(item.id)) await bringBack(kind, item)
}
