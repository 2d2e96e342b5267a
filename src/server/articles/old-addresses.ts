import { and, eq } from 'drizzle-orm'
import { articleAddress } from '../../nouns/articles/article-address.ts'
import { article } from '../../nouns/articles/article.ts'
import { withoutEndSlashes } from '../../nouns/without-end-slashes.ts'
import type { Db } from '../db/database.ts'
import { liveArticles } from '../db/tables/articles.ts'
import { itemAddresses } from '../db/tables/items.ts'

/** A path as it is kept beside an article that was found by it elsewhere: "/2019/05/hail-season". */
export const foldPath = (path: string): string => withoutEndSlashes(path).toLowerCase()

/** Where the article is now that had this path on the site it was imported from; undefined where visitors may read none such. */
export async function findByOldPath(db: Db, tenant: string, path: string): Promise<string | undefined> {
  const key = foldPath(path)
  if (!key.startsWith('/') || key.includes('\0') || key.length > 300) return undefined
  const { id, slug } = liveArticles
  const [found] = await db
    .select({ id, slug })
    .from(itemAddresses)
    .innerJoin(liveArticles, and(eq(liveArticles.tenant, tenant), eq(liveArticles.id, itemAddresses.id)))
    .where(and(eq(itemAddresses.tenant, tenant), eq(itemAddresses.kind, article.noun), eq(itemAddresses.key, key)))
  return found && articleAddress(found.id, found.slug)
}
