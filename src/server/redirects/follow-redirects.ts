import { createRedirectTable, type RedirectTable } from '../../nouns/redirects/redirect-table.ts'
import type { Db, OpenDatabase } from '../db/database.ts'
import { sql } from 'drizzle-orm'
import { redirects as t } from '../db/tables/addresses.ts'

const channel = 'redirects'
const none = createRedirectTable([])

/** The redirects of every tenant in memory: read when this node or another says that they changed, and never for a request. */
export async function followRedirects({ db, listen }: Pick<OpenDatabase, 'db' | 'listen'>) {
  let tables = new Map<string, RedirectTable>()
  let last: Promise<void> = Promise.resolve()

  async function read(): Promise<void> {
    const rows = await db.select({ tenant: t.tenant, from: t.from, to: t.to }).from(t)
    const lists = Map.groupBy(rows, ({ tenant }) => tenant)
    tables = new Map([...lists].map(([tenant, list]) => [tenant, createRedirectTable(list)]))
  }

  /** One after the other, so that what was read first is not what stays. */
  const reread = (): Promise<void> => (last = last.catch(() => {}).then(read))
  const heard = () => void reread().catch(() => {})

  await listen(channel, heard, heard)
  await reread()
  // A notice can be lost while the listening connection is away; this bounds how long a node can be behind.
  const reading = setInterval(heard, 60_000).unref()
  return { tableOf: (tenant: string) => tables.get(tenant) ?? none, reread, stop: () => clearInterval(reading) }
}

/** Tells every node, once the transaction has committed. */
export const tellOfRedirects = (tx: Db, tenant: string) => tx.execute(sql`select pg_notify(${channel}, ${tenant}::text)`)
