import { blogSetting } from '../../content/blog/blog-setting.ts'
import { articleAddress } from '../../nouns/articles/article-address.ts'
import { article, type Article } from '../../nouns/articles/article.ts'
import { readIds, writeIds } from '../../nouns/articles/tag-ids.ts'
import { wordsIn } from '../../words/languages.ts'
import { contentIn } from '../content/content-in.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { ContentVersion } from '../content/content-version.ts'
import { oncePerVersion } from '../content/once-per-version.ts'
import type { Db, Say } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import { createItemStore } from '../items/item-store.ts'
import type { Writing } from '../items/item-writer.ts'
import { lockItems } from '../items/lock-items.ts'
import { writingIn } from '../items/writing.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import type { Mail } from '../mail/mail.ts'
import { adminsOf } from '../mail/admins-of.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { Tenants, TenantSettings } from '../tenants.ts'
import { answerKept, type Asked } from './answered-calls.ts'
import { articleKind, tagKind, topicKind } from './article-kinds.ts'
import { forgetArticle, writeStates } from './article-states.ts'
import { createStatusChanges, type BlogSave, type StatusWish } from './change-status.ts'
import { createArticleDesk } from './desk.ts'
import { asIfLive, createDrafts } from './drafts.ts'
import { createPreviews } from './previews.ts'
import { requireState, type OnSite } from './go-live.ts'
import { liveArticlesOf } from './live-articles.ts'
import { createReadingRoom } from './reading-room.ts'
import { findRelated } from './related-articles.ts'
import { scheduleLetter } from './schedule-letter.ts'
import { createSchedules, type ScheduleWish } from './schedules.ts'
import { showArticle } from './show-article.ts'
import { readTagsById, tagsOf } from './taxonomy.ts'
import { seedArticles, type StartingArticles } from './seed-articles.ts'

type Needs = {
  db: Db
  versions: ContentVersion
  now: () => Date
  warn: Warn
  say?: Say | undefined
  jobs: Pick<Jobs, 'enqueue'>
  mail: Pick<Mail, 'queueToAll'>
  tenants: Tenants
  content: Pick<ContentStore, 'readSections'>
  sealing: Pick<Sealing, 'sign'>
  onSite: OnSite
}

export type Articles = ReturnType<typeof createArticles>

const statusOfBulk = { publish: 'Published', activate: 'Active', deactivate: 'Inactive' } as const

