import { countUnread } from '../calls/addresses.ts'

/**
 * How many cases are unread, beside the link to the inbox. Kept in a shadow of its own: pages that staff edit hydrate what is
 * inside an element, and pages of agents come from the cache, the same for all of them.
 */
export class InboxCount extends HTMLElement {
  async connectedCallback(): Promise<void> {
    if (this.shadowRoot) return
    const answer = await fetch(countUnread.path, { headers: { accept: 'application/json' } }).catch(() => undefined)
    if (!answer?.ok) return
    const { unread } = (await answer.json()) as { unread: number }
    if (unread === 0) return
    const count = document.createElement('b')
    count.textContent = ` ${unread > 99 ? '99+' : unread}`
    this.attachShadow({ mode: 'open' }).append(document.createElement('slot'), count)
  }
}
