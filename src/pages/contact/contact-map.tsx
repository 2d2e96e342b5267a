import type { contactPlace } from '../../content/contact/contact-sections.ts'
import type { ContentOf } from '../../content/section.ts'
import { readDegrees } from '../../nouns/places/point.ts'
import { AgentMap } from '../../ui/map/agent-map.tsx'
import type { Degrees } from '../../ui/map/projection.ts'
import { useShell } from '../shell/shell-data.ts'

type Content = ContentOf<typeof contactPlace>

/** The office on the map; only its address while nobody has placed it. */
export function ContactMap({ content }: { content: Content }) {
  const { tenant } = useShell()
  const place = placeOf(content)
  return (
    <div className="contact-map">
      {place && <AgentMap pins={[{ id: 1, name: tenant.name, sign: tenant.name.charAt(0), place }]} least={260} inCounty />}
      <p className="contact-address">{content.address}</p>
    </div>
  )
}

/** Where the marker is; null while that is no point. */
export function placeOf({ lat, lng }: Content): Degrees | null {
  const degrees = { lat: readDegrees(lat, 90), lng: readDegrees(lng, 180) }
  return degrees.lat === undefined || degrees.lng === undefined ? null : { lat: degrees.lat, lng: degrees.lng }
}
