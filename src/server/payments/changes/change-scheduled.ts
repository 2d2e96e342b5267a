import { isGivenUp } from '../../../nouns/payments/payment-states.ts'
import type { Db } from '../../db/database.ts'
import type { Sealing } from '../../sealing/create-sealing.ts'
import type { TenantSettings } from '../../tenants.ts'
import { whyNotCalledOff } from './call-off.ts'
import { changedAlready, changedByAnother, changedTooOften, whyUnchanged, withWhatStands } from './change-words.ts'
import { findByKey, findByReference, openBox, type PaymentRow } from '../books/payment-rows.ts'
import type { AskedPayment, EndedPayment, NotOpened, OpenedPayment, Payments } from '../payments.ts'

type Needs = { db: Db; sealing: Sealing; now: () => Date; open: Payments['open'] }
export type AskedChange = Pick<AskedPayment, 'person' | 'shownMinCents' | 'origin' | 'visitor'>

const done: readonly PaymentRow['state'][] = ['scheduled', 'paid']
const mostTurns = 10

/**
 * Opens the payment that takes the place of one that is set for a day. Its key is made of the one it changes, so that whatever is pressed
 * twice, in two tabs or by two people of one account, changes it once.
 */
export function createChanging({ db, sealing, now, open }: Needs) {
  return async function change(
    tenant: TenantSettings,
    row: PaymentRow,
    asked: AskedChange,
  ): Promise<OpenedPayment | EndedPayment | NotOpened> {
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const key = keyOf(row, turn)
      const first = await findByKey(db, { tenant: tenant.client, key })
      if (first && isGivenUp(first.state)) continue
      if (first && first.account !== (asked.person?.account ?? null)) return done.includes(first.state) ? changedAlready : changedByAnother
      const why = whyNotCalledOff(tenant, row, now())
      // What takes its place may be open, or set already; while the old one is in doubt it is neither given out nor spoken of as anything else.
      if (why && (!first || why === 'unknown')) return whyUnchanged[why]
      const { number } = openBox(sealing, row).account
      const changes = first ? openBox(sealing, first).changes : whatIs(row)
      const opened = await open(tenant, { ...asked, number, operation: 'schedule', key, changes })
      if (!('why' in opened)) return opened
      return withWhatStands(opened, (await findByReference(db, tenant.client, row.reference))?.state)
    }
    const why = whyNotCalledOff(tenant, row, now())
    return why ? whyUnchanged[why] : changedTooOften
  }

  function keyOf({ tenant, reference }: PaymentRow, turn: number): string {
    const wish = JSON.stringify(['change', tenant, reference, turn])
    return Buffer.from(sealing.sign('wish to pay', wish), 'base64url').toString('hex')
  }
}

function whatIs({ reference, cents, paidAt }: PaymentRow) {
  if (cents === null || paidAt === null) throw new Error('what is set for a day has a sum and a day')
  return { reference, cents, at: paidAt.toISOString() }
}
