/** The one script of ours in /pay/frame: starts the provider's widget when the page around it says so, and says what becomes of it. */
import { readMessage, type FromFrame, type ToFrame } from './frame-messages.ts'

type Widget = Record<string, ((parameters: Record<string, string>) => unknown) | undefined>
type Provider = { OneInc?: { PortalOne?: new (container: string) => Widget } }

/** Of ours, so that no parameter can call anything else. */
const operations = new Set(['makePayment', 'savePaymentMethod', 'managePaymentMethods', 'enrollAutoPay', 'quickPay'])
/** So long is waited for the script of a slow provider. */
const patience = 10_000

let widget: Widget | undefined
let ended = false

const constructorOf = () => (window as Window & Provider).OneInc?.PortalOne
const tell = (message: FromFrame) => parent.postMessage(message, location.origin)

const said: Record<string, FromFrame> = {
  'portalOne.load': { say: 'loaded' },
  'portalOne.paymentComplete': { say: 'completed' },
  'portalOne.saveComplete': { say: 'completed' },
  'portalOne.paymentCanceled': { say: 'cancelled' },
  'portalOne.saveCanceled': { say: 'cancelled' },
  'portalOne.error': { say: 'failed', reason: 'provider' },
  'portalOne.unload': { say: 'closed' },
}
// Caught on their way down, since nobody says on which element the provider raises them.
for (const [name, message] of Object.entries(said)) window.addEventListener(name, () => tell(message), { capture: true })

window.addEventListener('message', (event) => {
  const heard = readMessage<ToFrame>(event, parent)
  if (heard?.say === 'start') void start(heard)
  if (heard?.say === 'stop') stop()
})
addEventListener('pagehide', stop)
new ResizeObserver(() => tell({ say: 'height', pixels: document.body.getBoundingClientRect().height })).observe(document.body)
tell((await isThere()) ? { say: 'ready' } : { say: 'failed', reason: 'unreachable' })

/** True once the provider's script has run; false when it failed or is too slow. The page is loaded when it has done either. */
async function isThere(): Promise<boolean> {
  if (!constructorOf() && document.readyState !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve)
      setTimeout(resolve, patience)
    })
  return constructorOf() !== undefined
}

async function start({ sessionKey, parameters }: Extract<ToFrame, { say: 'start' }>): Promise<void> {
  if (widget || ended) return
  if (!(await isThere())) return tell({ say: 'failed', reason: 'unreachable' })
  const PortalOne = constructorOf()
  if (widget || ended || !PortalOne) return
  try {
    // The page holds one element, which the widget draws itself into.
    widget = new PortalOne(document.querySelector('div')?.id ?? '')
    const { operation } = parameters
    if (!operations.has(operation)) throw new Error('no operation of the widget')
    widget[operation]?.({ ...parameters, sessionId: sessionKey })
  } catch {
    tell({ say: 'failed', reason: 'provider' })
  }
}

function stop(): void {
  if (ended) return
  ended = true
  widget?.cleanup?.({})
}
