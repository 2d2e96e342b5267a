import type { ShownAgent } from '../../calls/agent-search-call.ts'
import { agentPortrait, type Outline } from '../../art/agent-portrait.ts'
import { border, boxOf, countyAt } from '../../ui/map/counties.ts'
import { spotOf, type Degrees } from '../../ui/map/projection.ts'
import { Picture } from '../shell/picture.tsx'
import './agent-face.css'

type Faced = Pick<ShownAgent, 'id' | 'title' | 'image' | 'place'>

/** A photo, or initials over the outline of the agent's county, of the whole state where nobody knows it. Decoration: the name is always beside it. */
export function AgentFace({ agent, size }: { agent: Faced; size: 56 | 66 | 320 }) {
  const { title, image, place } = agent
  if (image)
    return (
      <span className={`agent-face agent-face-${size}`}>
        <Picture of={image} sizes={`${size}px`} />
      </span>
    )
  // The portrait keeps nothing of the name but letters and digits.
  return (
    <span
      className={`agent-face agent-face-${size}`}
      dangerouslySetInnerHTML={{ __html: agentPortrait(initialsOf(title), place ? outlineAt(place) : ofState, size) }}
    />
  )
}

const outlineOf = (path: string): Outline => ({ path, box: boxOf(path) })
const ofState = outlineOf(border)
const outlines = new WeakMap<Degrees, Outline>()

/** To look through all counties takes longer than to draw the one, and an agent is shown twice on a page, in many searches. */
function outlineAt(place: Degrees): Outline {
  const known = outlines.get(place)
  if (known) return known
  const county = countyAt(spotOf(place))
  const outline = county ? outlineOf(county.path) : ofState
  outlines.set(place, outline)
  return outline
}

/** "José María Ortiz" → "JO". */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean)
  const ends = parts.length > 1 ? [parts[0], parts.at(-1) ?? ''] : parts
  return ends.map((part) => [...part][0]?.toUpperCase() ?? '').join('')
}
