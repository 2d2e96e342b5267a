import { loadGoogle, pageNonce, type GoogleApi, type GoogleMap, type GoogleOverlay } from './google-api.ts'
import looks from './google-map.css?inline'
import { makePin } from './map-parts.ts'
import { groupMarkers, type Marker, type MarkerGroup } from './marker-groups.ts'
import type { Degrees } from './projection.ts'

/** An office as the page tells it; one without `href` is only shown and is no button. */
export interface PlacedPin {
  id: number
  name: string
  sign: string
  place: Degrees
  href?: string
}

/** What the element asks of a map that is shown in place of the drawing. */
export interface PinMap {
  /** Where it is drawn: an element to be put on the page. */
  box: HTMLElement
  /** Other pins, after another search; the one that is picked out is `chosen`. */
  show(pins: readonly PlacedPin[], chosen: string): void
  choose(id: string): void
  zoom(steps: number): void
  /** By a share of what is shown. */
  move(x: number, y: number): void
  showAll(): void
}

type Options = {
  key: string
  id?: string
  /** What it opens at, asked when it is about to be made; undefined when nobody waits for it any more. */
  pins(): readonly PlacedPin[] | undefined
  /** Shown while there are no pins. */
  centre: Degrees & { zoom: number }
  /** What the map is called. */
  label: string
  /** What a press on several pins does, in words. */
  together: string
  /** The same of several that no map could part. */
  turn: string
  pressed(id: string): void
  /** Several pins were spread out. */
  closer(): void
  refused(): void
}

/** How near two pins come, in pixels, before they become one. */
const reach = 33
/** Room around each office, in degrees, so that one alone is shown in its town. */
const room = { lat: 0.03, lng: 0.04 }
const padding = 40
const closest = 19
/** Offices no further apart than this, in metres, share a pin even at `closest`: there it is what `reach` comes to. */
const oneHouse = 8
/** Metres in a degree of latitude. */
const degree = 111_320

/**
 * Google's map in `box`, which is on the page already and has a size. Settled once it has drawn itself. Its pins are an overlay
 * of our own: buttons in the order of the list, as on the drawing, which Google's own markers would not be.
 */
export async function makeGoogleMap(box: HTMLElement, options: Options): Promise<PinMap> {
  wearLooks()
  const api = await loadGoogle(options.key, options.refused)
  // Google charges for a map when it is made, seen or not.
  const pins = options.pins()
  if (!pins) throw new Error('Google came too late.')
  const { zoom, ...center } = options.centre
  // Google sets styles of its own on the element it is given.
  const given = box.appendChild(document.createElement('div'))
  const map = new api.Map(given, {
    center,
    zoom,
    mapId: options.id,
    disableDefaultUI: true,
    clickableIcons: false,
    // A page that is being scrolled must not be caught by the map it passes.
    gestureHandling: 'cooperative',
  })
  // Before anything is drawn: nobody waits for pictures of another part of the country.
  fit(api, map, pins)
  const layer = await addLayer(api, map)
  // Google calls it "Map", as the part of the page around it is called already.
  box.querySelector('[role="region"]')?.setAttribute('aria-label', options.label)
  return pinsOn(api, map, layer, box, options)
}

type Layer = { pins: HTMLElement; overlay: GoogleOverlay; onDraw(draw: () => void): void }

/** A layer of the map that moves with it; settled once it can be drawn on. */
function addLayer({ OverlayView }: GoogleApi, map: GoogleMap): Promise<Layer> {
  const pins = document.createElement('div')
  pins.className = 'google-pins'
  let draw = () => {}
  return new Promise((resolve) => {
    const overlay = Object.assign(new OverlayView(), {
      onAdd: () => {
        overlay.getPanes().overlayMouseTarget.append(pins)
        OverlayView.preventMapHitsFrom(pins)
      },
      draw: () => {
        resolve({ pins, overlay, onDraw: (next) => void (draw = next) })
        draw()
      },
      onRemove: () => pins.remove(),
    })
    overlay.setMap(map)
  })
}

