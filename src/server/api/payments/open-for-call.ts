import type { FastifyRequest } from 'fastify'
import type { ShownSession } from '../../../calls/payment-calls.ts'
import type { PaymentOperation } from '../../../nouns/payments/shown-payment.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { PaymentProvider, ProviderSession } from '../../payments/provider/payment-provider.ts'
import type { EndedPayment, OpenedPayment } from '../../payments/payments.ts'
import { isNotOpened, refusePayment } from '../../payments/refuse-payment.ts'
import type { TenantSettings } from '../../tenants.ts'
import type { PaymentNeeds } from './payment-needs.ts'

type Wish = { number: string; operation: PaymentOperation; shownMinCents?: number }
type Asking = { tenant: TenantSettings; person: SignedIn | undefined; request: FastifyRequest }

/** Opens a payment once for each wish, or answers with the one that has ended; the retry of a browser carries the key of the first try. Throws why nothing was opened. */
export async function openPayment(
  { openWish, originOf }: PaymentNeeds,
  { tenant, person, request }: Asking,
  wish: Wish,
): Promise<OpenedPayment | EndedPayment> {
  const asked = { ...wish, key: idempotencyKeyOf(request), person, origin: originOf(request), visitor: request.ip }
  const opened = await openWish(tenant, asked)
  if (isNotOpened(opened)) throw refusePayment(opened, tenant.language)
  return opened
}

/** In redirect mode there is no form in our page, and nothing is handed out that one could be started with. */
export function presentSession(session: ProviderSession, mode: PaymentProvider['mode']): ShownSession {
  const { sessionKey, accessToken, redirectTo, parameters } = session
  const endsAt = session.endsAt.toISOString()
  if (mode === 'redirect') return { sessionKey: '', accessToken: '', endsAt, redirectTo, parameters: {} }
  return { sessionKey, accessToken, endsAt, redirectTo, parameters }
}

/** What calls that open a payment answer: its page, and the session of the form in it, of which an ended one has none. */
export function presentOpened(opened: OpenedPayment | EndedPayment, mode: PaymentProvider['mode']) {
  const session = 'session' in opened ? presentSession(opened.session, mode) : null
  return {
    status: true as const,
    sessionKey: session?.sessionKey ?? '',
    accessToken: session?.accessToken ?? '',
    payment: opened.code,
    session,
  }
}
