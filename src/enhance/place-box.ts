import { addressWith } from '../calls/address-with.ts'
import { suggestPlaces } from '../calls/addresses.ts'

type Place = { name: string; kind: string }

/** How long a pause in typing is, in milliseconds. */
const pause = 120

/**
 * A box for a place: suggestions as one types, taken by keys or by pointer, and "Use my location", which asks the browser
 * only once it was pressed. Everything it adds appears in answer to a person.
 */
export class PlaceBox extends HTMLElement {
  #list?: HTMLUListElement
  #options: Place[] = []
  #at = -1
  #timer?: ReturnType<typeof setTimeout>
  #asking?: AbortController

  connectedCallback(): void {
    this.addEventListener('focusin', this.#begin, { once: true })
    this.addEventListener('input', this.#typed)
    this.addEventListener('keydown', this.#step)
    this.addEventListener('focusout', () => this.#close())
    document.getElementById('seek-here')?.addEventListener('click', this.#locate)
  }

  get #input(): HTMLInputElement {
    return this.querySelector('input') as HTMLInputElement
  }

  #begin = (): void => {
    const list = document.createElement('ul')
    list.id = 'place-list'
    list.className = 'place-list'
    list.role = 'listbox'
    list.ariaLabel = this.dataset.suggestions ?? ''
    list.hidden = true
    // The box keeps its focus while a suggestion is pressed.
    list.addEventListener('pointerdown', (event) => event.preventDefault())
    list.addEventListener('click', (event) => this.#take([...list.children].indexOf((event.target as Element).closest('li') as Element)))
    this.#list = list
    this.append(list)
    const input = this.#input
    input.role = 'combobox'
    input.ariaAutoComplete = 'list'
    input.ariaExpanded = 'false'
    input.setAttribute('aria-controls', list.id)
  }

  #typed = (): void => {
    // A place that is typed counts, not the point that was there before.
    for (const hidden of this.querySelectorAll('[type=hidden]')) hidden.remove()
    this.#say('')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#suggest(), pause)
  }

  async #suggest(): Promise<void> {
    const words = this.#input.value.trim()
    this.#asking?.abort()
    if (words.length < 2) return this.#close()
    this.#asking = new AbortController()
    try {
      const response = await fetch(addressWith(suggestPlaces.path, { q: words }), { signal: this.#asking.signal })
      const { result = [] } = (await response.json()) as { result?: Place[] }
      if (document.activeElement === this.#input) this.#open(result)
    } catch {
      // Suggestions are a help: without them the box is a box.
      this.#close()
    }
  }

  #open(options: Place[]): void {
    this.#options = options
    this.#at = -1
    this.#list?.replaceChildren(
      ...options.map(({ name }, index) => {
        const option = document.createElement('li')
        const [first, ...rest] = name.split(', ')
        option.role = 'option'
        option.id = `place-${index}`
        option.append(first)
        if (rest.length > 0) option.append(Object.assign(document.createElement('small'), { textContent: rest.join(', ') }))
        return option
      }),
    )
    this.#mark()
  }

  #close(): void {
    clearTimeout(this.#timer)
    this.#asking?.abort()
    this.#options = []
    this.#mark()
  }

  #mark(): void {
    if (!this.#list) return
    const open = this.#options.length > 0
    this.#list.hidden = !open
    this.#input.ariaExpanded = String(open)
    for (const [index, option] of [...this.#list.children].entries()) option.ariaSelected = String(index === this.#at)
    if (this.#at < 0) return this.#input.removeAttribute('aria-activedescendant')
    this.#input.setAttribute('aria-activedescendant', `place-${this.#at}`)
    this.#list.children[this.#at]?.scrollIntoView({ block: 'nearest' })
  }

  #step = (event: KeyboardEvent): void => {
    const count = this.#options.length
    if (event.key === 'ArrowDown' && count === 0) void this.#suggest()
    else if (count === 0) return
    // Beyond the last suggestion, and before the first, is the box itself.
    else if (event.key === 'ArrowDown') this.#at = this.#at === count - 1 ? -1 : this.#at + 1
    else if (event.key === 'ArrowUp') this.#at = this.#at < 0 ? count - 1 : this.#at - 1
    else if (event.key === 'Escape') this.#close()
    else if (event.key === 'Enter' && this.#at >= 0) this.#take(this.#at)
    else return
    event.preventDefault()
    this.#mark()
  }

  #take(index: number): void {
    const place = this.#options[index]
    if (!place) return
    this.#input.value = place.name
    this.#close()
    this.#input.form?.requestSubmit()
  }

  #locate = (): void => {
    this.#say(this.dataset.locating ?? '')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        this.#say('')
        this.#input.value = ''
        this.#hold('lat', coords.latitude)
        this.#hold('lng', coords.longitude)
        this.#input.form?.requestSubmit()
      },
      () => this.#say(this.dataset.refused ?? ''),
      { timeout: 10_000, maximumAge: 300_000 },
    )
  }

  /** Two decimals are about a kilometre: near enough for an office, and no more than it takes. */
  #hold(name: string, degrees: number): void {
    const before = this.querySelector<HTMLInputElement>(`[name=${name}]`)
    const hidden = before ?? Object.assign(document.createElement('input'), { type: 'hidden', name })
    hidden.value = degrees.toFixed(2)
    this.append(hidden)
  }

  #say(words: string): void {
    const problem = document.getElementById('seek-problem')
    if (problem && problem.textContent !== words) problem.textContent = words
  }
}
