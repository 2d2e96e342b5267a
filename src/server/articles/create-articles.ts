import { blogSetting } from '../../content/blog/blog-setting.ts'
import { articleAddress } from '../../nouns/articles/article-address.ts'
import { wordsIn } from '../../words/languages.ts'
import { contentIn } from '../content/content-in.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { ContentVersion } from '../content/content-version.ts'
import { oncePerVersion } from '../content/once-per-version.ts'
import type { Db, Say } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import { createItemStore } from '../items/item-store.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import type { Mail } from '../mail/mail.ts'
import { tellAdmins } from '../mail/tell-admins.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { Tenants, TenantSettings } from '../tenants.ts'
import type { Asked } from './answered-calls.ts'
import { articleKind, tagKind, topicKind } from './article-kinds.ts'
import { forgetArticle, writeStates } from './article-states.ts'
import { createArticleWork } from './article-work.ts'
import { createStatusChanges } from './change-status.ts'
import { createArticleDesk } from './desk.ts'
import { createDrafts } from './drafts.ts'
import { duplicateArticle } from './duplicate-article.ts'
import type { OnSite } from './go-live.ts'
import { createPreviews } from './previews.ts'
import { createReadingRoom } from './reading-room.ts'
import { scheduleLetter } from './schedule-letter.ts'
import { createSchedules } from './schedules.ts'
import { seedArticles, type StartingArticles } from './seed-articles.ts'
import { createDraftShowing } from './show-draft.ts'

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
      if (tenant) await tellAdmins(tx, mail, tenant, scheduleLetter(tenant, failed, title))
    },
  })
  const changes = createStatusChanges({ writer: store.writer, schedules, now, warn, onSite })

  const readSetting = async (tenant: string) => {
    const { title, subtitle } = contentIn(await content.readSections(tenant, [blogSetting]), blogSetting)
    return { title, subtitle }
  }
  const settingOf = oncePerVersion(versions, readSetting)

  const { taxonomyOf } = room
  const desk = createArticleDesk({ db, now, store, drafts, previews, taxonomyOf, settingOf })

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
    taxonomyOf,
    ...createDraftShowing({ db, now, drafts, previews, taxonomyOf }),
    ...createArticleWork({ items, store, changes, schedules, previews }),
    duplicate: (tenant: string, id: number, asked: Asked) => duplicateArticle({ db, warn, store, drafts }, tenant, id, asked),
    versionOf: (tenant: string) => versions.of(tenant),
    /** What the menu calls them: the title somebody gave them. */
    async label({ client, language }: Pick<TenantSettings, 'client' | 'language'>): Promise<string> {
      const { title } = await settingOf(client)
      return title === blogSetting.fallback.title ? wordsIn(language).menus.main.blog : title
    },
    seed: (tenant: string, starting: StartingArticles) => seedArticles({ ...items, say, kind }, tenant, starting),
  }
}
