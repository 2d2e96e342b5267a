import { setTimeout as pause } from 'node:timers/promises'
import { pages } from '../../src/routes.ts'
import type { Answer } from './forms-network.ts'
import { toldBy } from './forms-pages.ts'
import { billedAccount } from './payments-accounts.ts'
import type { Payer } from './payments-payer.ts'

const mostTries = 14
/** Said where it is right to say it: its day may come while they think about it. */
const refusals = [/too late/, /not set any longer/, /on its way/, /has changed since/, /paid up/]

/**
 * Somebody who thinks better of the day or the amount, by the forms of their account: links it, and changes what is set. Answers the code
 * of the payment that is to take its place; undefined where it could not be changed, or they gave up.
 */
export async function changeWhatIsSet({ world, wish, visitor, roll, cookie }: Payer, reference: string): Promise<string | undefined> {
  const { network, journal } = world
  const { counts } = journal
  const billed = billedAccount(wish.account)
  const headers = { cookie: cookie ?? '' }
  const post = (fields: Record<string, string>) =>
    network.carry({ path: pages.customerLanding.path, visitor, headers, body: new URLSearchParams(fields) }, roll)

  const linked = await untilAnswered(() => post({ wish: 'link', account: wish.account, zip: billed?.zip ?? '' }))
  const of = addressIn(linked)?.searchParams.get('of')
  if (!of) return undefined
  counts.changed += 1
  const change = () => post({ wish: 'change', of, reference, least: String(billed?.minDueCents ?? 0) })
  const twice = roll() < 0.3
  if (twice) counts['changed twice at once'] += 1
  const [answer, other] = await Promise.all([untilAnswered(change), ...(twice ? [untilAnswered(change)] : [])])
  const codes = new Set([answer, other].flatMap((each) => addressIn(each)?.pathname.split('/').at(-1) ?? []))
  if (codes.size > 1) journal.surprises.push(`wish ${wish.number}: one change led to ${codes.size} payments`)
  return [...codes][0]

  /** Goes on through whatever the way and the site do; undefined where they said no, or were asked too often. */
  async function untilAnswered(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    for (let tries = 0; tries < mostTries; tries++) {
      if (tries > 0) {
        await pause(50 + roll() * 400)
        await world.isThere()
      }
      const answer = await ask().catch(() => undefined)
      if (answer?.status === 303) return answer
      if (!answer || answer.status >= 500 || answer.status === 429) continue
      const { message = answer.text.slice(0, 300) } = Object.values(toldBy(answer.text).done ?? {}).find((each) => each !== null) as {
        message?: string
      }
      if (!refusals.some((each) => each.test(message))) journal.surprises.push(`wish ${wish.number}, change: ${answer.status} ${message}`)
      return undefined
    }
    return undefined
  }
}

const addressIn = (answer: Answer | undefined) => (answer?.location ? new URL(answer.location, 'http://127.0.0.1') : undefined)
