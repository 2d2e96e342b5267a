import { outline } from '../../art/draw.ts'
import { counties, countyOutline } from '../../art/state-counties.ts'
import { highways, peaks, rivers, roads, towns } from './landmarks.ts'
import { spotOf, type Spot } from './projection.ts'

const frame = 'M0 0H630V444H0Z'

/**
 * The state as drawing: survey lines, rivers, roads, peaks and town names, with the colours of the map around it. The lines
 * between its fields are invented; what people steer by stands where it really is.
 */
export function StateGround({ pins }: { /** Where markers stand: a town under one has its name below it. */ pins: readonly Spot[] }) {
  return (
    <g className="map-ground" aria-hidden="true">
      <path className="map-rim" d={frame} />
      {counties.map((county, index) => (
        <path key={county} className={`map-field map-field-${(index * 7 + county.charCodeAt(0)) % 4}`} d={outline(countyOutline(county))} />
      ))}
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
        <TownName key={name} name={name} rank={rank} spot={spotOf(at)} pins={pins} />
      ))}
      <path className="map-border" d={frame} />
    </g>
  )
}

type Town = { name: string; rank: 1 | 2; spot: Spot; pins: readonly Spot[] }

function TownName({ name, rank, spot: { x, y }, pins }: Town) {
  const atEdge = x > 560
  const under = pins.some((pin) => Math.hypot(pin.x - x, pin.y - y) < 16)
  const anchor = under ? 'middle' : atEdge ? 'end' : 'start'
  return (
    <g className={`map-town map-town-${rank}`} transform={`translate(${x} ${y})`}>
      <circle r=".17em" />
      <text dy={under ? '2.5em' : '0.35em'} dx={under ? 0 : atEdge ? '-0.5em' : '0.5em'} textAnchor={anchor}>
        {name}
      </text>
    </g>
  )
}
