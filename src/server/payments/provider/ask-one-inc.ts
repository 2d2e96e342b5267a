import { z } from 'zod'
import { askOutside, readAs } from './ask-outside.ts'
import { knowsOfNone, readOneIncPayment, succeeded } from './one-inc-facts.ts'
import type { OneIncSettings } from './one-inc-provider.ts'
import { ProviderDown, ProviderRefused, type ProviderPayment } from './payment-provider.ts'

const answered = z.looseObject({ ResponseCode: z.string().max(100), ResponseMessage: z.string().nullish() })
/** How many records of one answer are read. */
export const mostRecords = 1000
export const records = z.array(z.record(z.string(), z.unknown())).max(mostRecords)

type Needs = Pick<OneIncSettings, 'host' | 'authenticationKey' | 'lookups' | 'now' | 'timeZone' | 'patience' | 'fetch'>

/** How PortalOne is asked: each throws `ProviderDown` where nothing certain is known, and `ProviderRefused` where it says no. */
export function createOneIncAsking({ host, authenticationKey, lookups, now, timeZone, patience = 10_000, fetch: send = fetch }: Needs) {
  /** Programs go by ResponseCode; its message is for people, may change, and is not shown. */
  async function ask(what: string, path: string, body?: object): Promise<object> {
    const { status, json } = await askOutside(what, host + path, { method: body ? 'POST' : 'GET', body, patience, fetch: send })
    const { ResponseCode: code } = readAs(what, answered, json)
    if (code === succeeded && status < 400) return json as object
    throw new ProviderRefused(`${what}: the provider answered ${code.replaceAll(/[^\w-]/g, '').slice(0, 50)}`, code)
  }

  async function lookUp(what: string, path: string, about: object): Promise<object> {
    if (!lookups) throw new ProviderDown(`${what}: not before the vendor's addresses are confirmed (ONEINC_LOOKUPS)`)
    return ask(what, path, { PortalOneAuthenticationKey: authenticationKey, ...about })
  }

  /** Records that bear a reference of ours. A refusal is no knowledge either, but where it says that there are none. */
  async function lookPaymentsUp(what: string, path: string, about: object): Promise<{ payments: ProviderPayment[]; all: number }> {
    const json = await lookUp(what, path, about).catch((error: unknown) => {
      if (!(error instanceof ProviderRefused)) throw error
      if (saysNone(error)) return { Payments: [] }
      throw new ProviderDown(error.message)
    })
    const { Payments: answers } = readAs(what, z.looseObject({ Payments: records }), json)
    const payments = answers.flatMap((each) => readOneIncPayment(each, { now: now(), timeZone }) ?? [])
    // Left out, it would count as certainly not there.
    const read = payments.filter((each) => each !== 'unreadable')
    if (read.length < payments.length) throw new ProviderDown(`${what}: answered a payment that cannot be understood`)
    return { payments: read, all: answers.length }
  }

  return { ask, lookUp, lookPaymentsUp }
}

/** True of a refusal that says for certain that there is no such payment. */
export const saysNone = (error: unknown) => error instanceof ProviderRefused && error.code !== undefined && knowsOfNone.includes(error.code)
