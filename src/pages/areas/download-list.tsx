import type { downloadsSection } from '../../content/areas/downloads-section.ts'
import type { ContentOf } from '../../content/section.ts'
import { DownloadLink } from './download-link.tsx'
import { AreaPart, type Ground } from './area-part.tsx'
import './download-list.css'

export type Downloads = ContentOf<ReturnType<typeof downloadsSection>>

/** Papers one below the other, each with its size and the way to take it along. */
export function DownloadList({ content: { title, text, items }, ground = 'paper' }: { content: Downloads; ground?: Ground }) {
  return (
    <AreaPart title={title} text={text} ground={ground}>
      <ul className="downloads">
        {items.map((item) => (
          <li key={item.id}>
            <div>
              <h3>{item.title}</h3>
              {item.note && <p className="downloads-note num">{item.note}</p>}
            </div>
            <p>{item.description}</p>
            <DownloadLink title={item.title} pdf={item.pdf} url={item.url} />
          </li>
        ))}
      </ul>
    </AreaPart>
  )
}
