import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { linkedAccounts as t } from '../../db/tables/payments.ts'

type Whose = { tenant: string; account: string | null; accountTerm: string }

/** True where somebody else who has linked the account has autopay on for it: turned on a second time, a bill would be taken twice. */
export async function hasAutopayOfAnother(db: Db, { tenant, account, accountTerm }: Whose): Promise<boolean> {
  const ofAnother = and(eq(t.tenant, tenant), eq(t.accountTerm, accountTerm), ne(t.account, account ?? ''))
  return (await db.$count(t, and(ofAnother, eq(t.autopay, true)))) > 0
}
