import type { homeServices } from '../../content/home/home-services.ts'
import type { ContentOf } from '../../content/section.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { ContentLink } from '../shell/content-link.tsx'
import { GoLink } from '../shell/go-link.tsx'
import { Picture } from '../shell/picture.tsx'
import { useShell } from '../shell/shell-data.ts'
import './help-tiles.css'

/** When it has happened, and the package that costs less: a picture with a plate, and one plain colour. */
export function HelpTiles({ content: c }: { content: ContentOf<typeof homeServices> }) {
  const { tenant } = useShell()
  return (
    <section className="section help" id="claims" aria-labelledby="help-title">
      <div className="wrap">
        <div className="help-claim">
          <Picture of={c.serviceImage} sizes="(width <= 860px) 100vw, 790px" />
          <div className="help-plate">
            <h2 id="help-title">{c.serviceTitle}</h2>
            <p>{c.serviceSubTitle}</p>
            <ContentLink to={c.serviceButtonLink} className="btn btn-clay">
              {c.serviceButton}
            </ContentLink>
            <p className="small">
              {c.serviceCall} <PhoneLink phone={tenant.phones.claims} />
              {c.serviceCallHours && `, ${c.serviceCallHours}`}
            </p>
          </div>
        </div>
        <div className="help-package">
          <Picture of={c.packageImage} sizes="128px" />
          <h2>{c.packageTitle}</h2>
          <p>{c.packageSubTitle}</p>
          <GoLink to={c.packageButtonLink}>{c.packageButton}</GoLink>
        </div>
      </div>
    </section>
  )
}
