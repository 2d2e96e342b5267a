import { randomBytes } from 'node:crypto'
import * as calls from '../../src/calls/payment-addresses.ts'
import type { Answer } from './forms-network.ts'
import { billedAccount } from './payments-accounts.ts'
import type { Payer, PayingWay } from './payments-payer.ts'
import { sealValue } from './payments-seal.ts'

/** By the calls that the script of the pages makes: quick pay for visitors, or on a day to come for a customer who signed in. */
export async function createScriptWay({ world, wish, visitor, roll, cookie }: Payer): Promise<PayingWay> {
  const { network, journal } = world
  const key = randomBytes(18).toString('hex')
  const headers = { 'idempotency-key': key, ...(cookie ? { cookie } : {}) }
  const post = (path: string, body: object) => network.carry({ path, visitor, body, headers }, roll)
  const least = ((billedAccount(wish.account)?.minDueCents ?? 0) / 100).toFixed(2)

  /** Each try is encrypted anew, since a value counts once; what is the same is the key of the wish. */
  async function path(): Promise<string> {
    const { status, text } = await network.straight({ path: calls.paymentKey.path, visitor })
    if (status !== 200) throw new Error(`no key to encrypt to: ${status}`)
    const offer = JSON.parse(text)
    const account = await sealValue(offer, 'account', wish.account)
    if (wish.manner === 'script') return calls.quickPayToken.path.replace(':encryptedAccount', account)
    const amount = await sealValue(offer, 'amount', least)
    return calls.getToken.path.replace(':encryptedReference', account).replace(':encryptedMinAmount', amount)
  }

  function surprise(what: string, { status, text }: Answer): void {
    if (status !== 200 && status < 500 && status !== 429)
      journal.surprises.push(`wish ${wish.number}, ${what}: ${status} ${text.slice(0, 300)}`)
  }

  return {
    async open() {
      const answer = await post(await path(), {})
      if (answer.status === 200) return (JSON.parse(answer.text) as { payment: string }).payment
      // The network said it twice, and this is the answer to the second time.
      if (!answer.text.includes('could not be read')) surprise('open', answer)
      return undefined
    },
    async sessionOf(code) {
      const answer = await post(calls.paymentSession.path, { code })
      if (answer.status === 200) return (JSON.parse(answer.text) as { session: { sessionKey: string } }).session.sessionKey
      if (answer.status < 500 && answer.status !== 429) return undefined
      throw new Error('the payment company was not reached')
    },
    async say(code, said) {
      surprise('hint', await post(calls.paymentHint.path, { code, said }))
    },
  }
}
