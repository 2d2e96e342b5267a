import { border, counties, countyAt } from './counties.ts'
import { highways, peaks, rivers, roads, towns } from './landmarks.ts'
import { sideOfName, type Side } from './name-side.ts'
import { spotOf, type Spot } from './projection.ts'

const fields = [0, 1, 2, 3].map((shade) => {
  const paths = counties.filter((each) => each.shade === shade).map(({ path }) => path)
  return { shade, path: paths.join('') }
})

type Props = {
  /** Where markers are: the names of towns keep out of their way. */
  pins: readonly Spot[]
  /** The size of the names, in drawing units. */
  size: number
  /** Whose county is picked out. */
  here?: Spot
}

/** The state as drawing: counties, rivers, roads, peaks and town names, each where it really is. */
export function StateGround({ pins, size, here }: Props) {
  const county = here && countyAt(here)
  return (
    <g className="map-ground" aria-hidden="true">
      <path className="map-rim" d={border} />
      {fields.map(({ shade, path }) => (
        <path key={shade} className={`map-field map-field-${shade}`} d={path} />
      ))}
      {county && <path className="map-field map-field-here" d={county.path} />}
      {rivers.map((way) => (
        <path key={way} className="map-river" d={way} />
      ))}
      {roads.map((way) => (
        <path key={way} className="map-road" d={way} />
      ))}
      {highways.map((way) => (
        <path key={way} className="map-highway" d={way} />
      ))}
      <path className="map-lane" d={highways.join('')} />
      {peaks.map(({ x, y }) => (
        <path key={`${x} ${y}`} className="map-peak" d={`M${Math.round(x - 15)} ${Math.round(y + 9)}l11-18 7 10 4-6 9 14z`} />
      ))}
      {towns.map(({ name, rank, ...at }) => (
        <TownName key={name} name={name} rank={rank} spot={spotOf(at)} side={sideOfName(name, spotOf(at), pins, size)} />
      ))}
      <path className="map-border" d={border} />
    </g>
  )
}

type Town = { name: string; rank: 1 | 2; spot: Spot; side: Side }

const anchors = {
  right: { dx: '0.5em', dy: '0.35em', textAnchor: 'start' },
  left: { dx: '-0.5em', dy: '0.35em', textAnchor: 'end' },
  below: { dy: '2.7em', textAnchor: 'middle' },
  above: { dy: '-1.8em', textAnchor: 'middle' },
} as const

function TownName({ name, rank, spot: { x, y }, side }: Town) {
  return (
    <g className={`map-town map-town-${rank}`} transform={`translate(${x} ${y})`}>
      <circle r=".17em" />
      <text {...anchors[side]}>{name}</text>
    </g>
  )
}
