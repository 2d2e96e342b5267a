import { paymentHint } from '../../calls/payment-addresses.ts'
import { askPayments } from './ask-payments.ts'
import { openPaymentFrame, type PaymentFrame, type PaymentFrameEvent } from './payment-frame.ts'
import { sayFailure } from './say-failure.ts'

export interface Session {
  sessionKey: string
  accessToken: string
  endsAt: string
  redirectTo: string | null
  parameters: Record<string, string>
}

type Ended = 'completed' | 'cancelled' | 'closed' | 'failed'

/**
 * The payment company's form in `host`, with what it says on the way; `onEnd` is told once, after the server was: what the
 * browser saw is a hint, and the server asks.
 */
export function runWidget(
  host: HTMLElement,
  { code, session, onEnd }: { code: string; session: Session; onEnd(how: Ended): void },
): PaymentFrame {
  const container = host.querySelector<HTMLElement>('[data-frame]') as HTMLElement
  const wait = host.querySelector<HTMLElement>('[data-wait]') ?? undefined
  let how: Ended = 'closed'
  let ended = false

  function hear(event: PaymentFrameEvent): void {
    if (event.kind === 'failed') {
      how = 'failed'
      sayFailure(host, host.dataset[event.reason === 'signed out' ? 'signedOut' : event.reason] ?? '')
    }
    if (event.kind === 'completed' || event.kind === 'cancelled') how = event.kind
    if (event.kind === 'completed' || event.kind === 'closed') void end()
  }

  async function end(): Promise<void> {
    if (ended) return
    ended = true
    // It may fail: a worker asks the company all the same.
    await askPayments(paymentHint, paymentHint.path, { body: { code, said: how } }).catch(() => undefined)
    onEnd(how)
  }

  return openPaymentFrame(container, { session, title: container.dataset.frame ?? '', wait, onEvent: hear })
}
