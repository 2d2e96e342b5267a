import { and, desc, eq } from 'drizzle-orm'
import { articleAddress } from '../../nouns/articles/article-address.ts'
import { article } from '../../nouns/articles/article.ts'
import { agent } from '../../nouns/agents/agent.ts'
import type { OwnRedirect } from '../../nouns/redirects/redirects-desk.ts'
import { agentAddress } from '../../routes.ts'
import type { Db } from '../db/database.ts'
import { liveArticles } from '../db/tables/articles.ts'
import { itemAddresses as t, items } from '../db/tables/items.ts'

const most = 50

/** What leads on by itself: e-mails agents had before, and paths articles had where they were brought from. The newest 50 of each. */
export async function listOwnRedirects(db: Db, tenant: string): Promise<OwnRedirect[]> {
  const ofAgents = await db
    .select({ from: t.key, to: items.key })
    .from(t)
    .innerJoin(items, and(eq(items.tenant, t.tenant), eq(items.kind, t.kind), eq(items.id, t.id), eq(items.deleted, false)))
    .where(and(eq(t.tenant, tenant), eq(t.kind, agent.noun)))
    .orderBy(desc(t.leftAt), t.key)
    .limit(most)
  const ofArticles = await db
    .select({ from: t.key, id: liveArticles.id, slug: liveArticles.slug })
    .from(t)
    .innerJoin(liveArticles, and(eq(liveArticles.tenant, t.tenant), eq(liveArticles.id, t.id)))
    .where(and(eq(t.tenant, tenant), eq(t.kind, article.noun)))
    .orderBy(desc(t.leftAt), t.key)
    .limit(most)
  return [
    ...ofAgents.map(({ from, to }): OwnRedirect => ({ from: agentAddress(from), to: agentAddress(to), what: 'agent' })),
    ...ofArticles.flatMap(({ from, id, slug }): OwnRedirect[] =>
      from.startsWith('/') ? [{ from, to: articleAddress(id, slug), what: 'article' }] : [],
    ),
  ]
}
