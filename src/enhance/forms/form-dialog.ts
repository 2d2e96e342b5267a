import type { FormSent } from './send-form.ts'

/**
 * A link to a page with a form: where this script is, the form opens in a dialog instead, fetched from that page each time,
 * so that it has a key of its own. Sent, it closes, and `output` says what the server said.
 */
export class FormDialog extends HTMLElement {
  #opening = false

  connectedCallback(): void {
    this.addEventListener('click', this.#open)
  }

  #open = async (event: MouseEvent): Promise<void> => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-opens]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    // On a slow line people click twice.
    if (this.#opening) return
    this.#opening = true
    try {
      const part = await fetchPart(link.href)
      this.#show(part, link)
    } catch {
      location.assign(link.href)
    } finally {
      this.#opening = false
    }
  }

  #show(part: Element, link: HTMLElement): void {
    const dialog = document.createElement('dialog')
    dialog.className = 'dialog-box form-dialog'
    const heading = part.querySelector('h1')
    const title = Object.assign(document.createElement('h2'), { id: heading?.id, textContent: heading?.textContent })
    heading?.replaceWith(title)
    dialog.setAttribute('aria-labelledby', title.id)
    const close = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'form-dialog-close',
      ariaLabel: this.dataset.close,
    })
    close.innerHTML = '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6.5 6.5l11 11M17.5 6.5l-11 11"/></svg>'
    close.addEventListener('click', () => dialog.close())
    dialog.append(close, part)
    dialog.addEventListener('close', () => {
      dialog.remove()
      link.focus()
    })
    dialog.addEventListener('sent', (event) => {
      event.preventDefault()
      dialog.close()
      this.#say((event as FormSent).detail.message)
    })
    document.body.append(dialog)
    dialog.showModal()
    dialog.querySelector<HTMLElement>('form input:not([type=hidden], [tabindex])')?.focus()
  }

  #say(words: string): void {
    const said = this.querySelector('output')
    if (!said) return
    said.role = 'alert'
    said.textContent = words
  }
}

/** The part of a page that is meant for a dialog. */
async function fetchPart(href: string): Promise<Element> {
  const response = await fetch(href, { signal: AbortSignal.timeout(10_000) })
  const html = await response.text()
  // Its head has styles that the policy of this page does not know; they are here already.
  const part = new DOMParser().parseFromString(html.slice(html.indexOf('<body')), 'text/html').querySelector('[data-dialog]')
  if (!response.ok || !part) throw new Error(`no form at ${href}`)
  return document.importNode(part, true)
}
