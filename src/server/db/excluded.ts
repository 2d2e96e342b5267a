import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** For an upsert: these columns become what the row that was to be inserted holds in them. */
export function excluded(columns: Record<string, PgColumn>): Record<string, SQL> {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]))
}
