import { blogById, changeBlogStatus, createBlog, listBlogs, searchAllBlogs } from '../../../calls/articles/blog-staff-calls.ts'
import { article } from '../../../nouns/articles/article.ts'
import type { Articles } from '../../articles/create-articles.ts'
import { presentDraft, presentWholeDraft } from '../../articles/present-blog.ts'
import { noSuchItem } from '../../items/item-kind.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import { answer, type AnsweredCall } from '../answer.ts'

/** What the source asks for those who write: drafts and published ones alike. */
export function answerBlogsForStaff({ articles }: { articles: Articles }): AnsweredCall[] {
  const { drafts } = articles

  async function requireWhole(tenant: string, id: number) {
    const found = await articles.readDraft(tenant, id)
    if (!found) throw noSuchItem({ record: article })
    return presentWholeDraft(found.draft, found.related, found.taxonomy)
  }

  return [
    answer(listBlogs, async ({ body: { filter, pageNumber, pageSize, ...order }, tenant, reply }) => {
      reply.header('cache-control', 'no-store')
      const which = filter === 'all' ? {} : { status: filter }
      const { drafts: found, count } = await drafts.list(tenant.client, which, order, pageSize, (pageNumber - 1) * pageSize)
      const taxonomy = await articles.taxonomyOf(tenant.client)
      return { status: true as const, data: found.map((each) => presentDraft(each, taxonomy)), count }
    }),

    answer(searchAllBlogs, async ({ body: { search, pageNumber, pageSize }, tenant, reply }) => {
      reply.header('cache-control', 'no-store')
      const newest = { orderBy: 'createdDate', order: 'DESC' } as const
      const { drafts: found, count } = await drafts.list(tenant.client, { search }, newest, pageSize, (pageNumber - 1) * pageSize)
      const taxonomy = await articles.taxonomyOf(tenant.client)
      return { status: true as const, data: found.map((each) => presentDraft(each, taxonomy)), count }
    }),

    answer(blogById, async ({ params, tenant, reply }) => {
      reply.header('cache-control', 'no-store')
      return { status: true as const, data: await requireWhole(tenant.client, params.id) }
    }),

    answer(createBlog, async ({ body, tenant, person, request }) => {
      const { id, status, revision: base, ids, client: _client, ...wire } = body
      const saved = await articles.saveBlog(tenant.client, {
        id,
        status,
        wire: withTagText(wire),
        ids,
        // Without a number it is a new one, whatever it is called.
        base: id === undefined ? 0 : base,
        idempotencyKey: idempotencyKeyOf(request),
        by: { account: person.account, name: person.name },
      })
      const { revision, savedAt, merged, version, visibleSince, unscheduled } = saved
      const data = await requireWhole(tenant.client, saved.id)
      const { saved: message } = articles.store.kind.words
      return { status: true as const, message, data, id: saved.id, revision, savedAt, merged, version, visibleSince, unscheduled }
    }),

    answer(changeBlogStatus, async ({ params, body, tenant, person, request }) => {
      const changed = await articles.changeStatus(tenant.client, {
        id: params.id,
        to: body.status,
        revision: body.revision,
        idempotencyKey: idempotencyKeyOf(request),
        by: { account: person.account, name: person.name },
      })
      const { id, status, revision, publishedAt, visibleSince, version, unscheduled } = changed
      return {
        status: true as const,
        message: articles.store.kind.words.saved,
        data: { blogId: id, status, publishedDate: publishedAt, revision },
        visibleSince,
        version,
        unscheduled,
      }
    }),
  ]
}

/** One tag may come as a number. */
const withTagText = <W extends { tag?: string | number | undefined }>(wire: W) =>
  wire.tag === undefined ? wire : { ...wire, tag: String(wire.tag) }
