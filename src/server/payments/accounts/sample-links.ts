import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/tables/people.ts'
import { readAddress } from '../../mail/read-address.ts'
import type { LinkedAccounts } from './linked-accounts.ts'
import type { SampleAccount } from '../billing/sandbox-account.ts'

/** Somebody of the sample people, as their id token will name them. */
export interface SampleCustomer {
  id: string
  issuer: string
  subject: string
  username: string
  name: string
}

type Needs = { db: Db; now: () => Date; linked: LinkedAccounts; origin: string }

/** Links accounts of a demonstration to the sample people they are of, before these have signed in for the first time. */
export function createSampleLinks({ db, now, linked, origin }: Needs) {
  return async function linkSamples(tenant: string, samples: readonly SampleAccount[], people: readonly SampleCustomer[]): Promise<void> {
    for (const { number, linkedTo } of samples) {
      const person = people.find(({ id }) => id === linkedTo)
      if (!person) continue
      const account = await requireAccount(person)
      await linked.link({ tenant, account }, { number, email: readAddress(person.username) ?? '', origin })
    }
  }

  async function requireAccount({ issuer, subject, username, name }: SampleCustomer): Promise<string> {
    const at = now()
    const [account] = await db
      .insert(accounts)
      .values({ id: randomUUID(), issuer, subject, username, name, createdAt: at, lastSignIn: at })
      .onConflictDoUpdate({ target: [accounts.issuer, accounts.subject], set: { username } })
      .returning({ id: accounts.id })
    return account.id
  }
}
