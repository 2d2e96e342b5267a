import { LogoMark } from '../../ui/logo-mark.tsx'
import { Picture } from '../shell/picture.tsx'
import { DownloadLink } from './download-link.tsx'
import type { Downloads } from './download-list.tsx'
import { AreaPart } from './area-part.tsx'
import './brochure-rack.css'

/** Brochures as in a rack: a cover each, and below it what is inside. */
export function BrochureRack({ content: { title, text, items } }: { content: Downloads }) {
  return (
    <AreaPart title={title} text={text}>
      <ul className="rack">
        {items.map((item) => (
          <li key={item.id}>
            <div className="rack-cover">
              <Picture of={item.picture} sizes="(width <= 600px) 102vw, (width <= 1100px) 76vw, 612px" />
              <div className="rack-plate">
                <LogoMark />
                <h3>{item.title}</h3>
              </div>
            </div>
            <p>{item.description}</p>
            {item.note && <p className="fine">{item.note}</p>}
            <DownloadLink title={item.title} pdf={item.pdf} url={item.url} />
          </li>
        ))}
      </ul>
    </AreaPart>
  )
}
