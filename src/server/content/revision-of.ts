import { and, eq } from 'drizzle-orm'
import { agentOfKey } from '../../nouns/agents/agent-keys.ts'
import { agent } from '../../nouns/agents/agent.ts'
import { articleOfKey } from '../../nouns/articles/article-keys.ts'
import { article } from '../../nouns/articles/article.ts'
import type { Db } from '../db/database.ts'
import { sections } from '../db/tables/content.ts'
import { items } from '../db/tables/items.ts'

/** The revision that is stored of what goes by this key on the desk; 0 for what nobody has saved. */
export async function revisionOf(db: Db, tenant: string, key: string): Promise<number> {
  const [row] = await rowOf(db, tenant, key)
  return row?.revision ?? 0
}

function rowOf(db: Db, tenant: string, key: string) {
  const kind = kinds.find(({ idOf }) => idOf(key) !== undefined)
  const id = kind?.idOf(key)
  if (kind && Number.isSafeInteger(id))
    return db
      .select({ revision: items.revision })
      .from(items)
      .where(and(eq(items.tenant, tenant), eq(items.kind, kind.noun), eq(items.id, Number(id))))
  const [page, ...section] = key.split('/')
  return db
    .select({ revision: sections.revision })
    .from(sections)
    .where(and(eq(sections.tenant, tenant), eq(sections.page, page), eq(sections.section, section.join('/'))))
}

/** Things that have a number of their own. */
const kinds = [
  { noun: agent.noun, idOf: agentOfKey },
  { noun: article.noun, idOf: articleOfKey },
]
