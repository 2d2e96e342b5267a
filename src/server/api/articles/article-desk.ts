import type { FastifyRequest } from 'fastify'
import {
  articleChoices,
  articleDesk,
  bulkArticles,
  duplicateArticle,
  makePreviewLink,
  revokePreviewLink,
  scheduleArticle,
  unscheduleArticle,
} from '../../../calls/articles/article-desk-calls.ts'
import { article } from '../../../nouns/articles/article.ts'
import type { Articles } from '../../articles/create-articles.ts'
import { Refused } from '../../http/errors.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { noSuchItem } from '../../items/item-kind.ts'
import { answer, type AnsweredCall } from '../answer.ts'

/** Who asks, and by what a retry of it is known. */
const askedBy = ({ person: { account, name }, request }: { person: SignedIn; request: FastifyRequest }) => ({
  by: { account, name },
  idempotencyKey: idempotencyKeyOf(request),
})

/** Beside the calls of the source: what the desk and the editor ask. */
export function answerArticleDesk({ articles }: { articles: Articles }): AnsweredCall[] {
  return [
    answer(articleDesk, async ({ body: { client: _client, ...asked }, tenant, reply }) => {
      reply.header('cache-control', 'no-store')
      return { status: true as const, ...(await articles.desk.list(tenant, asked)) }
    }),

    answer(articleChoices, async ({ tenant, reply }) => {
      reply.header('cache-control', 'no-store')
      return { status: true as const, ...(await articles.desk.choices(tenant.client)) }
    }),

    answer(scheduleArticle, async ({ body: { client: _client, ...wish }, tenant, ...asking }) => {
      const schedule = await articles.schedule(tenant.client, { ...wish, ...askedBy(asking) })
      return { status: true as const, message: 'Scheduled', schedule }
    }),

    answer(unscheduleArticle, async ({ body, tenant }) => {
      await articles.unschedule(tenant.client, body.id)
      return { status: true as const, message: 'Called off' }
    }),

    answer(duplicateArticle, async ({ body, tenant, person, request }) => {
      const made = await articles.duplicate(tenant.client, body.id, askedBy({ person, request }))
      if (!made) throw noSuchItem({ record: article })
      return { status: true as const, message: articles.store.kind.words.saved, id: made.id }
    }),

    answer(bulkArticles, async ({ body, tenant, ...asking }) => {
      const { by, idempotencyKey } = askedBy(asking)
      // Each is done by itself, and so each has a key of its own.
      const keyOf = (id: number) => (idempotencyKey === undefined ? undefined : `${idempotencyKey} ${id}`)
      const done: number[] = []
      let unscheduled = 0
      const refusals: { id: number; message: string }[] = []
      for (const { id, revision } of body.articles) {
        try {
          unscheduled += await articles.doWith(tenant.client, body.do, { id, revision, by, idempotencyKey: keyOf(id) })
          done.push(id)
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          refusals.push({ id, message: error.message })
        }
      }
      const message = refusals.length === 0 ? articles.store.kind.words.saved : `${done.length} of ${body.articles.length} done`
      return { status: true as const, message, done, refused: refusals, version: articles.versionOf(tenant.client), unscheduled }
    }),

    answer(makePreviewLink, async ({ body, tenant, ...asking }) => {
      const made = await articles.makePreview(tenant.client, body.id, askedBy(asking))
      return { status: true as const, message: 'The link works for 7 days.', ...made }
    }),

    answer(revokePreviewLink, async ({ body, tenant }) => {
      await articles.previews.revoke(tenant.client, body.id)
      return { status: true as const, message: 'The link has ended.' }
    }),
  ]
}
