import { getBlogSetting, listMainTopics, listTags, saveBlogSetting, saveMainTopic, saveTag } from '../../../calls/articles/topic-calls.ts'
import { blogSetting } from '../../../content/blog/blog-setting.ts'
import type { Articles } from '../../articles/create-articles.ts'
import { presentTag, presentTopic } from '../../articles/present-blog.ts'
import type { ContentStore } from '../../content/content-store.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import { noSuchItem } from '../../items/item-kind.ts'
import { permit } from '../../permissions.ts'
import { answer, type AnsweredCall } from '../answer.ts'

/** Topics, tags and the title of the list, as the source asks for them. */
export function answerBlogTopics({ articles, content }: { articles: Articles; content: ContentStore }): AnsweredCall[] {
  const { topics, tags, taxonomyOf } = articles

  return [
    answer(listMainTopics, async ({ body: { filter }, tenant, person, reply }) => {
      // What is switched off or deleted is nobody's business but that of those who write.
      if (filter === 'all') permit('admin', person, tenant)
      reply.header('cache-control', 'no-store')
      const known = [...(await taxonomyOf(tenant.client)).topics.values()]
      const data = known.filter(({ active }) => filter === 'all' || active).map(presentTopic)
      return { status: true as const, data, count: data.length }
    }),

    answer(saveMainTopic, async ({ body: { id, client: _client, ...wire }, tenant, person, request }) => {
      const by = { account: person.account, name: person.name }
      const asked = { id, wire: said(wire), ...(id === undefined ? { base: 0 } : {}), idempotencyKey: idempotencyKeyOf(request), by }
      const saved = await topics.save(tenant.client, asked)
      const known = (await taxonomyOf(tenant.client)).topics.get(saved.id)
      if (!known) throw noSuchItem(topics.kind)
      return { status: true as const, message: topics.kind.words.saved, data: presentTopic(known) }
    }),

    answer(listTags, async ({ body: { filter }, tenant, person, reply }) => {
      if (filter === 'all') permit('admin', person, tenant)
      reply.header('cache-control', 'no-store')
      const known = [...(await taxonomyOf(tenant.client)).tags.values()]
      const data = known.filter(({ active }) => filter === 'all' || active).map(presentTag)
      return { status: true as const, data, count: data.length }
    }),

    answer(saveTag, async ({ body, tenant, person, request }) => {
      const { tag, mainTopicId, status } = body
      const id = body.id ?? (body.topicId === undefined ? undefined : Number(body.topicId))
      const by = { account: person.account, name: person.name }
      const wire = said({ tag, mainTopicId, status })
      const asked = { id, wire, ...(id === undefined ? { base: 0 } : {}), idempotencyKey: idempotencyKeyOf(request), by }
      const saved = await tags.save(tenant.client, asked)
      const known = (await taxonomyOf(tenant.client)).tags.get(saved.id)
      if (!known) throw noSuchItem(tags.kind)
      return { status: true as const, message: tags.kind.words.saved, data: presentTag(known) }
    }),

    answer(getBlogSetting, async ({ tenant, reply }) => {
      reply.header('cache-control', 'no-store')
      return { status: true as const, result: presentSetting(await articles.readSetting(tenant.client)) }
    }),

    answer(saveBlogSetting, async ({ body: { title, subtitle }, tenant, person, request }) => {
      const { revision, savedAt, version } = await content.save(tenant.client, {
        section: blogSetting,
        wire: said({ title, subtitle }),
        idempotencyKey: idempotencyKeyOf(request),
        by: { account: person.account, name: person.name },
      })
      const result = presentSetting(await articles.readSetting(tenant.client))
      return { status: true as const, message: blogSetting.saved, result, revision, savedAt, version }
    }),
  ]
}

const presentSetting = ({ title, subtitle }: { title: string; subtitle: string }) => ({
  title: { value: title },
  subtitle: { value: subtitle },
})

/** What a call does not name is not said, and stays as it is. */
const said = (wire: object): object => Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== undefined))
