import { and, eq, isNull } from 'drizzle-orm'
import { bookDifferences } from '../../../nouns/payments/book-difference.ts'
import type { Db } from '../../db/database.ts'
import { reconciliationDifferences as differences, reconciliations } from '../../db/tables/payments.ts'
import { refused } from '../../http/errors.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Sealing } from '../../sealing/create-sealing.ts'
import type { TenantSettings } from '../../tenants.ts'
import type { Comparing } from '../books/compare-books.ts'
import type { Ledger } from '../books/payment-ledger.ts'
import { findByReference } from '../books/payment-rows.ts'
import type { EndingByHand } from './end-by-hand.ts'
import { createPaymentsLook, mostId } from './look-at-payments.ts'
import { waitsForPeople } from './waits-for-people.ts'

type Needs = { db: Db; sealing: Sealing; now: () => Date; ledger: Ledger; comparing: Comparing; ending: EndingByHand }

export type PaymentsDesk = ReturnType<typeof createPaymentsDesk>

/** What admins see of payments and can do about them; who they are is judged by whoever asks. */
export function createPaymentsDesk({ db, sealing, now, ledger, comparing, ending }: Needs) {
  const look = createPaymentsLook({ db, sealing, ending })

  /** Says that a difference is settled, in one's own name; throws where there is none that is open. */
  async function settle(
    { client: tenant }: TenantSettings,
    { reconciliation, reference, what }: { reconciliation: number; reference: string; what: string },
    { name }: Pick<SignedIn, 'name'>,
  ): Promise<void> {
    const known = bookDifferences.find((each) => each === what)
    if (!known || !Number.isInteger(reconciliation) || reconciliation < 1 || reconciliation > mostId) throw refused('unknownItem')
    await db.transaction(async (tx) => {
      const [own] = await tx
        .select({ id: reconciliations.id })
        .from(reconciliations)
        .where(and(eq(reconciliations.id, reconciliation), eq(reconciliations.tenant, tenant)))
      if (!own) throw refused('unknownItem')
      const settled = await tx
        .update(differences)
        .set({ settledAt: now(), settledBy: name })
        .where(
          and(
            eq(differences.reconciliation, reconciliation),
            eq(differences.reference, reference),
            eq(differences.what, known),
            isNull(differences.settledAt),
          ),
        )
        .returning({ reference: differences.reference })
      if (settled.length === 0) throw refused('unknownItem')
    })
  }

  /** Billing is told of a payment that was held back or refused; in one's own name. */
  async function release({ client: tenant }: TenantSettings, reference: string, { name }: Pick<SignedIn, 'name'>): Promise<void> {
    const row = await findByReference(db, tenant, reference.slice(0, 40))
    if (!row) throw refused('unknownItem')
    await ledger.record(row.id, ({ events }) =>
      waitsForPeople(events) ? { events: [{ what: 'released', source: 'staff', detail: { by: name } }] } : undefined,
    )
  }

  const compareNow = () => db.transaction((tx) => comparing.compareSoon(tx))

  return { look, settle, release, compareNow, ask: ending.ask, end: ending.end }
}
