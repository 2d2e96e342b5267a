import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { submissions as t } from '../db/tables/forms.ts'
import { visibleTo, type DeskScope } from './desk-scope.ts'

/** What a case is called, and of which tenant it is; undefined where there is none for this person. */
export async function findCase(db: Db, id: number, scope: DeskScope): Promise<{ reference: string; tenant: string } | undefined> {
  const [row] = await db
    .select({ reference: t.reference, tenant: t.tenant })
    .from(t)
    .where(and(eq(t.id, id), visibleTo(scope)))
  return row
}

/** The number of a case that is named by its reference, or by the number itself; 0 where there is none for them. */
export async function idOfCase(db: Db, named: string, scope: DeskScope): Promise<number> {
  if (/^\d{1,15}$/.test(named)) return Number(named)
  const [row] = await db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.reference, named.toUpperCase()), visibleTo(scope)))
  return row?.id ?? 0
}
