import { framePath, readMessage, signedOut, type FrameFailure, type FromFrame, type ToFrame } from './frame-messages.ts'

/** Of an opened payment, as the server hands it out: nothing of it goes into an address. */
interface FrameSession {
  sessionKey: string
  parameters: Record<string, string>
}

/**
 * What becomes of it, in this order: waiting, loaded, then completed, cancelled or failed, and closed at the end of all.
 * `failed` may come before `loaded`, and after it again and again while the person tries another card. All of them are hints:
 * what was paid the server knows from the provider.
 */
export type PaymentFrameEvent =
  | { kind: 'waiting' | 'loaded' | 'completed' | 'cancelled' | 'closed' }
  | { kind: 'failed'; reason: FrameFailure | 'signed out' }

export interface PaymentFrame {
  /** Ends the widget and its session at the provider, and takes the frame away. A second time does nothing. */
  close(): void
}

interface Options {
  session: FrameSession
  /** What screen readers call the frame: "Payment form of the payment provider". */
  title: string
  /** Shown while one waits, hidden once the widget is there. */
  wait?: HTMLElement
  onEvent(event: PaymentFrameEvent): void
  /** Milliseconds: when the widget is started though the frame has not said that it is ready, and when nobody waits any longer. */
  startBy?: number
  loadBy?: number
}

/** The provider's widget in its isolated frame: started when the frame says that it is ready, at the latest after 5 s (docs/settled.md, 7). */
export function openPaymentFrame(container: HTMLElement, options: Options): PaymentFrame {
  const { session, title, wait, onEvent, startBy = 5000, loadBy = 20_000 } = options
  const frame = document.createElement('iframe')
  let loaded = false
  let open = true

  const timers = [setTimeout(start, startBy), setTimeout(() => fail('slow'), loadBy)]
  window.addEventListener('message', hear)
  window.addEventListener('storage', hearOtherWindow)
  document.addEventListener(signedOut, endBySigningOut)
  frame.title = title
  frame.src = framePath
  frame.referrerPolicy = 'no-referrer'
  frame.style.cssText = 'display:block;width:100%;border:0;height:0'
  if (wait) wait.hidden = false
  container.append(frame)
  onEvent({ kind: 'waiting' })
  return { close }

  function tell(message: ToFrame) {
    frame.contentWindow?.postMessage(message, location.origin)
  }

  /** A second time where the first came before anybody in the frame listened; a widget that is there is not started again. */
  function start() {
    if (open && !loaded) tell({ say: 'start', sessionKey: session.sessionKey, parameters: session.parameters })
  }

  function hear(event: MessageEvent) {
    const heard = readMessage<FromFrame>(event, frame.contentWindow)
    if (!heard || !open) return
    if (heard.say === 'ready') start()
    else if (heard.say === 'height') setHeight(heard.pixels)
    else if (heard.say === 'failed') fail(heard.reason)
    else if (heard.say === 'closed') remove()
    else {
      if (heard.say === 'loaded') show()
      onEvent({ kind: heard.say })
    }
  }

  function show() {
    loaded = true
    for (const timer of timers) clearTimeout(timer)
    if (wait) wait.hidden = true
  }

  function setHeight(pixels: number) {
    if (Number.isFinite(pixels) && pixels >= 0) frame.style.height = `${Math.min(Math.ceil(pixels), 4000)}px`
  }

  /** A widget that never came is taken away; one that is there may still come to a good end. */
  function fail(reason: FrameFailure | 'signed out') {
    if (!open) return
    onEvent({ kind: 'failed', reason })
    if (!loaded) close()
  }

  function hearOtherWindow({ key, newValue }: StorageEvent) {
    if (key === signedOut && newValue !== null) endBySigningOut()
  }

  function endBySigningOut() {
    onEvent({ kind: 'failed', reason: 'signed out' })
    close()
  }

  function close() {
    if (!open) return
    // The widget tells the provider that the session is over, for which its document must live a moment longer.
    tell({ say: 'stop' })
    frame.hidden = true
    remove(1000)
  }

  function remove(after = 0) {
    open = false
    for (const timer of timers) clearTimeout(timer)
    window.removeEventListener('message', hear)
    document.removeEventListener(signedOut, endBySigningOut)
    window.removeEventListener('storage', hearOtherWindow)
    if (wait) wait.hidden = true
    setTimeout(() => frame.remove(), after)
    onEvent({ kind: 'closed' })
  }
}
