import { makePart } from '../make-part.ts'
import type { PinMap, PlacedPin } from './google-map.ts'
import { AgentMapElement } from './map-element.ts'
import { makeTools } from './map-parts.ts'

/** How long Google may take, in milliseconds; after that the drawing stays. */
const patience = 6000

/** Google charges for each map that is made, so there is one for the page, and the next search takes it over. */
let kept: PinMap | undefined
/** The same map while it is being made: a search that comes meanwhile waits for it too. */
let coming: { box: HTMLElement; map: Promise<PinMap> } | undefined
/** What that is to open at: the offices of whoever waits for it. */
let awaited: readonly PlacedPin[] = []
/** True once Google could not be reached or did not want us: it is not tried again on this page. */
let over = false

/**
 * <agent-map> where the map is Google's: the drawing, until it comes near the view and Google's map has drawn itself, which
 * then takes its place. The drawing stays when Google cannot be reached or takes long, and comes back when it refuses.
 */
export class GoogleMapElement extends AgentMapElement {
  #ground = makePart('div', 'ground')
  #tools = makePart('div', 'tools')
  #said = makePart('p', 'said')
  #drawing: Element[] = []
  /** Google's map, or the room where it is being made. */
  #box?: HTMLElement
  #map?: PinMap
  #chosen = ''
  #gone = new AbortController()
  #near = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && void this.#begin(), {
    rootMargin: '200px',
  })

  override connectedCallback(): void {
    super.connectedCallback()
    this.#drawing = [...this.#root.children]
    this.#chosen = String(this.#setting.pins[0]?.id ?? '')
    this.#gone = new AbortController()
    if (over) return
    // On a phone the map may be hidden behind a switch, and nothing is fitted into what has no size.
    if (isFree(kept) && this.checkVisibility()) this.#take(kept)
    else this.#near.observe(this)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#near.disconnect()
    this.#gone.abort()
    this.#letGo()
  }

  override choose(id: string): void {
    this.#chosen = id
    super.choose(id)
    this.#map?.choose(id)
  }

  /** Somebody pressed a pin of Google's map. */
  pressed(id: string): void {
    this.#chosen = id
    this.dispatchEvent(new CustomEvent('choose', { detail: id, bubbles: true }))
  }

  /** Pins that lay together are spread out. */
  cameCloser(): void {
    this.#said.textContent = this.dataset.closer ?? ''
  }

  /** Back to the drawing, for good. */
  giveBack(): void {
    const held = this.#held()
    this.#letGo()
    this.wake()
    super.choose(this.#chosen)
    if (held) this.#hold(held)
  }

  get #root(): ShadowRoot {
    return this.shadowRoot as ShadowRoot
  }

  get #setting() {
    return JSON.parse(this.dataset.google ?? '{"pins":[]}') as { key: string; id?: string; pins: PlacedPin[] }
  }

  async #begin(): Promise<void> {
    this.#near.disconnect()
    if (over) return
    if (isFree(kept)) return this.#take(kept)
    const { signal } = this.#gone
    awaited = this.#setting.pins
    const { box, map } = (coming ??= this.#startMaking())
    this.#makeRoom(box)
    const made = await Promise.race([map, late(signal)]).catch(() => undefined)
    // A search that came meanwhile has an element of its own, which waits by itself.
    if (signal.aborted) return
    if (made && !over) return this.#take(made)
    over = true
    box.remove()
  }

  #startMaking() {
    const box = document.createElement('div')
    box.slot = 'google'
    box.className = 'google-map'
    const map = this.#make(box)
    map
      .then((made) => void (kept = made))
      .catch(() => {})
      .finally(() => (coming = undefined))
    return { box, map }
  }

  /** Beside the drawing, unseen, in its size: Google draws only where there is room. */
  #makeRoom(box: HTMLElement): void {
    const { width = 0, height = 0 } = this.querySelector('svg')?.getBoundingClientRect() ?? {}
    box.style.cssText = `position:absolute;visibility:hidden;width:${width}px;height:${height}px`
    this.#box = box
    this.after(box)
  }

  async #make(box: HTMLElement): Promise<PinMap> {
    const { key, id } = this.#setting
    const [lat, lng, zoom] = (this.dataset.centre ?? '').split(' ').map(Number)
    const { makeGoogleMap } = await import('./google-map.ts')
    const holder = () => box.closest<GoogleMapElement>('agent-map')
    return makeGoogleMap(box, {
      key,
      id,
      pins: () => (over || !box.isConnected ? undefined : awaited),
      centre: { lat, lng, zoom },
      label: this.dataset.label ?? '',
      together: this.dataset.together ?? '',
      turn: this.dataset.turn ?? '',
      pressed: (agent) => holder()?.pressed(agent),
      closer: () => holder()?.cameCloser(),
      refused: () => {
        over = true
        holder()?.giveBack()
      },
    })
  }

  #take(map: PinMap): void {
    const held = this.#held()
    // The drawing sleeps: what changes inside Google's map is no news for it.
    this.sleep()
    this.#map = map
    this.#box = map.box
    const slot = document.createElement('slot')
    slot.name = 'google'
    this.#ground.replaceChildren(slot)
    this.#said.role = 'status'
    this.#makeTools(map)
    this.#root.replaceChildren(this.#ground, this.#tools, this.#said)
    map.box.style.cssText = ''
    this.append(map.box)
    map.show(this.#setting.pins, this.#chosen)
    if (held) this.#hold(held)
  }

  #makeTools(map: PinMap): void {
    const look = (x: number, y: number) => () => map.move(x, y)
    const act = {
      in: () => map.zoom(1),
      out: () => map.zoom(-1),
      all: () => map.showAll(),
      north: look(0, -0.25),
      south: look(0, 0.25),
      west: look(-0.25, 0),
      east: look(0.25, 0),
    }
    this.#tools.replaceChildren(...makeTools(act, (does) => this.dataset[does]))
  }

  #letGo(): void {
    this.#box?.remove()
    this.#map = this.#box = undefined
    this.#root.replaceChildren(...this.#drawing)
  }

  /** What of this map has the focus: a pin by the agents in it, or one of the buttons under it. */
  #held(): DOMStringMap | undefined {
    const inside = this.#root.activeElement ?? (this.contains(document.activeElement) ? document.activeElement : null)
    return inside ? { ...(inside as HTMLElement).dataset } : undefined
  }

  /** Gives the focus to what means the same on the map that is shown now. */
  #hold({ ids, does }: DOMStringMap): void {
    const buttons = [...this.#root.querySelectorAll('button'), ...this.querySelectorAll<HTMLElement>('.google-pins button')]
    const same = buttons.find(({ dataset }) => (does ? dataset.does === does : ids && shares(dataset.ids, ids)))
    const whole = this.#root.querySelector<HTMLElement>('[tabindex]') ?? this.querySelector<HTMLElement>('.google-map [tabindex]')
    const next = same ?? whole
    next?.focus({ preventScroll: true })
  }
}

const isFree = (map: PinMap | undefined): map is PinMap => map !== undefined && !map.box.isConnected

const shares = (some: string | undefined, others: string) => (some ?? '').split(' ').some((id) => others.split(' ').includes(id))

/** Rejects when Google has had its time, or when nobody waits for it any more. */
function late(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const timer = setTimeout(reject, patience)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('It is gone.'))
    })
  })
}