/** Articles and everything that is done with them, put together. */
export function createArticles({ db, versions, now, warn, say, jobs, mail, tenants, content, sealing, onSite }: Needs) {
  const kind = articleKind({
    onSaved: (tx, tenant, saved) => writeStates(tx, tenant, saved, warn),
    async onRemoved(tx, tenant, id) {
      const slug = await forgetArticle(tx, tenant, id, now())
      if (slug !== undefined) await onSite.gone(tx, tenant, id, articleAddress(id, slug))
    },
  })
  const items = { db, versions, now, warn }
  const store = createItemStore(kind, items)
  const topics = createItemStore(topicKind, items)
  const tags = createItemStore(tagKind, items)

  const room = createReadingRoom({ db, versions, warn })
  const drafts = createDrafts({ db, store, stemsOf: room.stemsOf, tagsNamed: room.tagsNamed })
  const previews = createPreviews({ db, now, sealing })
  const schedules = createSchedules({
    db,
    now,
    warn,
    jobs,
    tenants,
    onSite,
    async tellFailed(tx, failed, title) {
      const tenant = tenants.find(failed.tenant)
      const to = tenant ? adminsOf(tenant) : []
      if (!tenant || to.length === 0) return
      await mail.queueToAll(tx, { tenant: tenant.client, kind: 'notice', ...scheduleLetter(tenant, failed, title) }, { to })
    },
  })
  const changes = createStatusChanges({ writer: store.writer, schedules, now, warn, onSite })

  /** In a transaction that holds the items; what visitors see from then on they see at once. */
  async function write<A>(tenant: string, work: (writing: Writing) => Promise<A>): Promise<A> {
    const { answer, version } = await db.transaction(async (transaction) => {
      const tx = transaction as unknown as Db
      await lockItems(tx, tenant)
      const writing = writingIn(tx, tenant)
      return { answer: await work(writing), version: await writing.same() }
    })
    versions.reached(tenant, version)
    return answer
  }

  const readSetting = async (tenant: string) => {
    const { title, subtitle } = contentIn(await content.readSections(tenant, [blogSetting]), blogSetting)
    return { title, subtitle }
  }
  const settingOf = oncePerVersion(versions, readSetting)

  const { taxonomyOf } = room
  const desk = createArticleDesk({ db, now, store, drafts, previews, taxonomyOf, settingOf })

  /** A draft with what would be related to it; undefined where there is none. */
  async function readDraft(tenant: string, id: number) {
    const draft = await drafts.find(tenant, id)
    if (!draft) return undefined
    const [taxonomy, row] = [await taxonomyOf(tenant), asIfLive(draft, now())]
    return { draft, row, taxonomy, related: await findRelated({ live: liveArticlesOf(db, tenant), taxonomy }, row) }
  }

  /** A draft as visitors would see it. */
  async function showDraft(tenant: string, id: number) {
    const found = await readDraft(tenant, id)
    return found ? showArticle(found.row, found.related, found.taxonomy) : null
  }

  /** One of what the desk does with several; answers how many schedules that called off. */
  async function doWith(tenant: string, what: keyof typeof statusOfBulk | 'delete', wish: Omit<StatusWish, 'to'>) {
    if (what !== 'delete') {
      const { unscheduled } = await write(tenant, (writing) => changes.change(writing, { ...wish, to: statusOfBulk[what] }))
      return unscheduled
    }
    const { id, revision, by } = wish
    return write(tenant, (writing) =>
      answerKept(writing, wish, ['delete', id, revision], now(), async () => {
        const { slug } = await requireState(writing.tx, tenant, id)
        await store.writer.remove(writing, { key: slug, by, ...(revision === undefined ? {} : { base: revision }) })
        // Nobody expects anything of what is gone.
        return 0
      }),
    )
  }

  return {
    store,
    topics,
    tags,
    room,
    drafts,
    previews,
    desk,
    jobs: [schedules.job],
    readSetting,
    readDraft,
    showDraft,
    taxonomyOf,
    doWith,
    versionOf: (tenant: string) => versions.of(tenant),
    changeStatus: (tenant: string, wish: StatusWish) => write(tenant, (writing) => changes.change(writing, wish)),
    saveBlog: (tenant: string, asked: BlogSave) => write(tenant, (writing) => changes.save(writing, asked)),
    schedule: (tenant: string, wish: ScheduleWish) => write(tenant, (writing) => schedules.add(writing, wish)),
    unschedule: (tenant: string, id: number) => write(tenant, (writing) => schedules.remove(writing, id)),
    makePreview: (tenant: string, id: number, asked: Asked) => write(tenant, (writing) => previews.make(writing, id, asked)),
    /** What a preview link shows; null where it leads nowhere any more. */
    async showPreview(tenant: string, secret: string) {
      const id = await previews.find(tenant, secret)
      return id === undefined ? null : showDraft(tenant, id)
    },
    /** Once for each Idempotency-Key, whatever became of the original since. Undefined where there is none. */
    async duplicate(tenant: string, id: number, { by, idempotencyKey }: Asked) {
      const draft = await drafts.find(tenant, id)
      if (!draft) return undefined
      const tagIds = readIds(draft.content.tag) ?? []
      // Those that were deleted since stay with the original alone: a copy is a new article.
      const tags = tagsOf(await readTagsById(db, tenant, tagIds, warn), tagIds, 'writers')
      const title = `Copy of ${draft.content.title}`.slice(0, 2_000)
      const copied: Article = { ...draft.content, title, slug: '', tag: writeIds(tags.map((each) => each.id)) }
      return store.save(tenant, { wire: article.toWire(copied), base: 0, asked: ['duplicate article', id], idempotencyKey, by })
    },
    /** What the menu calls them: the title somebody gave them. */
    async label({ client, language }: Pick<TenantSettings, 'client' | 'language'>): Promise<string> {
      const { title } = await settingOf(client)
      return title === blogSetting.fallback.title ? wordsIn(language).menus.main.blog : title
    },
    seed: (tenant: string, starting: StartingArticles) => seedArticles({ ...items, say, kind }, tenant, starting),
  }
}
