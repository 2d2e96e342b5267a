import type { Db } from '../db/database.ts'
import { asIfLive, type Drafts } from './drafts.ts'
import { liveArticlesOf } from './live-articles.ts'
import type { Previews } from './previews.ts'
import { findRelated } from './related-articles.ts'
import { showArticle } from './show-article.ts'
import type { Taxonomy } from './taxonomy.ts'

type Needs = {
  db: Db
  now: () => Date
  drafts: Pick<Drafts, 'find'>
  previews: Pick<Previews, 'find'>
  taxonomyOf(tenant: string): Promise<Taxonomy>
}

/** Working drafts as visitors would see them: to those who write, and to whoever has a preview link. */
export function createDraftShowing({ db, now, drafts, previews, taxonomyOf }: Needs) {
  /** A draft with what would be related to it; undefined where there is none. */
  async function readDraft(tenant: string, id: number) {
    const draft = await drafts.find(tenant, id)
    if (!draft) return undefined
    const [taxonomy, row] = [await taxonomyOf(tenant), asIfLive(draft, now())]
    return { draft, row, taxonomy, related: await findRelated({ live: liveArticlesOf(db, tenant), taxonomy }, row) }
  }

  /** Null where there is none. */
  async function showDraft(tenant: string, id: number) {
    const found = await readDraft(tenant, id)
    return found ? showArticle(found.row, found.related, found.taxonomy) : null
  }

  /** What a preview link shows; null where it leads nowhere any more. */
  async function showPreview(tenant: string, secret: string) {
    const id = await previews.find(tenant, secret)
    return id === undefined ? null : showDraft(tenant, id)
  }

  return { readDraft, showDraft, showPreview }
}
