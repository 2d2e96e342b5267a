import type { agentHubTools } from '../../content/agent-hub/agent-hub-grids.ts'
import type { ContentOf } from '../../content/section.ts'
import { HubSection } from './hub-section.tsx'

const perRow = 3

/** Sections three to a row; the last row is filled up, so that its lines go through to the edge. */
export function HubGrid({ content: { items } }: { content: ContentOf<typeof agentHubTools> }) {
  const missing = (perRow - (items.length % perRow)) % perRow
  return (
    <div className="agenthub-grid">
      {items.map((section) => (
        <HubSection key={section.id} section={section} />
      ))}
      {Array.from({ length: missing }, (_each, index) => (
        <div key={index} className="agenthub-none" aria-hidden="true" />
      ))}
    </div>
  )
}
