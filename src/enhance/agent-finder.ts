import { addressWith } from '../calls/address-with.ts'

/** What of the map this knows: a marker can be picked out. */
type Choosing = HTMLElement & { choose?(id: string): void }

type Box = HTMLInputElement | HTMLSelectElement

const searchOf = (address: string) => {
  const { pathname, search } = new URL(address, location.href)
  return pathname + search
}

/**
 * A search that changes its results in place: the address bar carries it, back and forward work, the new count is read
 * out. It asks for the very page a plain form would have opened and takes the results from it. With `data-whole` the form
 * and the links do what they always do.
 */
export class AgentFinder extends HTMLElement {
  #asking?: AbortController
  /** While a filter asks. */
  #stay = false
  /** The address of the search that is shown; a jump to a place on the page is no other search. */
  #shown = searchOf(location.href)

  connectedCallback(): void {
    this.addEventListener('change', this.#filter)
    this.addEventListener('click', this.#press)
    for (const reach of ['pointerover', 'focusin']) this.addEventListener(reach, this.#pointAt)
    this.addEventListener('choose', this.#choose)
    if (this.dataset.whole !== undefined) return
    this.addEventListener('submit', this.#submit)
    addEventListener('popstate', this.#back)
  }

  disconnectedCallback(): void {
    removeEventListener('popstate', this.#back)
  }

  get #form(): HTMLFormElement | null {
    return this.querySelector('form')
  }

  get #boxes(): Box[] {
    return [...this.querySelectorAll<Box>('input[name], select[name]')]
  }

  /** A filter counts at once; the boxes wait for Search. Whoever sets one stays at it. */
  #filter = (event: Event): void => {
    if (!(event.target as Element).closest('.filters')) return
    this.#stay = true
    this.#form?.requestSubmit()
    this.#stay = false
  }

  #submit = (event: Event): void => {
    const form = event.target as HTMLFormElement
    event.preventDefault()
    const data = new FormData(form)
    const valuesOf = (name: string) => data.getAll(name).flatMap((value) => String(value).trim() || [])
    void this.#go(
      addressWith(form.action, Object.fromEntries([...data.keys()].map((name) => [name, valuesOf(name)]))),
      this.#stay ? 'nowhere' : 'found',
    )
  }

  #press = (event: Event): void => {
    const target = event.target as Element
    const view = target.closest<HTMLElement>('[data-view]')?.dataset.view
    if (view && target.closest('.view-switch')) return this.#show(view)
    const link = target.closest<HTMLAnchorElement>('a[data-search]')
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
    if (!link || this.dataset.whole !== undefined || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    void this.#go(link.href, 'head')
  }

  #back = (): void => {
    if (searchOf(location.href) !== this.#shown) return void this.#load(location.href)
    // There and back again before the other answer came: what is shown is what is wanted.
    this.#asking?.abort()
    this.querySelector('#agent-results')?.removeAttribute('aria-busy')
  }

  /** `then` says where the search leads: whoever turned the page begins again at its head, whoever searched sees what was found. */
  async #go(address: string, then: 'head' | 'found' | 'nowhere'): Promise<void> {
    const box = document.activeElement
    if (!(await this.#load(address))) return
    history.pushState(null, '', address)
    // Whoever went on meanwhile is left where they are.
    if (then === 'nowhere' || (then === 'found' && document.activeElement !== box)) return
    const place = this.querySelector<HTMLElement>('#seek-place')
    if (then === 'found' && place?.ariaInvalid === 'true') return place.focus()
    const first = this.querySelector('.agent-list > li, .no-agent')?.getBoundingClientRect()
    if (then === 'found' && first && first.top >= 0 && first.bottom <= innerHeight) return
    const count = this.querySelector<HTMLElement>('#agent-count')
    count?.focus({ preventScroll: true })
    count?.scrollIntoView({ block: 'start' })
  }

  async #load(address: string): Promise<boolean> {
    this.#asking?.abort()
    const asking = (this.#asking = new AbortController())
    const asked = new Map(this.#boxes.map((box) => [box, box.value]))
    const results = this.querySelector('#agent-results')
    results?.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(address, { signal: asking.signal, headers: { accept: 'text/html' } })
      if (!response.ok) throw new Error(String(response.status))
      this.#take(new DOMParser().parseFromString(await response.text(), 'text/html'), asked)
      this.#shown = searchOf(address)
      results?.removeAttribute('aria-busy')
      return true
    } catch {
      // A newer search is on its way, or else the browser may say itself what is wrong.
      if (!asking.signal.aborted) location.assign(address)
      return false
    }
  }

  /** What was typed into a box since the search was asked for stays there. */
  #take(page: Document, asked: Map<Box, string>): void {
    for (const id of ['agent-status', 'agent-results', 'seek-problem']) {
      const [here, there] = [document.getElementById(id), page.getElementById(id)]
      if (here && there) here.replaceChildren(...there.childNodes)
    }
    this.toggleAttribute('data-searched', page.querySelector('agent-finder')?.hasAttribute('data-searched'))
    for (const input of this.#boxes) {
      const isChecked = input.type === 'checkbox'
      const there = page.querySelector<Box>(`agent-finder [name="${input.name}"]${isChecked ? `[value="${input.value}"]` : ''}`)
      if (isChecked) (input as HTMLInputElement).checked = (there as HTMLInputElement | null)?.checked ?? false
      else if (input.type === 'hidden' && !there) input.remove()
      else if (there && input.value === asked.get(input)) input.value = there.value
    }
    const problem = document.getElementById('seek-problem')?.textContent
    this.querySelector('#seek-place')?.setAttribute('aria-invalid', String(Boolean(problem)))
  }

  /** On a narrow page the list or the map. */
  #show(view: string): void {
    this.dataset.view = view
    for (const button of this.querySelectorAll<HTMLElement>('.view-switch [data-view]'))
      button.ariaPressed = String(button.dataset.view === view)
  }

  /** The row somebody looks at is picked out on the map. */
  #pointAt = (event: Event): void => {
    const id = (event.target as Element).closest<HTMLElement>('[data-agent]')?.dataset.agent
    if (!id || id === this.querySelector<HTMLElement>('[data-agent].on')?.dataset.agent) return
    this.querySelector<Choosing>('agent-map')?.choose?.(id)
    this.#pickOut(id)
  }

  #choose = (event: Event): void => {
    const id = String((event as CustomEvent).detail)
    this.#pickOut(id)
    const row = this.querySelector(`[data-agent="${CSS.escape(id)}"]`)
    if (row?.checkVisibility()) row.scrollIntoView({ block: 'nearest' })
  }

  #pickOut(id: string): void {
    for (const row of this.querySelectorAll<HTMLElement>('[data-agent]')) row.classList.toggle('on', row.dataset.agent === id)
    for (const info of this.querySelectorAll<HTMLElement>('[data-info]')) info.hidden = info.dataset.info !== id
  }
}
