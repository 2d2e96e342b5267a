import { articlesOnDesk, mostArticles } from '../../calls/page-sizes.ts'
import { articleAddress } from '../../nouns/articles/article-address.ts'
import type { ArticleChoices, ArticleDeskAsked, ArticleDeskPage, ArticleRow, OpenArticle } from '../../nouns/articles/article-desk.ts'
import { articleStatuses } from '../../nouns/articles/article-status.ts'
import { article, type Article } from '../../nouns/articles/article.ts'
import { pageAsked, pageCount } from '../../nouns/page-asked.ts'
import { wallTimeAt } from '../../nouns/wall-time.ts'
import { presentWire } from '../content/stored-content.ts'
import type { Db } from '../db/database.ts'
import type { ItemStore } from '../items/item-store.ts'
import type { TenantSettings } from '../tenants.ts'
import type { ArticleState } from './article-states.ts'
import type { Drafts } from './drafts.ts'
import { findLiveFacts, type LiveFacts } from './go-live.ts'
import { liveArticlesOf, newestFirst } from './live-articles.ts'
import type { Previews } from './previews.ts'
import { listNext, listSchedulesOf } from './schedules.ts'
import { named } from './show-article.ts'
import { tagsOf, topicsOf, type Taxonomy } from './taxonomy.ts'

type Needs = {
  db: Db
  now: () => Date
  store: ItemStore<Article>
  drafts: Drafts
  previews: Previews
  taxonomyOf(tenant: string): Promise<Taxonomy>
  settingOf(tenant: string): Promise<{ title: string; subtitle: string }>
}

/** What those who write see of articles. */
export function createArticleDesk({ db, now, store, drafts, previews, taxonomyOf, settingOf }: Needs) {
  /** As an address bar says it: what cannot be understood is as if it were not there. */
  async function list(tenant: TenantSettings, asked: ArticleDeskAsked): Promise<ArticleDeskPage> {
    const { client, timeZone } = tenant
    const taxonomy = await taxonomyOf(client)
    const which = {
      search: asked.search.slice(0, 200),
      status: articleStatuses.find((each) => each === asked.status),
      tagIds: taxonomy.topics.has(Number(asked.topic)) ? everyTagOf(taxonomy, Number(asked.topic)) : undefined,
      author: asked.author.slice(0, 200),
    }
    const wished = pageAsked(asked.page)
    const listAt = (page: number) =>
      drafts.listStates(client, which, { orderBy: 'createdDate', order: 'DESC' }, articlesOnDesk, (page - 1) * articlesOnDesk)
    let { rows, count } = await listAt(wished)
    const pages = pageCount(count, articlesOnDesk)
    const page = Math.min(wished, pages)
    if (page < wished) ({ rows, count } = await listAt(page))
    return {
      rows: await presentRows(tenant, rows, taxonomy),
      count,
      page,
      pages,
      topics: [...taxonomy.topics.values()].filter(({ deleted }) => !deleted).map(named),
      authors: await drafts.authors(client),
      next: await listNext(db, client, 10),
      setting: await settingOf(client),
      timeZone,
    }
  }

  async function presentRows(tenant: TenantSettings, rows: readonly ArticleState[], taxonomy: Taxonomy): Promise<ArticleRow[]> {
    const ids = rows.map(({ id }) => id)
    const live = new Map((await liveArticlesOf(db, tenant.client).listByIds(ids)).map((each) => [each.id, each]))
    const schedules = await listSchedulesOf(db, tenant.client, ids)
    const links = await previews.listOf(tenant.client, ids)
    const today = wallTimeAt(now(), tenant.timeZone).slice(0, 10)
    return rows.map((state) => {
      const beside = { schedules: schedules.get(state.id) ?? [], previews: links.get(state.id) ?? [] }
      return { ...presentRow(state, live.get(state.id), taxonomy, today), ...beside }
    })
  }

  /** As the editor opens it; null where there is none. */
  async function open(tenant: TenantSettings, id: number): Promise<OpenArticle | null> {
    const draft = await drafts.find(tenant.client, id)
    const [stored] = draft ? await store.listByIds(tenant.client, [id]) : []
    if (!draft || !stored) return null
    const [row] = await presentRows(tenant, [draft.state], await taxonomyOf(tenant.client))
    const live = await findLiveFacts(db, tenant.client, id)
    return {
      ...row,
      stored: presentWire(article, stored) as OpenArticle['stored'],
      liveRevision: live?.revision ?? null,
      liveSince: live?.liveSince.toISOString() ?? null,
    }
  }

  /** What the editor offers. */
  async function choices(tenant: string): Promise<ArticleChoices> {
    const { topics, tags } = await taxonomyOf(tenant)
    const newest = await liveArticlesOf(db, tenant).list(undefined, newestFirst, mostArticles)
    return {
      topics: [...topics.values()].filter(({ deleted }) => !deleted).map((each) => ({ ...named(each), active: each.active })),
      tags: [...tags.values()]
        .filter(({ deleted }) => !deleted)
        .map((each) => ({ ...named(each), topic: each.topic?.id ?? 0, active: each.active })),
      related: newest.map(({ id, title, image }) => ({ id, title, image })),
    }
  }

  return { list, open, choices }
}

function presentRow(state: ArticleState, live: LiveFacts | undefined, taxonomy: Taxonomy, today: string) {
  const tags = tagsOf(taxonomy, state.tagIds, 'writers')
  return {
    id: state.id,
    revision: state.revision,
    slug: state.slug,
    title: state.title,
    status: state.status,
    tags: tags.map(named),
    topics: topicsOf(tags).map(named),
    createdAt: state.createdAt.toISOString(),
    createdBy: state.createdBy,
    savedAt: state.savedAt.toISOString(),
    savedBy: state.savedBy,
    publishedAt: state.publishedAt?.toISOString() ?? null,
    address: live ? articleAddress(state.id, live.slug) : null,
    draftWaits: live !== undefined && live.revision !== state.revision,
    reviewBy: state.reviewBy,
    reviewDue: state.reviewBy !== '' && state.reviewBy <= today,
  }
}

/** Switched off or not: the desk shows what writers gave it. */
const everyTagOf = ({ tags }: Taxonomy, topicId: number) =>
  [...tags.values()].filter(({ topic }) => topic?.id === topicId).map(({ id }) => id)
