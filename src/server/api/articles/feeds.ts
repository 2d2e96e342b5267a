import type { FastifyInstance, FastifyRequest } from 'fastify'
import { atomAddress, rssAddress } from '../../../nouns/articles/feed-addresses.ts'
import { refused } from '../../http/errors.ts'
import { sendAskedAgain } from '../../http/send-asked-again.ts'
import { atomOf, rssOf, type Feed } from './article-feed.ts'

type Needs = {
  /** What visitors may read of the tenant that was asked; undefined where the host is nobody's. */
  feedOf(request: FastifyRequest): Promise<Feed | undefined>
}

const feeds = [
  { path: rssAddress, type: 'application/rss+xml', write: rssOf },
  { path: atomAddress, type: 'application/atom+xml', write: atomOf },
]

/** The newest articles for readers of feeds. */
export function serveArticleFeeds(app: FastifyInstance, { feedOf }: Needs): void {
  for (const { path, type, write } of feeds) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const feed = await feedOf(request)
      if (!feed) throw refused('unknownClient')
      return sendAskedAgain(request, reply, { type, text: write(feed) })
    })
  }
}
