import { expect, it } from 'vitest'
import { createTenants } from '../../tenants.ts'
import { testTenants } from '../../../../tests/fixtures/test-tenants.ts'
import { remindOfBills } from './remind-of-bills.ts'

it('of accounts that are not due yet, reads payments only where autopay may have failed', async () => {
  const read: string[] = []
  const account = { email: 'alex@example.com', origin: '', remindDays: 3, remindedFor: null }
  const all = [
    { ...account, number: '4020417731', autopay: false },
    { ...account, number: '4011827755', autopay: true },
  ]
  const job = remindOfBills(createTenants(testTenants).list[0], {
    now: () => new Date('2026-11-22T16:00:00Z'),
    linked: { listToRemind: async (_tenant: string, after: unknown) => (after ? [] : all.map((each) => ({ read: () => each }))) },
    billing: { findAccount: async () => ({ dueOn: '2026-12-24', minDueCents: 14_820, status: 'due' }) },
    payments: { listOf: async (_tenant: object, numbers: string[]) => (read.push(...numbers), []) },
  } as never)
  await job.run({ signal: new AbortController().signal } as never)
  expect(read).toEqual(['4011827755'])
})
