import { blogsByTopic, publicBlogs, publishedBlog, searchPublishedBlogs } from '../../../calls/articles/blog-calls.ts'
import type { ListedBlog } from '../../../calls/articles/blog-shapes.ts'
import { article } from '../../../nouns/articles/article.ts'
import type { LiveCard } from '../../articles/live-articles.ts'
import { presentLive, presentWhole } from '../../articles/present-blog.ts'
import { findTopic, type ReadingRoom } from '../../articles/reading-room.ts'
import type { Taxonomy } from '../../articles/taxonomy.ts'
import { noSuchItem } from '../../items/item-kind.ts'
import { answer, type AnsweredCall } from '../answer.ts'

/** What anybody may ask of articles: they are answered from what is live, which nothing else is in. */
export function answerBlogsForVisitors({ room }: { room: ReadingRoom }): AnsweredCall[] {
  return [
    answer(publicBlogs, async ({ body: { pageSize, pageNumber, ...order }, tenant, reply }) => {
      reply.header('cache-control', 'no-store')
      return present(await room.page(tenant.client, undefined, order, pageSize, pageNumber))
    }),

    answer(blogsByTopic, async ({ params, body: { pageSize, pageNumber, ...order }, tenant, reply }) => {
      reply.header('cache-control', 'no-store')
      const isAll = params.topic.toLowerCase() === 'all'
      const topic = isAll ? undefined : findTopic(await room.taxonomyOf(tenant.client), params.topic)
      if (topic === null) return { status: true as const, data: [], count: 0 }
      return present(await room.page(tenant.client, topic, order, pageSize, pageNumber))
    }),

    answer(searchPublishedBlogs, async ({ body, tenant, reply }) => {
      reply.header('cache-control', 'no-store')
      return present(await room.search(tenant.client, body.search, body.pageSize, body.pageNumber))
    }),

    answer(publishedBlog, async ({ params, tenant, reply }) => {
      reply.header('cache-control', 'no-store')
      const found = await room.read(tenant.client, params.id)
      if (!found) throw noSuchItem({ record: article })
      return { status: true as const, data: presentWhole(found.row, found.related, found.taxonomy) }
    }),
  ]
}

function present({ rows, count, taxonomy }: { rows: readonly LiveCard[]; count: number; taxonomy: Taxonomy }) {
  const data: ListedBlog[] = rows.map((row) => presentLive(row, taxonomy))
  return { status: true as const, data, count }
}
