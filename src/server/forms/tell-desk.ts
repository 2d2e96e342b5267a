import { sql, type Column, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

/** What the nodes hear when something happens at the desk; spoken in the transaction, so heard when it commits. */
export const deskChannel = 'desk'

/** Numbers and words of the code alone: what people sent is read by those who may. */
export interface DeskNews {
  tenant: string
  /** Whose case it is; null for one that only admins see. */
  agentKey: string | null
  /** Of the submission. */
  id: number
  what: 'arrived' | 'changed' | 'opened'
  /** Who did it; empty for a visitor. */
  account: string
}

/** Tells everybody at the desk, on every node. */
export async function tellDesk(tx: Db, { tenant, agentKey, id, what, account }: DeskNews): Promise<void> {
  await tx.execute(sql`select pg_notify(${deskChannel}, ${JSON.stringify([tenant, agentKey, id, what, account])})`)
}

/** The same of a case that arrives, told by the statement that makes it: its number is not known before. */
export function tellingOfArrival({ tenant, agentKey, id }: Pick<DeskNews, 'tenant' | 'agentKey'> & { id: Column }): SQL {
  const what: DeskNews['what'] = 'arrived'
  return sql`pg_notify(${deskChannel}, json_build_array(${tenant}::text, ${agentKey}::text, ${id}, ${what}::text, '')::text)`
}

/** What `tellDesk` told, by another node or by this one. */
export function readDeskNews(payload: string): DeskNews {
  const [tenant, agentKey, id, what, account] = JSON.parse(payload) as [string, string | null, number, DeskNews['what'], string]
  return { tenant, agentKey, id, what, account }
}
