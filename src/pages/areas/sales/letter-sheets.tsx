import { linesOf } from '../../parts/paragraphs.tsx'
import { AreaPart } from '../area-part.tsx'
import { DownloadLink } from '../download-link.tsx'
import type { Downloads } from '../download-list.tsx'
import '../../../ui/styles/faces-light.css'
import './letter-sheets.css'

/** Letters, each with its first lines on a sheet, so that one can hear how it sounds before taking it along. */
export function LetterSheets({ content: { title, text, items } }: { content: Downloads }) {
  return (
    <AreaPart title={title} text={text}>
      <ul className="letters">
        {items.map((item) => (
          <li key={item.id}>
            {item.script && (
              <blockquote className="letters-sheet">
                {linesOf(item.script).map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </blockquote>
            )}
            <div className="letters-about">
              <h3>{item.title}</h3>
              <p>{item.description}</p>
              <div className="letters-foot">
                {item.note && <span className="fine">{item.note}</span>}
                <DownloadLink title={item.title} pdf={item.pdf} url={item.url} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </AreaPart>
  )
}
