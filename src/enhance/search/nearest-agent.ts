import { addressWith } from '../../calls/address-with.ts'
import { searchAgents } from '../../calls/addresses.ts'
import type { AgentHit } from '../../calls/agent-search-call.ts'
import { isFiveDigitZip } from '../../nouns/places/zip-code.ts'
import { dial } from '../../ui/tenant.ts'

type Nearest = Pick<AgentHit, 'title' | 'email' | 'phone' | 'mobile' | 'address' | 'city' | 'miles' | 'opening'>

/**
 * Shows the agent nearest to a ZIP code as soon as its five digits are typed, in place of what is there before: the box is
 * named in `for`, the card is the last thing in it, hidden. In `data-near` # stands for the ZIP code, ## for the miles.
 */
export class NearestAgent extends HTMLElement {
  #asking = new AbortController()
  #before = [...this.children]

  connectedCallback(): void {
    const box = document.getElementById(this.getAttribute('for') ?? '') as HTMLInputElement | null
    box?.addEventListener('input', () => void this.#show(box.value))
    // Whoever was quicker than this script.
    if (box?.value) void this.#show(box.value)
  }

  async #show(zip: string): Promise<void> {
    this.#asking.abort()
    this.#asking = new AbortController()
    const nearest = isFiveDigitZip(zip) ? await this.#ask(zip, this.#asking.signal) : undefined
    if (nearest === 'late') return
    if (nearest) this.replaceChildren(this.#cardOf(nearest, zip))
    // Where nobody is found, or nothing is heard, what was there before has its use; put there again it would be read out again.
    else if (!this.contains(this.#before[0])) this.replaceChildren(...this.#before)
  }

  async #ask(near: string, signal: AbortSignal): Promise<Nearest | undefined | 'late'> {
    try {
      const response = await fetch(addressWith(searchAgents.path, { near }), { signal })
      const { agents = [], unknownPlace } = (await response.json()) as { agents?: Nearest[]; unknownPlace?: string | null }
      return unknownPlace ? undefined : agents[0]
    } catch {
      return signal.aborted ? 'late' : undefined
    }
  }

  #cardOf({ title, email, phone, mobile, address, city, miles, opening }: Nearest, zip: string): Node {
    const card = this.#before.at(-1)?.firstElementChild?.cloneNode(true) as Element
    const part = (name: string) => card.querySelector<HTMLElement>(`[data-part=${name}]`)
    const say = (name: string, words: string) => (words ? part(name)?.append(words) : part(name)?.remove())
    const far = miles === null ? '' : String(miles >= 100 ? Math.round(miles) : miles)
    say('near', ((miles === 1 ? this.dataset.mile : this.dataset.near) ?? '').replace('##', far).replace('#', zip))
    // A heading from now on: an empty one would be one too many for whoever has no script.
    part('name')?.replaceWith(Object.assign(document.createElement('h3'), { textContent: title }))
    say('where', [address, city].filter(Boolean).join(', '))
    say('opening', opening?.words ?? '')
    part('opening')?.classList.toggle('is-open', opening?.open === true)
    say('phone', phone || mobile)
    part('phone')?.setAttribute('href', dial(phone || mobile))
    const page = part('page')
    page?.setAttribute('href', page.dataset.page?.replace(':id', encodeURIComponent(email)) ?? '')
    page?.setAttribute('aria-label', `${page.textContent}: ${title}`)
    return card
  }
}
