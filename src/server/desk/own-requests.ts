import { and, arrayContains, desc, eq, isNull, ne } from 'drizzle-orm'
import type { OwnRequest } from '../../nouns/payments/my-account.ts'
import type { Db } from '../db/database.ts'
import { submissions as t } from '../db/tables/forms.ts'
import { emailTerm, foldEmail } from '../forms/search-terms.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { openSent } from './case-row.ts'

const mostShown = 20

/**
 * What was sent with an e-mail address, for whoever the identity provider says has it. Anybody can type an address into a form,
 * and addresses can be given to somebody else: so it tells which form and what became of it, and nothing that was written.
 */
export function createOwnRequests({ db, sealing }: { db: Db; sealing: Sealing }) {
  return async function listOwnRequests(tenant: string, email: string): Promise<OwnRequest[]> {
    if (!email.includes('@')) return []
    const rows = await db
      .select()
      .from(t)
      .where(
        and(eq(t.tenant, tenant), arrayContains(t.terms, [emailTerm(sealing, tenant, email)]), ne(t.state, 'spam'), isNull(t.joinedTo)),
      )
      .orderBy(desc(t.receivedAt), desc(t.id))
      .limit(mostShown)
    return rows
      .filter((row) => foldEmail(openSent(sealing, row)?.sender.email ?? '') === foldEmail(email))
      .map(({ reference, form, state, answeredAt, receivedAt, promisedAt }) => ({
        reference,
        form,
        state: state === 'done' ? ('closed' as const) : answeredAt ? ('answered' as const) : ('waiting' as const),
        receivedAt: receivedAt.toISOString(),
        promisedAt: promisedAt.toISOString(),
      }))
  }
}
