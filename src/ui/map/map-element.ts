import { makePart } from '../make-part.ts'
import { listenToGestures } from './map-gestures.ts'
import { makePin, makeTools } from './map-parts.ts'
import { isClosest, isShown, isWhole, moved, shareOf, zoomed } from './map-window.ts'
import { groupMarkers, type Marker, type MarkerGroup } from './marker-groups.ts'
import { isNear, nameSizeIn, viewBoxOf, wholeState, windowAround, type MapWindow } from './projection.ts'

/** How near two markers come, in pixels, before they become one. */
const reach = 33

/**
 * <agent-map>: the drawn map that is in it, made to zoom and to pan. Its links become buttons that lie over the
 * drawing, in a shadow tree; a press on one tells `choose` with the agent's id. Without this script the links stay links.
 */
export class AgentMapElement extends HTMLElement {
  #stage = makePart('div', 'stage')
  #pins = makePart('div', 'pins')
  #tools = makePart('div', 'tools')
  #said = makePart('p', 'said')
  #markers: Marker[] = []
  #window: MapWindow = wholeState
  #home: MapWindow = wholeState
  #chosen = ''
  #resized = new ResizeObserver(() => this.#draw())
  /** Whoever edits an agent moves its marker on the page. */
  #changed = new MutationObserver(() => {
    this.#read()
    this.#draw()
  })

  constructor() {
    super()
    const slot = document.createElement('slot')
    this.#stage.append(slot, this.#pins)
    this.#said.role = 'status'
    this.attachShadow({ mode: 'open' }).append(this.#stage, this.#tools, this.#said)
    listenToGestures(this.#stage, {
      zoom: (factor, around) => this.#show(zoomed(this.#window, factor, around)),
      move: (by) => this.#show(moved(this.#window, by)),
      showAll: () => this.#show(this.#home),
      isNear: () => !isWhole(this.#window),
    })
  }

  connectedCallback(): void {
    this.wake()
  }

  disconnectedCallback(): void {
    this.sleep()
  }

  /** Shows what the page says, from the beginning, and follows it. */
  protected wake(): void {
    const { label = '', keys = '' } = this.dataset
    this.#stage.role = 'application'
    this.#stage.tabIndex = 0
    this.#stage.ariaLabel = `${label}. ${keys}`
    this.#read()
    this.#window = this.#home = readWindow(this.#svg)
    this.#chosen = this.#markers[0]?.id ?? ''
    this.#makeTools()
    this.#resized.observe(this)
    this.#changed.observe(this, { subtree: true, childList: true, attributeFilter: ['data-x', 'data-y', 'data-name'] })
    this.#draw()
  }

  /** Follows the page no longer. */
  protected sleep(): void {
    this.#resized.disconnect()
    this.#changed.disconnect()
  }

  /** The agent whose marker is picked out; the map moves only when that marker is out of sight. */
  choose(id: string): void {
    this.#chosen = id
    const marker = this.#markers.find((each) => each.id === id)
    if (marker && !isShown(marker, this.#window)) return this.#show(windowAround([marker], this.#window.width))
    this.#draw()
  }

  #read(): void {
    this.#markers = [...this.querySelectorAll<SVGElement>('[data-marker]')].map(readMarker)
  }

  get #svg(): SVGSVGElement | null {
    return this.querySelector('svg')
  }

  #show(window: MapWindow): void {
    const svg = this.#svg
    this.#window = window
    svg?.setAttribute('viewBox', viewBoxOf(window))
    svg?.setAttribute('font-size', String(nameSizeIn(window)))
    svg?.classList.toggle('map-near', isNear(window))
    this.#draw()
  }

  #draw(): void {
    const width = this.#stage.clientWidth || 1
    const groups = groupMarkers(this.#markers, (reach * this.#window.width) / width).filter((group) => isShown(group, this.#window))
    const focused = (this.shadowRoot?.activeElement as HTMLElement | null)?.dataset.ids
    const pins = groups.map((group) => this.#pinOf(group))
    this.#pins.replaceChildren(...pins)
    // Redrawing must not cost anybody their place: whoever is on a marker stays on the one that took it in.
    if (focused) (pins.find((pin) => shares(pin.dataset.ids, focused)) ?? this.#stage).focus()
    const whole = isWhole(this.#window)
    this.#stage.style.touchAction = whole ? 'pan-y' : 'none'
    for (const tool of this.#tools.querySelectorAll('button')) tool.ariaDisabled = String(this.#isIdle(tool.dataset.does ?? ''))
    this.#tools.part.toggle('tools-near', !whole)
  }

  #isIdle(does: string): boolean {
    if (does === 'in') return isClosest(this.#window)
    return does === 'all' ? viewBoxOf(this.#window) === viewBoxOf(this.#home) : isWhole(this.#window)
  }

  #pinOf(group: MarkerGroup): HTMLButtonElement {
    const { together = '', turn = '' } = this.dataset
    const does = this.#canPart(group) ? together : turn
    const pin = makePin({ group, at: shareOf(group, this.#window), chosen: this.#chosen, together: does })
    pin.addEventListener('click', () => this.#press(group))
    return pin
  }

  #canPart({ markers, ...spot }: MarkerGroup): boolean {
    const apart = Math.max(...markers.map((each) => Math.hypot(each.x - spot.x, each.y - spot.y)))
    return markers.length > 1 && apart > 3 && !isClosest(this.#window)
  }

  /** One marker is chosen; several are spread out, or taken in turn where no map could part them. */
  #press(group: MarkerGroup): void {
    const { markers } = group
    if (this.#canPart(group)) {
      this.#show(windowAround(markers, 60))
      this.#said.textContent = this.dataset.closer ?? ''
      return
    }
    const at = markers.findIndex(({ id }) => id === this.#chosen)
    this.choose(markers[(at + 1) % markers.length].id)
    this.dispatchEvent(new CustomEvent('choose', { detail: this.#chosen, bubbles: true }))
  }

  #makeTools(): void {
    const look = (x: number, y: number) => () => this.#show(moved(this.#window, { x, y }))
    const act = {
      in: () => this.#show(zoomed(this.#window, 1.6)),
      out: () => this.#show(zoomed(this.#window, 1 / 1.6)),
      all: () => this.#show(this.#home),
      north: look(0, -0.25),
      south: look(0, 0.25),
      west: look(-0.25, 0),
      east: look(0.25, 0),
    }
    this.#tools.replaceChildren(...makeTools(act, (does) => this.dataset[does]))
  }
}

function readMarker(element: SVGElement): Marker {
  const { marker = '', x = '0', y = '0', name = '', number = '' } = element.dataset
  return { id: marker, name, number, x: Number(x), y: Number(y) }
}

function readWindow(svg: SVGSVGElement | null): MapWindow {
  const [x, y, width, height] = (svg?.getAttribute('viewBox') ?? viewBoxOf(wholeState)).split(' ').map(Number)
  return { x, y, width, height }
}

const shares = (some: string | undefined, others: string) => (some ?? '').split(' ').some((id) => others.split(' ').includes(id))
