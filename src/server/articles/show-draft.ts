import { articleAddress } from '../../nouns/articles/article-address.ts'
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

  /** What a preview link shows, as long as it works, and where visitors read what it is about. */
  async function showPreview(tenant: string, secret: string) {
    const link = await previews.find(tenant, secret)
    if (!link) return { draft: null, endsAt: null, publishedAddress: null }
    const live = await liveArticlesOf(db, tenant).find(link.article)
    const publishedAddress = live ? articleAddress(live.id, live.slug) : null
    const draft = link.works ? await showDraft(tenant, link.article) : null
    return { draft, endsAt: draft && link.endsAt.toISOString(), publishedAddress }
  }

  return { readDraft, showDraft, showPreview }
}
