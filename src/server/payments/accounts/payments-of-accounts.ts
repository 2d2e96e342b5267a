import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { payments as t } from '../../db/tables/payments.ts'
import { refused } from '../../http/errors.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Sealing } from '../../sealing/create-sealing.ts'
import type { TenantSettings } from '../../tenants.ts'
import { findComingCharge } from '../books/coming-charge.ts'
import type { Ledger } from '../books/payment-ledger.ts'
import type { PaymentRow } from '../books/payment-rows.ts'
import { refuseCallingOff, type CallOff } from '../changes/call-off.ts'
import type { AskedChange, createChanging } from '../changes/change-scheduled.ts'
import type { Payments } from '../payments.ts'
import type { createPresenting } from '../present-payment.ts'

type Needs = {
  db: Db
  sealing: Pick<Sealing, 'term'>
  now: () => Date
  ledger: Ledger
  callOff: CallOff
  change: ReturnType<typeof createChanging>
  presentAll: ReturnType<typeof createPresenting>
}

type OfAccounts = Pick<Payments, 'listOf' | 'cancelScheduled' | 'changeScheduled' | 'noteAutopayStopped' | 'findComingCharge'>

const mostListed = 500

/** What whoever has shown accounts to be theirs may do with the payments of them. */
export function createPaymentsOfAccounts({ db, sealing, now, ledger, callOff, change, presentAll }: Needs): OfAccounts {
  const termOf = ({ client }: TenantSettings, number: string) => sealing.term(client, 'account', number)

  function ofAccounts(tenant: TenantSettings, numbers: readonly string[]) {
    const terms = numbers.map((number) => termOf(tenant, number))
    return and(eq(t.tenant, tenant.client), inArray(t.accountTerm, terms))
  }

  async function listOf(tenant: TenantSettings, numbers: readonly string[], most: number) {
    if (numbers.length === 0) return []
    const rows = await db.select().from(t).where(ofAccounts(tenant, numbers)).orderBy(desc(t.id)).limit(Math.min(most, mostListed))
    return presentAll(tenant, rows)
  }

  /** One of these accounts alone, whoever knows its reference. */
  async function requireOwn(tenant: TenantSettings, numbers: readonly string[], reference: string): Promise<PaymentRow> {
    const which = and(ofAccounts(tenant, numbers), eq(t.reference, reference))
    const [row] = numbers.length === 0 ? [] : await db.select().from(t).where(which)
    if (!row) throw refused('unknownItem', { message: ({ payment }) => payment.missing })
    return row
  }

  async function cancelScheduled(tenant: TenantSettings, numbers: readonly string[], reference: string) {
    const end = await callOff(tenant, await requireOwn(tenant, numbers, reference))
    if (typeof end === 'string') throw refuseCallingOff(end)
    return (await presentAll(tenant, [end]))[0]
  }

  async function changeScheduled(tenant: TenantSettings, numbers: readonly string[], reference: string, asked: AskedChange) {
    return change(tenant, await requireOwn(tenant, numbers, reference), asked)
  }

  async function noteAutopayStopped(tenant: TenantSettings, number: string, { account }: SignedIn) {
    const [row] = await db
      .select({ id: t.id })
      .from(t)
      .where(and(ofAccounts(tenant, [number]), eq(t.operation, 'autopay'), eq(t.account, account)))
      .orderBy(desc(t.id))
      .limit(1)
    const detail = { on: now().toISOString() }
    if (row) await ledger.record(row.id, () => ({ events: [{ what: 'autopay off', source: 'us', detail }] }))
  }

  return {
    listOf,
    cancelScheduled,
    changeScheduled,
    noteAutopayStopped,
    findComingCharge: (tenant, number, account) =>
      findComingCharge(db, { tenant: tenant.client, accountTerm: termOf(tenant, number), account, timeZone: tenant.timeZone }, now()),
  }
}
