/**
 * What the merchant's isolated page loads, in the shape of PortalOne V2: `new OneInc.PortalOne(container)`, operations,
 * parameters and native events. What a person types, they type into a page of ours in a frame of ours.
 */
export const widgetScript = `(() => {
  'use strict'
  const home = new URL(document.currentScript.src).origin
  const operations = ['makePayment', 'savePaymentMethod', 'managePaymentMethods', 'enrollAutoPay', 'quickPay']

  class PortalOne {
    #container
    #frame
    #sessionId
    #shown = false
    #hear = (event) => this.#heard(event)

    constructor(container = 'portalOneContainer') {
      this.#container = typeof container === 'string' ? document.getElementById(container) : container
    }

    run(parameters) {
      this.#close()
      this.#sessionId = String(parameters.sessionId)
      const frame = document.createElement('iframe')
      frame.name = 'portal-one-' + crypto.randomUUID()
      frame.title = 'Payment form'
      frame.referrerPolicy = 'no-referrer'
      frame.style.cssText = 'display:block;width:100%;height:320px;border:0'
      addEventListener('message', this.#hear)
      this.#frame = frame
      this.#container.append(frame)
      // Posted, so that the key of the session stands in no address.
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: home + '/hosted', target: frame.name, hidden: true })
      for (const [name, value] of [['sessionKey', this.#sessionId], ['embedded', '1']]) {
        const field = document.createElement('input')
        Object.assign(field, { type: 'hidden', name, value })
        form.append(field)
      }
      document.body.append(form)
      form.submit()
      form.remove()
    }

    /** Ends the session at the provider as well. */
    cleanup() {
      if (this.#sessionId) navigator.sendBeacon(home + '/hosted/end', new URLSearchParams({ sessionKey: this.#sessionId }))
      this.#close()
    }

    #heard({ origin, source, data }) {
      if (origin !== home || source !== this.#frame?.contentWindow || !data || typeof data !== 'object') return
      if (typeof data.height === 'number') this.#frame.style.height = Math.min(Math.max(data.height, 0), 4000) + 'px'
      if (data.ready && !this.#shown) {
        this.#shown = true
        this.#raise('load')
      }
      if (data.says && typeof data.says.name === 'string') {
        this.#raise(data.says.name, data.says.detail)
        if (data.says.name !== 'error') this.#close()
      }
    }

    #raise(name, detail = {}) {
      this.#container.dispatchEvent(new CustomEvent('portalOne.' + name, { detail, bubbles: true }))
    }

    #close() {
      if (!this.#frame) return
      removeEventListener('message', this.#hear)
      this.#frame.remove()
      this.#frame = this.#sessionId = undefined
      this.#shown = false
      this.#raise('unload')
    }
  }
  for (const operation of operations)
    PortalOne.prototype[operation] = function (parameters) {
      this.run({ ...parameters, operation })
    }
  window.OneInc = { PortalOne }
})()
`

/** In the provider's own pages, when they stand in the widget: says how tall it is, and how it ended. */
export const hostedScript = `'use strict'
const { listener, says } = document.body.dataset
const tell = (what) => parent.postMessage(what, listener)
new ResizeObserver(() => tell({ height: Math.ceil(document.querySelector('main').getBoundingClientRect().height) })).observe(document.querySelector('main'))
tell({ ready: true })
if (says) tell({ says: JSON.parse(says) })
document.querySelector('[role=alert]')?.scrollIntoView()
document.querySelector('.alert a')?.focus()
addEventListener('submit', ({ submitter }) => setTimeout(() => { for (const each of document.querySelectorAll('button')) each.disabled = true }))
`
