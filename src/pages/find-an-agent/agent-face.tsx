import type { ShownAgent } from '../../calls/agent-search-call.ts'
import { agentPortrait } from '../../art/agent-portrait.ts'
import { border, boxOf, countyAt } from '../../ui/map/counties.ts'
import { spotOf } from '../../ui/map/projection.ts'
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
  const path = (place && countyAt(spotOf(place))?.path) ?? border
  // The portrait keeps nothing of the name but letters and digits.
  return (
    <span
      className={`agent-face agent-face-${size}`}
      dangerouslySetInnerHTML={{ __html: agentPortrait(initialsOf(title), { path, box: boxOf(path) }, size) }}
    />
  )
}

/** "José María Ortiz" → "JO". */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean)
  const ends = parts.length > 1 ? [parts[0], parts.at(-1) ?? ''] : parts
  return ends.map((part) => [...part][0]?.toUpperCase() ?? '').join('')
}
