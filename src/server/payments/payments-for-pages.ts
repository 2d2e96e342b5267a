import { randomBytes } from 'node:crypto'
import { minuteMs } from '../../durations.ts'
import type { PaymentRefused, PaymentsForPages } from '../../pages/site/site-payments.ts'
import { paymentAddress } from '../../routes.ts'
import { refused, Refused } from '../http/errors.ts'
import type { RateLimiter } from '../identity/rate-limit.ts'
import type { SignedIn } from '../identity/sessions.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { TenantSettings } from '../tenants.ts'
import type { PaymentProvider } from './provider/payment-provider.ts'
import type { AskedPayment, NotOpened, Payments } from './payments.ts'
import { tooOld } from './account-words.ts'
import type { OpenWish } from './open-wish.ts'
import { countQuestion } from './question-limits.ts'
import { isNotOpened, refusePayment } from './refuse-payment.ts'

type Needs = {
  payments: Payments
  provider: Pick<PaymentProvider, 'kind' | 'mode'>
  openWish: OpenWish
  limiter: RateLimiter
  sealing: Pick<Sealing, 'sealJson' | 'openJson'>
  now: () => Date
}
type Asking = { tenant: TenantSettings; person: SignedIn | undefined; origin: string; visitor: string }

/** What pages may ask of payments: refusals come back as words, since a page has to say them. */
export function createPaymentsForPages({ payments, provider, openWish, limiter, sealing, now }: Needs) {
  return ({ tenant, person, origin, visitor }: Asking): PaymentsForPages['payments'] => {
    const open = (wish: Pick<AskedPayment, 'number' | 'operation' | 'shownMinCents'>, key: string | undefined) =>
      openWish(tenant, { ...wish, key, person, origin, visitor })

    return {
      sandbox: provider.kind === 'sandbox',
      mode: provider.mode,
      open: (number, key) =>
        inWords(tenant, async () => {
          const opened = await open({ number, operation: 'pay' }, key)
          if (isNotOpened(opened)) return opened
          // An agent pays for somebody: no questions, where the company's own page is the next one anyway.
          const straight = 'session' in opened && opened.byAgent && provider.mode === 'redirect'
          return { code: opened.code, leadsTo: straight ? opened.session.redirectTo : null }
        }),
      lookUp: (typed) =>
        inWords(tenant, async () => {
          requirePerson()
          const found = await payments.lookUp(tenant, { number: typed, person, visitor })
          if (isNotOpened(found)) return found
          const { number, policyHolder, street, city, state, zip, minDueCents } = found
          return { box: closeNumber(number), number, policyHolder, street, city, state, zip, minDueCents }
        }),
      schedule: (box, shownMinCents, key) =>
        inWords(tenant, async () => {
          requirePerson()
          const number = openNumber(box)
          if (number === undefined) return tooOld
          const opened = await open({ number, operation: 'schedule', shownMinCents }, key)
          return isNotOpened(opened) ? opened : { code: opened.code }
        }),
      find: (code) => payments.find(tenant, code),
      goOn: async (code) => {
        await countQuestion(limiter, 'payment session', visitor)
        const opened = await payments.reopen(tenant, code, person)
        if (!opened) return null
        if (!isNotOpened(opened)) return opened.session.redirectTo ?? paymentAddress(code)
        return `${paymentAddress(code)}?${saidOnPage[opened.why] ?? 'changed='}`
      },
      // Whoever only looks has not said that they are done: a payment nobody has made stays open.
      ask: async (code) => {
        await countQuestion(limiter, 'payment hint', visitor)
        await payments.hint(tenant, code, 'closed')
      },
      mailReceipt: (code, email) =>
        payments.mailReceipt(tenant, code, email).catch((error: unknown) => {
          if (error instanceof Refused) return false
          throw error
        }),
      newKey: () => randomBytes(18).toString('hex'),
    }

    /** Whose bill it is, where they live and a day of one's own are for the signed-in alone, as with the calls of the same. */
    function requirePerson(): void {
      if (!person) throw refused('notSignedIn')
    }

    function closeNumber(number: string): string {
      const until = now().getTime() + boxMinutes * minuteMs
      const { sealed, keyId } = sealing.sealJson(boxName(tenant, person), { number, until })
      return `${keyId}.${sealed.toString('base64url')}`
    }

    function openNumber(box: string): string | undefined {
      const [keyId, sealed = ''] = box.split('.')
      try {
        const { number, until } = sealing.openJson<{ number: string; until: number }>(boxName(tenant, person), {
          keyId,
          sealed: Buffer.from(sealed, 'base64url'),
        })
        return until > now().getTime() ? number : undefined
      } catch {
        return undefined
      }
    }
  }
}

/** Why a form does not open, as its page is asked to say it; any other reason is of the sum. */
const saidOnPage: Partial<Record<NotOpened['why'], string>> = {
  'autopay of another': 'changed=autopay',
  'not changed': 'changed=late',
  'nothing to change': 'changed=gone',
  'on its way': 'changed=way',
  'in doubt': 'down=',
  down: 'down=',
}

/** How long somebody may look at an account before they choose a day. */
const boxMinutes = 30
const boxName = ({ client }: TenantSettings, person: SignedIn | undefined) => `account of a form ${client} ${person?.account ?? ''}`

/** Too many tries, and a number that nothing was opened for, are both words for a page. */
async function inWords<T extends object>(
  { language }: TenantSettings,
  work: () => Promise<T | NotOpened>,
): Promise<Exclude<T, NotOpened> | PaymentRefused> {
  try {
    const done = await work()
    if (!('why' in done)) return done as Exclude<T, NotOpened>
    const { reference } = done as NotOpened
    const why = refusePayment(done as NotOpened, language)
    return { title: (why.also.title as string | undefined) ?? null, message: why.in(language).message, reference, status: why.statusCode }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { title: null, message: error.in(language).message, reference: null, status: error.statusCode }
  }
}
