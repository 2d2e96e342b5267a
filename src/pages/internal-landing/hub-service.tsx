import type { internalLandingService } from '../../content/internal-landing/internal-landing-service.ts'
import type { ContentOf } from '../../content/section.ts'
import { dial } from '../../ui/tenant.ts'
import { DownloadLink } from '../areas/download-link.tsx'
import { Picture } from '../shell/picture.tsx'

/** The agents' line and the form that is asked for most. */
export function HubService({ content: c }: { content: ContentOf<typeof internalLandingService> }) {
  return (
    <aside className="hub-service" aria-labelledby="hub-service-title">
      <div className="hub-line on-dark">
        <h2 id="hub-service-title">{c.title}</h2>
        <a className="phone" href={dial(c.phone)}>
          {c.phone}
        </a>
        {c.hours && <p>{c.hours}</p>}
      </div>
      {c.formTitle && (
        <div className="hub-form">
          <Picture of={c.formImage} sizes="112px" />
          <div>
            <h3>{c.formTitle}</h3>
            {c.formNote && <p>{c.formNote}</p>}
            <DownloadLink title={c.formTitle} pdf="" url={c.formLink} />
          </div>
        </div>
      )}
    </aside>
  )
}
