import { paymentSession } from '../../calls/payment-addresses.ts'
import { askPayments, Refusal } from './ask-payments.ts'
import { runWidget, type Session } from './run-widget.ts'
import { sayFailure } from './say-failure.ts'
import { endWish } from './wish.ts'

/** Between two looks, growing; and how many of them there are before somebody has to press the button. */
const looks = { first: 2000, longest: 15_000, most: 40 }

/**
 * The page of a payment: opens the payment company's form where the payment is open, and looks again while nobody knows how it
 * ended, or when somebody comes back to a page that another tab has paid meanwhile.
 */
export class PaymentPage extends HTMLElement {
  #looked = 0
  #timer = 0
  #frame?: { close(): void }

  connectedCallback(): void {
    this.addEventListener('click', this.#press)
    document.addEventListener('visibilitychange', this.#comeBack)
    window.addEventListener('pageshow', this.#goBack)
    this.#begin()
  }

  disconnectedCallback(): void {
    document.removeEventListener('visibilitychange', this.#comeBack)
    window.removeEventListener('pageshow', this.#goBack)
    clearTimeout(this.#timer)
  }

  /** What the server says of it: "open", "checking" and the ends of it. */
  get #shown(): HTMLElement | null {
    return this.querySelector<HTMLElement>('[data-shown]')
  }

  #begin(): void {
    const state = this.#shown?.dataset.shown
    // However it ended: whoever begins anew means another payment.
    if (state && !/^(open|checking|down)$/.test(state)) endWish()
    if (state === 'checking') this.#lookSoon()
    if (state === 'open' && this.dataset.mode === 'embedded') void this.#open()
  }

  async #open(): Promise<void> {
    const host = this.#shown
    const code = this.dataset.code ?? ''
    if (!host || this.#frame) return
    delete host.dataset.retry
    try {
      const { session } = await askPayments<{ session: Session }>(paymentSession, paymentSession.path, { body: { code } })
      const frame = runWidget(host, { code, session, onEnd: (how) => this.#end(how, frame) })
      this.#frame = frame
    } catch (error) {
      host.dataset.retry = ''
      const { message, status } = error instanceof Refusal ? error : new Refusal('', undefined, -1)
      // It is not open any more: the page of now says what it is.
      if (status === 404) return void this.#look()
      if (isChanged(status)) return void this.#askAgain(message)
      sayFailure(host, message || (host.dataset.unreachable ?? ''))
    }
  }

  /** Told only after the server was: by then the form may have been opened again, and that one is not over. */
  #end(how: string, frame: { close(): void }): void {
    const isOpenAgain = this.#frame !== undefined && this.#frame !== frame
    if (!isOpenAgain) this.#frame = undefined
    if (how !== 'failed') void this.#look()
    else if (!isOpenAgain) this.#shown?.setAttribute('data-retry', '')
  }

  #press = (event: Event): void => {
    const button = (event.target as Element).closest<HTMLElement>('[data-print], [data-again]')
    if (button?.dataset.print !== undefined) window.print()
    if (button?.dataset.again !== undefined) void this.#open()
  }

  #comeBack = (): void => {
    if (document.visibilityState !== 'visible' || !/^(open|checking)$/.test(this.#shown?.dataset.shown ?? '')) return
    void this.#look().then(() => this.#recheck())
  }

  /** The form was out of sight: meanwhile another sum may be due. */
  async #recheck(): Promise<void> {
    if (!this.#frame) return
    const body = { code: this.dataset.code ?? '', look: true }
    const why = await askPayments(paymentSession, paymentSession.path, { body }).catch((error: unknown) => error)
    if (why instanceof Refusal && isChanged(why.status)) await this.#askAgain(why.message)
  }

  /** What was shown is not what is due: the sums of now, why, and the form only once somebody opens it. */
  async #askAgain(message: string): Promise<void> {
    this.#frame?.close()
    this.#frame = undefined
    const now = await this.#fetchShown()
    if (now) this.#shown?.replaceWith(now)
    const host = this.#shown
    if (!host || host.dataset.shown !== 'open') return this.#begin()
    host.dataset.retry = ''
    sayFailure(host, message)
    host.querySelector<HTMLElement>('[data-again]')?.focus()
  }

  /** To a page that was kept as it was. */
  #goBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#comeBack()
  }

  #lookSoon(): void {
    clearTimeout(this.#timer)
    if (this.#looked >= looks.most) return
    const wait = Math.min(looks.first * 1.3 ** this.#looked, looks.longest)
    this.#timer = window.setTimeout(() => void this.#look(), wait)
  }

  /** Asks for the very page that a reload would have shown, and takes what is new from it. */
  async #look(): Promise<void> {
    this.#looked += 1
    const now = await this.#fetchShown()
    const before = this.#shown
    if (now && before && now.dataset.shown !== before.dataset.shown) {
      this.#frame?.close()
      this.#frame = undefined
      before.replaceWith(now)
      this.#shown?.querySelector<HTMLElement>('h1')?.focus()
      this.#looked = 0
      return this.#begin()
    }
    if (before?.dataset.shown === 'checking') this.#lookSoon()
  }

  async #fetchShown(): Promise<HTMLElement | undefined> {
    const response = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' }).catch(() => undefined)
    const html = response?.ok ? await response.text() : ''
    const page = new DOMParser().parseFromString(html.slice(html.indexOf('<body')), 'text/html')
    const shown = page.querySelector<HTMLElement>('payment-page [data-shown]')
    return shown ? document.importNode(shown, true) : undefined
  }
}

/** Another sum is due by now, or nothing. */
const isChanged = (status: number) => status === 409 || status === 422
