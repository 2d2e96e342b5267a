import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { atomAddress, rssAddress } from '../../../nouns/articles/feed-addresses.ts'
import { refused } from '../../http/errors.ts'
import { hasCurrent } from '../../http/if-none-match.ts'
import { atomOf, rssOf, type Feed } from './article-feed.ts'

type Needs = {
  /** What visitors may read of the tenant that was asked; undefined where the host is nobody's. */
  feedOf(request: FastifyRequest): Promise<Feed | undefined>
}

const feeds = [
  { path: rssAddress, type: 'application/rss+xml', write: rssOf },
  { path: atomAddress, type: 'application/atom+xml', write: atomOf },
]

/** The newest articles for readers of feeds. Whoever has one asks each time whether it still holds: what was taken down is gone. */
export function serveArticleFeeds(app: FastifyInstance, { feedOf }: Needs): void {
  for (const { path, type, write } of feeds) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const feed = await feedOf(request)
      if (!feed) throw refused('unknownClient')
      const xml = write(feed)
      const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`
      void reply.header('etag', etag).header('cache-control', 'no-cache')
      if (hasCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type(`${type}; charset=utf-8`).send(xml)
    })
  }
}
