import { useContext } from 'react'
import { GoogleMapContext } from './google-map-context.ts'
import { defaultCentre, isNear, isOnMap, nameSizeIn, spotOf, viewBoxOf, windowAround, type Degrees } from './projection.ts'
import { StateGround } from './state-ground.tsx'
import { useWords } from '../../words/use-words.ts'
import './agent-map.css'

interface Pin {
  id: number
  name: string
  /** What is written in it: the number in the list, or initials. */
  sign: string
  place: Degrees | null
  /** Without one the pin is only drawn, and is no button either. */
  href?: string
}

type Props = {
  pins: readonly Pin[]
  /** The narrowest part shown, in drawing units. */
  least?: number
  /** Picks out the county of the first pin. */
  inCounty?: boolean
}

/**
 * Offices on the drawn state. Plain links at first; the small script (map-element.ts) makes it zoom, pan and choose.
 * Where Google's map is configured its script (google-map-element.ts) begins with the same drawing.
 */
export function AgentMap({ pins, least, inCounty = false }: Props) {
  const words = useWords().map.agentMap
  const placed = pins.flatMap((pin) => (pin.place ? [{ ...pin, ...spotOf(pin.place) }] : [])).filter(isOnMap)
  const shown = windowAround(placed, least)
  const { label, ...others } = words
  const tellings = Object.fromEntries(Object.entries(others).map(([name, text]) => [`data-${name}`, text]))
  const google = useContext(GoogleMapContext)
  // Google's shows more than the state: it begins here while there is nobody to show.
  const centre = placed.length === 0 || google ? { 'data-centre': `${defaultCentre.lat} ${defaultCentre.lng} ${defaultCentre.zoom}` } : {}
  return (
    <agent-map
      data-label={label}
      {...tellings}
      {...centre}
      data-google={google && JSON.stringify({ ...google, pins: pins.filter(({ place }) => place) })}
    >
      <svg className={isNear(shown) ? 'map map-near' : 'map'} viewBox={viewBoxOf(shown)} fontSize={nameSizeIn(shown)}>
        <StateGround pins={placed} size={nameSizeIn(shown)} here={inCounty ? placed[0] : undefined} />
        {placed.map(({ id, name, sign, href, x, y }) =>
          href ? (
            <a
              key={id}
              className="map-pin"
              href={href}
              data-marker={id}
              data-x={x}
              data-y={y}
              data-name={name}
              data-number={sign}
              aria-label={`${sign}: ${name}`}
            >
              <PinFace x={x} y={y} sign={sign} />
            </a>
          ) : (
            <g key={id} className="map-here">
              <PinFace x={x} y={y} sign={sign} />
            </g>
          ),
        )}
      </svg>
    </agent-map>
  )
}

function PinFace({ x, y, sign }: { x: number; y: number; sign: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="1.4em" />
      <text dy=".36em" textAnchor="middle">
        {sign}
      </text>
    </g>
  )
}