function fit({ LatLngBounds }: GoogleApi, map: GoogleMap, pins: readonly PlacedPin[], air = room) {
  if (pins.length === 0) return
  const bounds = new LatLngBounds()
  for (const { lat, lng } of pins.map(({ place }) => place))
    bounds.extend({ lat: lat - air.lat, lng: lng - air.lng }).extend({ lat: lat + air.lat, lng: lng + air.lng })
  map.fitBounds(bounds, padding)
}

function pinsOn(api: GoogleApi, map: GoogleMap, layer: Layer, box: HTMLElement, options: Options): PinMap {
  let all: readonly PlacedPin[] = []
  let chosen = ''
  let drawn = ''

  const pinOf = (id: string) => all.find((each) => String(each.id) === id)
  const isClosest = () => (map.getZoom() ?? 0) >= closest

  function showAll() {
    if (all.length > 0) return fit(api, map, all)
    const { zoom, ...centre } = options.centre
    map.setZoom(zoom)
    map.setCenter(centre)
  }

  function draw() {
    const projection = layer.overlay.getProjection()
    const markers = all.map(({ id, name, sign, place }): Marker => {
      const { x, y } = projection.fromLatLngToDivPixel(place)
      return { id: String(id), name, number: sign, x, y }
    })
    const groups = groupMarkers(markers, reach)
    const told = (group: MarkerGroup) => [canPart(group), ...group.markers.map(({ id, name, number }) => [id, name, number])]
    const wanted = JSON.stringify([chosen, groups.map(told)])
    // While the map is only moved, nobody's finger loses the pin under it.
    if (wanted === drawn) return groups.forEach((group, index) => place(layer.pins.children[index] as HTMLElement, group))
    drawn = wanted
    const focused = layer.pins.contains(document.activeElement) && (document.activeElement as HTMLElement).dataset.ids?.split(' ')
    const pins = groups.map(elementOf)
    layer.pins.replaceChildren(...pins)
    // Whoever is on a pin stays on the one that took it in.
    if (focused) pins.find(({ dataset }) => dataset.ids?.split(' ').some((id) => focused.includes(id)))?.focus()
  }

  function elementOf(group: MarkerGroup): HTMLElement {
    const pin = makePin({ group, at: { x: 0, y: 0 }, chosen, together: canPart(group) ? options.together : options.turn })
    const isButton = group.markers.some(({ id }) => pinOf(id)?.href)
    const element = isButton ? pin : (pin.firstElementChild as HTMLElement)
    if (isButton) pin.addEventListener('click', () => press(group))
    place(element, group)
    return element
  }

  function place({ style }: HTMLElement, { x, y }: MarkerGroup) {
    style.left = `${x}px`
    style.top = `${y}px`
  }

  const membersOf = ({ markers }: MarkerGroup) => markers.flatMap(({ id }) => pinOf(id) ?? [])

  function canPart(group: MarkerGroup) {
    const places = membersOf(group).map((pin) => pin.place)
    return !isClosest() && places.some((one) => places.some((other) => metresBetween(one, other) > oneHouse))
  }

  /** One pin is chosen; several are spread out, or taken in turn where no map could part them. */
  function press(group: MarkerGroup) {
    const { markers } = group
    if (canPart(group)) {
      fit(api, map, membersOf(group), { lat: 0, lng: 0 })
      return options.closer()
    }
    const at = markers.findIndex(({ id }) => id === chosen)
    choose(markers[(at + 1) % markers.length].id)
    options.pressed(chosen)
  }

  function choose(id: string) {
    chosen = id
    const place = pinOf(id)?.place
    if (place && map.getBounds()?.contains(place) === false) map.panTo(place)
    draw()
  }

  layer.onDraw(draw)
  return {
    box,
    show(pins, first) {
      all = pins
      chosen = first
      showAll()
      draw()
    },
    choose,
    zoom: (steps) => map.setZoom((map.getZoom() ?? options.centre.zoom) + steps),
    move: (x, y) => map.panBy(x * box.clientWidth, y * box.clientHeight),
    showAll,
  }
}

/** Of two places near each other, where the earth is flat. */
const metresBetween = (one: Degrees, other: Degrees) =>
  degree * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180))

const style = document.createElement('style')

/** The look of the pins, put in once, on a style element whose nonce Google's own take over. */
function wearLooks() {
  if (style.isConnected) return
  style.setAttribute('nonce', pageNonce())
  style.textContent = looks
  document.head.append(style)
}
