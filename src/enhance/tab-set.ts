import { makePart } from '../ui/make-part.ts'

type Part = { tab: HTMLButtonElement; panel: HTMLElement; slot: HTMLSlotElement }

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * Sections under headings, shown one at a time. The tabs are in a shadow tree and the sections are slotted into its
 * panels, so the page's own elements never change: hydration and live previews do not meet this script at all. Hidden
 * panels can still be found by the browser's search, and a link to anything inside one opens it.
 */
export class TabSet extends HTMLElement {
  #tabs = makePart('div', 'tabs', 'tablist')
  #panels = makePart('div', 'panels')
  #parts = new Map<Element, Part>()
  #shown?: Element
  #resized = new ResizeObserver(() => this.#tellDirection())
  #changed = new MutationObserver((changes) => {
    // Words that change on a finished page are being edited there: their tab comes forward.
    if (document.readyState === 'complete')
      for (const { target, addedNodes } of changes) this.#shown = this.#sectionAround(addedNodes[0] ?? target) ?? this.#shown
    this.#arrange()
  })

  constructor() {
    super()
    this.attachShadow({ mode: 'open', slotAssignment: 'manual' }).append(this.#tabs, this.#panels)
    this.#tabs.addEventListener('pointerdown', (event) => this.#show(this.#sectionOf(event.target)))
    this.#tabs.addEventListener('click', (event) => this.#show(this.#sectionOf(event.target)))
    this.#tabs.addEventListener('keydown', this.#step)
    // Dispatched by the browser's search on a panel, and by whoever wants something inside a section seen.
    this.#panels.addEventListener('beforematch', (event) =>
      this.#show(this.#sectionOf(event.target) ?? this.#sectionAround(event.target as Node)),
    )
  }

  connectedCallback(): void {
    this.#changed.observe(this, { childList: true, subtree: true, characterData: true })
    this.#resized.observe(this.#tabs)
    for (const event of ['hashchange', 'load']) addEventListener(event, this.#follow)
    this.#arrange()
    this.#follow()
  }

  disconnectedCallback(): void {
    this.#changed.disconnect()
    this.#resized.disconnect()
    for (const event of ['hashchange', 'load']) removeEventListener(event, this.#follow)
  }

  /** Tabs and panels for the sections that are here now, in their order. */
  #arrange(): void {
    const sections = [...this.children]
    const parts = sections.map((section) => {
      const part = this.#parts.get(section) ?? makeTab(this.#parts.size)
      this.#parts.set(section, part)
      part.slot.assign(section)
      const name = section.querySelector('h2,h3,h4')?.textContent ?? ''
      if (part.tab.textContent !== name) part.tab.textContent = name
      return part
    })
    this.#tabs.ariaLabel = this.dataset.label ?? null
    if (parts.some(({ tab }, index) => this.#tabs.children[index] !== tab) || this.#tabs.children.length > parts.length) {
      this.#tabs.replaceChildren(...parts.map(({ tab }) => tab))
      this.#panels.replaceChildren(...parts.map(({ panel }) => panel))
    }
    const sameAsBefore = sections.find((section) => section === this.#shown)
    this.#show(sameAsBefore ?? sections[0])
  }

  #show(section?: Element): void {
    if (!section) return
    this.#shown = section
    for (const [each, { tab, panel }] of this.#parts) {
      const on = each === section
      tab.ariaSelected = String(on)
      tab.part.toggle('tab-on', on)
      tab.tabIndex = on ? 0 : -1
      if (on) panel.removeAttribute('hidden')
      else panel.setAttribute('hidden', 'until-found')
    }
  }

  #step = (event: KeyboardEvent): void => {
    const tabs = [...this.#tabs.children] as HTMLElement[]
    const at = tabs.indexOf(event.target as HTMLElement)
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? -1
          : steps[event.key] === undefined
            ? undefined
            : (at + steps[event.key]) % tabs.length
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const tab = tabs.at(to)
    this.#show(this.#sectionOf(tab))
    tab?.focus()
  }

  /** Opens the tab the address points into. */
  #follow = (): void => {
    const target = this.querySelector(':target')
    const section = target && this.#sectionAround(target)
    if (!section) return
    this.#show(section)
    target.scrollIntoView()
  }

  #tellDirection(): void {
    const [first, second] = this.#tabs.children as Iterable<HTMLElement>
    this.#tabs.ariaOrientation = second && second.offsetTop > first.offsetTop ? 'vertical' : 'horizontal'
  }

  #sectionOf(part: EventTarget | null | undefined): Element | undefined {
    return [...this.#parts].find(([, { tab, panel }]) => tab === part || panel === part)?.[0]
  }

  #sectionAround(node: Node): Element | undefined {
    return [...this.children].find((section) => section.contains(node))
  }
}

function makeTab(number: number): Part {
  const tab = makePart('button', 'tab', 'tab')
  const panel = makePart('div', 'panel', 'tabpanel')
  const slot = document.createElement('slot')
  tab.type = 'button'
  tab.id = `tab${number}`
  panel.id = `panel${number}`
  panel.tabIndex = 0
  tab.setAttribute('aria-controls', panel.id)
  panel.setAttribute('aria-labelledby', tab.id)
  panel.append(slot)
  return { tab, panel, slot }
}
