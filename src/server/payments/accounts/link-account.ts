import { setTimeout as pause } from 'node:timers/promises'
import { numberProblems, readAccountNumber } from '../../../nouns/payments/account-number.ts'
import { fiveDigitsOf } from '../../../nouns/places/zip-code.ts'
import { refused, type Say } from '../../http/errors.ts'
import type { TenantSettings } from '../../tenants.ts'
import { BillingDown, type BilledAccount, type BillingSystem } from '../billing/billing-system.ts'
import type { LinkedAccounts } from './linked-accounts.ts'

/** Counts wrong guesses, and throws `tooMany`; those of paying and of linking are counted together (wrong-numbers.ts). */
export interface CountsWrong {
  countWrong<T>(
    asked: { tenant: string; number: string; visitor: string },
    work: () => Promise<T>,
    wrong: (answer: T) => boolean,
  ): Promise<T>
}

export interface AskedLink {
  number: string
  zip: string
  account: string
  email: string
  origin: string
  visitor: string
}

type Needs = {
  billing: Pick<BillingSystem, 'findAccount'>
  linked: Pick<LinkedAccounts, 'link'>
  wrongNumbers: CountsWrong
}

/** Every answer about a number that was looked up takes at least so long. */
const leastMs = 400

const notTheirs: Say = ({ mine }) => mine.notTheirs

/** Shows that an account is theirs by two things that stand on its bill. Throws refusals with the field they are about. */
export function createAccountLinking({ billing, linked, wrongNumbers }: Needs) {
  return async function linkAccount(tenant: TenantSettings, { number: typed, zip, account, email, origin, visitor }: AskedLink) {
    const [read, fiveDigits] = [readAccountNumber(typed), fiveDigitsOf(zip)]
    const errors: { path: string; message: Say }[] = []
    if ('problem' in read) errors.push({ path: 'account', message: ({ number }) => numberProblems(number)[read.problem] })
    if (fiveDigits === undefined)
      errors.push({ path: 'zip', message: ({ mine }) => (zip.trim() === '' ? mine.zipMissing : mine.zipInvalid) })
    if ('problem' in read || fiveDigits === undefined) throw refused('invalid', { message: errors[0].message, errors })
    const { number } = read
    const asked = { tenant: tenant.client, number, visitor }
    const isTheirs = await wrongNumbers.countWrong(
      asked,
      () => slowly(async () => isOfZip(await find(tenant.client, number), fiveDigits, tenant)),
      (right) => !right,
    )
    if (!isTheirs) throw refused('invalid', { message: notTheirs, errors: [{ path: 'account', message: notTheirs }] })
    return linked.link({ tenant: tenant.client, account }, { number, email, origin })
  }

  /** So that the time of an answer does not tell a number that exists from one that does not. */
  async function slowly<T>(work: () => Promise<T>): Promise<T> {
    const [answer] = await Promise.all([work(), pause(leastMs)])
    return answer
  }

  async function find(tenant: string, number: string) {
    try {
      return await billing.findAccount(tenant, number)
    } catch (error) {
      if (!(error instanceof BillingDown)) throw error
      throw refused('unavailable', { message: ({ mine }) => mine.billingIsDown })
    }
  }
}

const isOfZip = (account: BilledAccount | null, zip: string, { servedStates }: TenantSettings) =>
  account !== null && account.zip.slice(0, 5) === zip && servedStates.includes(account.state)
