import type { BilledAccount } from '../../src/server/payments/billing/billing-system.ts'
import { dice } from './editing-dice.ts'

/** What every account number of the campaign begins with; four digits follow. */
export const accountStem = '731946'

/** Each wish has an account of its own: whatever is paid on it twice was paid twice for one wish. */
export const accountNumberOf = (visit: number) => `${accountStem}${String(visit).padStart(4, '0')}`

const people = ['Ione Castellan', 'Clyde Penhallow', 'Marisol Trask', 'Perry Winslade', 'Noemi Falk']

/** As billing has it before anything is posted; undefined for a number that is nobody's. */
export function billedAccount(number: string): BilledAccount | undefined {
  if (!number.startsWith(accountStem)) return undefined
  const roll = dice(Number(number.slice(accountStem.length)), 7)
  const minDueCents = 2000 + Math.floor(roll() * 80_000)
  return {
    number,
    policyHolder: people[Math.floor(roll() * people.length)],
    street: `${1 + Math.floor(roll() * 900)} Section Road`,
    city: 'Sterling',
    state: 'CO',
    zip: '80751',
    minDueCents,
    balanceCents: minDueCents * (1 + Math.floor(roll() * 6)),
    dueOn: '2026-12-01',
    status: 'due',
    policies: [{ number: `WM-A${number.slice(-4)}`, kind: 'auto', coveredFrom: '2026-06-01', coveredUntil: '2027-06-01' }],
    agentEmail: null,
  }
}
