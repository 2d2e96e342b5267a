import { article, chosenForMe, type Article } from '../../nouns/articles/article.ts'
import { writeIds } from '../../nouns/articles/tag-ids.ts'
import { refuseProblems } from '../content/stored-content.ts'
import type { ContentVersion } from '../content/content-version.ts'
import type { Db, Say } from '../db/database.ts'
import { seedings } from '../db/tables/content.ts'
import type { Warn } from '../http/warn.ts'
import { addManyItems } from '../items/add-many-items.ts'
import { holdItems } from '../items/hold-items.ts'
import { isGiven } from '../items/is-given.ts'
import type { ItemKind } from '../items/item-kind.ts'
import { itemRows } from '../items/item-rows.ts'
import { tagKind, topicKind } from './article-kinds.ts'
import { goLive, requireState } from './go-live.ts'

/** What the Learning Center of a site to try begins with. Topics, tags and articles name each other by title and by slug. */
export interface StartingArticles {
  topics: readonly string[]
  tags: readonly { tag: string; topic: string }[]
  /** The oldest first, so that their numbers follow their days. */
  articles: readonly StartingArticle[]
}

export interface StartingArticle {
  slug: string
  title: string
  subTitle: string
  /** Titles of tags. */
  tags: readonly string[]
  /** As an image field holds it, with what it shows. */
  image: string
  /** HTML that cleaning leaves as it is. */
  html: string
  /** Slugs of others. */
  related: readonly string[]
  /** Since when visitors read it. */
  publishedAt: Date
  /** yyyy-mm-dd */
  reviewBy: string
}

type Needs = { db: Db; versions: ContentVersion; now: () => Date; warn: Warn; say?: Say | undefined; kind: ItemKind<Article> }

/** Nobody in particular wrote them. */
const by = { account: 'system', name: 'Demonstration' }

/** Gives a tenant that has none the articles of the demonstration, published, once: whatever an admin does with them afterwards stays. */
export async function seedArticles({ db, versions, now, warn, say = () => {}, kind }: Needs, tenant: string, starting: StartingArticles) {
  if (await isGiven(db, tenant, 'demo articles')) return
  // Of two nodes that start together one finds it done.
  await holdItems({ db, versions }, tenant, async (writing) => {
    const { tx } = writing
    const [seeded] = await tx.insert(seedings).values({ tenant, name: 'demo articles', at: now() }).onConflictDoNothing().returning()
    if (!seeded || (await isBegun(tx, tenant, [kind, topicKind, tagKind]))) return
    say(`Seeding the Learning Center of ${tenant} with ${starting.articles.length} articles to read …`)
    const needs = { tenant, by, version: await writing.bump() }

    const idOf = (names: readonly string[]) => new Map(names.map((name, index) => [name, index + 1]))
    const [topics, tags] = [idOf(starting.topics), idOf(starting.tags.map(({ tag }) => tag))]
    const articles = idOf(starting.articles.map(({ slug }) => slug))
    const savedAt = now()
    const topicRows = starting.topics.map((title) => ({ title, status: true }))
    const tagRows = starting.tags.map(({ tag, topic }) => ({ tag, mainTopicId: String(topics.get(topic)), status: true }))
    await addManyItems(tx, topicKind, topicRows, { ...needs, savedAt })
    await addManyItems(tx, tagKind, tagRows, { ...needs, savedAt })
    for (const each of starting.articles) {
      const content = contentOf(each, tags, articles)
      refuseProblems(article.check(content))
      await addManyItems(tx, kind, [content], { ...needs, savedAt: each.publishedAt })
      const id = articles.get(each.slug) ?? 0
      // A clock that is behind shows nothing from tomorrow.
      await goLive(writing, await requireState(tx, tenant, id), 1, each.publishedAt < savedAt ? each.publishedAt : savedAt, warn)
    }
  })
}

/** Whether somebody was here before; asked one after the other, since a transaction has one connection. */
async function isBegun(tx: Db, tenant: string, kinds: readonly { record: { noun: string } }[]): Promise<boolean> {
  for (const { record } of kinds) if ((await itemRows(tx, tenant, record.noun).nextId()) > 1) return true
  return false
}

function contentOf(starting: StartingArticle, tags: Map<string, number>, articles: Map<string, number>): Article {
  const { slug, title, subTitle, image, html, reviewBy } = starting
  const [relatedPost1, relatedPost2, relatedPost3] = [0, 1, 2].map(
    (index) => articles.get(starting.related[index] ?? '') ?? Number(chosenForMe),
  )
  const tag = writeIds(starting.tags.flatMap((name) => tags.get(name) ?? []))
  const wire = {
    title,
    subtitle: subTitle,
    tag,
    imageLink: image,
    richText: html,
    relatedPost1,
    relatedPost2,
    relatedPost3,
    slug,
    reviewBy,
  }
  return article.fromWire(wire).content
}
