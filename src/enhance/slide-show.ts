import { makePart } from '../ui/make-part.ts'

type Slide = { panel: HTMLElement; slot: HTMLSlotElement }

/** How long one slide is shown, in milliseconds. */
const stay = 9_000

/**
 * Things to read, one at a time. Like the tabs, slides are slotted into a shadow tree, so the page's own elements never
 * change. They move on by themselves only where motion is welcome, and never while somebody points at them, is in them
 * with the keyboard, looks elsewhere, or has paused or chosen one.
 */
export class SlideShow extends HTMLElement {
  #stage = makePart('div', 'stage')
  #controls = makePart('div', 'controls')
  #pause = this.#button('pause', () => this.#turn(!this.#moving))
  #where = makePart('span', 'where')
  #slides: Slide[] = []
  #shown = 0
  #moving = !matchMedia('(prefers-reduced-motion: reduce)').matches
  #inSight = false
  #timer?: ReturnType<typeof setInterval>
  #sight = new IntersectionObserver(([entry]) => (this.#inSight = entry.isIntersecting))
  #changed = new MutationObserver((changes) => {
    // Words that change on a finished page are being edited there: their slide comes forward and stays.
    const around =
      document.readyState === 'complete' ? changes.map(({ target }) => this.#slideAround(target)).find((at) => at >= 0) : undefined
    if (around !== undefined) this.#turn(false)
    this.#arrange(around)
  })

  constructor() {
    super()
    this.#controls.append(
      this.#button('previous', () => this.#choose(-1)),
      this.#button('next', () => this.#choose(1)),
      this.#pause,
      this.#where,
    )
    this.attachShadow({ mode: 'open', slotAssignment: 'manual' }).append(this.#stage)
  }

  connectedCallback(): void {
    for (const [part, words] of Object.entries(this.dataset)) {
      const button = this.#controls.querySelector(`[part~=${part}]`)
      if (button) button.ariaLabel = words ?? null
    }
    this.#changed.observe(this, { childList: true, subtree: true, characterData: true })
    this.#sight.observe(this)
    this.#timer = setInterval(() => this.#wanted() && this.#show(this.#shown + 1), stay)
    this.#arrange()
    this.#turn(this.#moving)
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer)
    this.#changed.disconnect()
    this.#sight.disconnect()
  }

  #wanted(): boolean {
    return this.#moving && this.#inSight && !document.hidden && !this.matches(':hover, :focus-within')
  }

  #choose(step: number): void {
    this.#turn(false)
    this.#show(this.#shown + step)
  }

  /** Starts or stops moving on; what is read aloud follows only once it stands still. */
  #turn(moving: boolean): void {
    this.#moving = moving
    this.#stage.ariaLive = moving ? 'off' : 'polite'
    this.#pause.ariaLabel = (moving ? this.dataset.pause : this.dataset.play) ?? null
    this.#pause.part.toggle('paused', !moving)
  }

  #arrange(at = this.#shown): void {
    const children = [...this.children]
    const same = children.length === this.#slides.length
    while (this.#slides.length < children.length) this.#slides.push(makeSlide())
    this.#slides.length = children.length
    children.forEach((child, index) => this.#slides[index].slot.assign(child))
    if (!same) this.#stage.replaceChildren(...this.#slides.map(({ panel }) => panel))
    // One alone goes nowhere.
    if (children.length < 2) this.#controls.remove()
    else if (!this.#controls.isConnected) this.shadowRoot?.prepend(this.#controls)
    this.#show(at)
  }

  #show(at: number): void {
    const count = this.#slides.length
    if (count === 0) return
    this.#shown = (at + count) % count
    this.#slides.forEach(({ panel }, index) => {
      panel.inert = index !== this.#shown
      panel.part.toggle('slide-on', index === this.#shown)
    })
    this.#where.textContent = `${this.#shown + 1} / ${count}`
  }

  #slideAround(node: Node): number {
    return [...this.children].findIndex((child) => child.contains(node))
  }

  #button(part: string, act: () => void): HTMLButtonElement {
    const button = makePart('button', part)
    button.type = 'button'
    button.part.add('control')
    button.addEventListener('click', act)
    return button
  }
}

function makeSlide(): Slide {
  const panel = makePart('div', 'slide')
  const slot = document.createElement('slot')
  panel.append(slot)
  return { panel, slot }
}
