import type { ArticlesForPages } from '../../pages/site/site-articles.ts'
import { answerArticleDesk } from '../api/articles/article-desk.ts'
import { answerBlogTopics } from '../api/articles/blog-topics.ts'
import { answerBlogsForStaff } from '../api/articles/blogs-for-staff.ts'
import { answerBlogsForVisitors } from '../api/articles/blogs-for-visitors.ts'
import { articleSource } from '../articles/article-entries.ts'
import type { OnSite } from '../articles/go-live.ts'
import { createArticles } from '../articles/create-articles.ts'
import { findByOldPath } from '../articles/old-addresses.ts'
import type { StartingArticles } from '../articles/seed-articles.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { ContentVersion } from '../content/content-version.ts'
import type { Db, Say } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import type { Mail } from '../mail/mail.ts'
import { admit } from '../permissions.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { Tenants } from '../tenants.ts'
import type { Noun } from './noun.ts'

type Needs = {
  db: Db
  versions: ContentVersion
  now: () => Date
  warn: Warn
  say?: Say
  jobs: Jobs
  tenants: Tenants
  content: { store: ContentStore }
  mail: { mail: Mail }
  sealing: Pick<Sealing, 'sign'>
  onSite: OnSite
  /** What each tenant that has none begins with. */
  demo?: { articles?: StartingArticles } | undefined
}

/** Articles: what visitors read of them, and the desk where they are written; `stores` keep them as items, `sources` list their pages. */
export async function createArticlesNoun({ content, mail: { mail }, demo, ...needs }: Needs) {
  const articles = createArticles({ ...needs, mail, content: content.store })
  const { room, desk, store, topics, tags, jobs } = articles
  const { articles: starting } = demo ?? {}
  if (starting) await Promise.all(needs.tenants.list.map(({ client }) => articles.seed(client, starting)))

  const noun: Noun<ArticlesForPages> = {
    calls: [
      ...answerBlogsForVisitors({ room }),
      ...answerBlogsForStaff({ articles }),
      ...answerBlogTopics({ articles, content: content.store }),
      ...answerArticleDesk({ articles }),
    ],
    jobs,
    forPages: ({ tenant, person }) => ({
      articles: {
        list: (asked) => room.list(tenant.client, asked),
        find: (idAndSlug) => room.find(tenant.client, idAndSlug),
        byOldPath: async (path) => (await findByOldPath(needs.db, tenant.client, path)) ?? null,
        feed: () => room.feed(tenant.client),
        preview: (secret) => articles.showPreview(tenant.client, secret),
        label: () => articles.label(tenant),
      },
      // Their pages are for them alone by their routes; what is handed out here holds even if that is forgotten.
      articleDesk: admit('admin', person, tenant)
        ? {
            list: (asked) => desk.list(tenant, asked),
            open: (id) => desk.open(tenant, id),
            choices: () => desk.choices(tenant.client),
            draft: (id) => articles.showDraft(tenant.client, id),
          }
        : null,
    }),
  }
  return { ...noun, stores: [store, topics, tags], feed: room.feed, sources: [articleSource(needs.db)], room }
}
