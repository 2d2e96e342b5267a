import { useKeptHtml } from '../kept.tsx'
import { border, counties, countyAt } from './counties.ts'
import { highways, peaks, rivers, roads, towns } from './landmarks.ts'
import { sideOfName, type Side } from './name-side.ts'
import { spotOf, type Spot } from './projection.ts'

type Props = {
  /** Where the markers are: the names of towns keep out of their way. */
  pins: readonly Spot[]
  /** The size of the names, in drawing units. */
  size: number
  /** Whose county is picked out. */
  here?: Spot
}

/**
 * The state as drawing: counties, rivers, roads, peaks and town names, each where it really is. All of it is ours and
 * nearly all the same each time, so it is put in as finished HTML.
 */
export function StateGround({ pins, size, here }: Props) {
  const county = here && countyAt(here)
  const names = placed.map((town) => nameOf(town, sideOfName(town.name, town.spot, pins, size)))
  const kept = useKeptHtml()
  const drawn = [kept(fields), county ? path('map-field map-field-here', county.path) : '', kept(ways), ...names, rim]
  return <g className="map-ground" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawn.join('') }} />
}

const path = (name: string, way: string) => `<path class="${name}" d="${way}"></path>`
const paths = (name: string, all: readonly string[]) => all.map((way) => path(name, way)).join('')

const pathsOfShade = (wanted: number) => counties.flatMap(({ shade, path: way }) => (shade === wanted ? way : [])).join('')
const peakAt = ({ x, y }: Spot) => `M${Math.round(x - 15)} ${Math.round(y + 9)}l11-18 7 10 4-6 9 14z`

const fields = path('map-rim', border) + [0, 1, 2, 3].map((shade) => path(`map-field map-field-${shade}`, pathsOfShade(shade))).join('')
const ways = [
  paths('map-river', rivers),
  paths('map-road', roads),
  paths('map-highway', highways),
  path('map-lane', highways.join('')),
  paths('map-peak', peaks.map(peakAt)),
].join('')
const rim = path('map-border', border)

const placed = towns.map(({ name, rank, ...at }) => ({ name, rank, spot: spotOf(at) }))

const anchors: Record<Side, string> = {
  right: 'dx="0.5em" dy="0.35em" text-anchor="start"',
  left: 'dx="-0.5em" dy="0.35em" text-anchor="end"',
  below: 'dy="2.7em" text-anchor="middle"',
  above: 'dy="-1.8em" text-anchor="middle"',
}

const nameOf = ({ name, rank, spot: { x, y } }: (typeof placed)[number], side: Side) =>
  `<g class="map-town map-town-${rank}" transform="translate(${x} ${y})"><circle r=".17em"></circle><text ${anchors[side]}>${name}</text></g>`
