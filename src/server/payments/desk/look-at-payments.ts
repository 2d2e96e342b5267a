import { randomUUID } from 'node:crypto'
import { maskAccountNumber } from '../../../nouns/payments/account-number.ts'
import { paymentStates, type DeskPayment, type PaymentsDeskPage } from '../../../nouns/payments/payments-desk.ts'
import type { Db } from '../../db/database.ts'
import type { Sealing } from '../../sealing/create-sealing.ts'
import { openOr } from '../../sealing/open-or.ts'
import type { TenantSettings } from '../../tenants.ts'
import { findByReference, listEvents, openBox, type PaymentRow } from '../books/payment-rows.ts'
import type { EndingByHand } from './end-by-hand.ts'
import { countStates, listComparisons, listDifferences, listRows } from './list-for-desk.ts'
import { waitsForPeople } from './waits-for-people.ts'

const perPage = 50
const mostDifferences = 200
const mostComparisons = 10
/** No id of the database is greater. */
export const mostId = 2 ** 31 - 1

type Needs = { db: Db; sealing: Sealing; ending: Pick<EndingByHand, 'doubtOf'> }

/** What a page of the desk shows: a list of payments, one of them with its ledger, what differs in the books, and when they were compared. */
export function createPaymentsLook({ db, sealing, ending }: Needs) {
  async function look(
    settings: TenantSettings,
    asked: { state: string; before: string; payment: string; differences?: string },
  ): Promise<PaymentsDeskPage> {
    const { client: tenant } = settings
    const state = paymentStates.find((each) => each === asked.state) ?? null
    const before = /^\d{1,10}$/.test(asked.before) && Number(asked.before) <= mostId ? Number(asked.before) : undefined
    const past = /^\d{1,6}$/.test(asked.differences ?? '') ? Number(asked.differences) : 0
    const [counts, rows, opened, open, comparisons] = [
      await countStates(db, tenant),
      await listRows(db, tenant, { state, before, most: perPage + 1 }),
      asked.payment ? await openOne(settings, asked.payment) : null,
      await listDifferences(db, tenant, { past, most: mostDifferences + 1 }),
      await listComparisons(db, tenant, mostComparisons),
    ]
    const last = rows.length > perPage ? rows[perPage - 1] : undefined
    return {
      counts,
      state,
      payments: rows.slice(0, perPage).map((row) => present(sealing, row)),
      next: last ? String(last.id) : null,
      opened,
      missing: asked.payment !== '' && opened === null,
      differences: open.slice(0, mostDifferences),
      moreDifferences: open.length > mostDifferences ? String(past + mostDifferences) : null,
      comparisons,
    }
  }

  async function openOne(tenant: TenantSettings, reference: string): Promise<PaymentsDeskPage['opened']> {
    // The character zero is in no text that is kept.
    const row = await findByReference(db, tenant.client, reference.replaceAll('\0', '').trim().toUpperCase().slice(0, 40))
    if (!row) return null
    const events = await listEvents(db, row.id)
    const doubt = ending.doubtOf(tenant, row, events)
    return {
      payment: present(sealing, row),
      // By its key a form that is sent twice is known, which is nobody's to read.
      events: events.map(({ what, source, cents, detail: { key: _key, ...detail }, at }) => ({
        what,
        source,
        cents,
        detail,
        at: at.toISOString(),
        afterMs: at.getTime() - events[0].at.getTime(),
      })),
      mayRelease: waitsForPeople(events),
      doubt: doubt && { ...doubt, key: randomUUID() },
    }
  }

  return look
}

function present(sealing: Sealing, row: PaymentRow): DeskPayment {
  const { reference, operation, state, byAgent, minDueCents, balanceCents, cents, paidBy, settlement } = row
  return {
    reference,
    operation,
    state,
    byAgent,
    minDueCents,
    balanceCents,
    cents,
    paidBy,
    settlement,
    account: maskOf(sealing, row),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    postedAt: row.postedAt?.toISOString() ?? null,
  }
}

/** A box whose key is not at hand hides none of the others. */
const maskOf = (sealing: Sealing, row: PaymentRow): string => openOr(() => maskAccountNumber(openBox(sealing, row).account.number), '••••')
