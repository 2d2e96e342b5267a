import { addressWith } from '../calls/address-with.ts'
import { searchAgents } from '../calls/addresses.ts'

type Nearest = {
  title: string
  email: string
  phone: string
  address: string
  city: string
  miles: number | null
  opening: { open: boolean; words: string } | null
}

/**
 * Shows the agent nearest to a ZIP code as soon as its five digits are typed, in place of what is there before: the box is
 * named in `for`, the card is the last thing in it, hidden. In `data-near` # stands for the ZIP code, ## for the miles.
 */
export class NearestAgent extends HTMLElement {
  #asking = new AbortController()
  #before = [...this.children]

  connectedCallback(): void {
    document.getElementById(this.getAttribute('for') ?? '')?.addEventListener('input', this.#typed)
  }

  #typed = async (event: Event): Promise<void> => {
    this.#asking.abort()
    this.#asking = new AbortController()
    const { value: zip } = event.target as HTMLInputElement
    const nearest = /^\d{5}$/.test(zip) ? await this.#ask(zip, this.#asking.signal) : undefined
    if (nearest === 'late') return
    // Where nobody is found, or nothing is heard, what was there before has its use.
    this.replaceChildren(...(nearest ? [this.#cardOf(nearest, zip)] : this.#before))
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

  #cardOf({ title, email, phone, address, city, miles, opening }: Nearest, zip: string): Node {
    const card = this.#before.at(-1)?.firstElementChild?.cloneNode(true) as Element
    const part = (name: string) => card.querySelector<HTMLElement>(`[data-part=${name}]`)
    const say = (name: string, words: string) => part(name)?.append(words)
    const far = miles === null ? '' : String(miles >= 100 ? Math.round(miles) : miles)
    say('near', ((miles === 1 ? this.dataset.mile : this.dataset.near) ?? '').replace('##', far).replace('#', zip))
    say('name', title)
    say('where', [address, city].filter(Boolean).join(', '))
    if (opening) say('opening', opening.words)
    else part('opening')?.remove()
    part('opening')?.classList.toggle('is-open', opening?.open === true)
    say('phone', phone)
    part('phone')?.setAttribute('href', `tel:${phone.replace(/\D/g, '')}`)
    const page = part('page')
    page?.setAttribute('href', page.dataset.page?.replace(':id', encodeURIComponent(email)) ?? '')
    page?.setAttribute('aria-label', `${page.textContent}: ${title}`)
    return card
  }
}
