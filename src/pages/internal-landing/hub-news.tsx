import { useId } from 'react'
import type { fridayForum } from '../../content/internal-landing/internal-landing-news.ts'
import type { ContentOf } from '../../content/section.ts'
import { pdfFileName } from '../../fields/pdf.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { paperAddress } from '../areas/paper-address.ts'
import { ContentLink } from '../shell/content-link.tsx'

/** Dated lines, newest first. */
export function HubNews({ content: { title, note, items } }: { content: ContentOf<typeof fridayForum> }) {
  const id = useId()
  return (
    <section className="hub-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className="small">{note}</p>}
      <ul>
        {items.map((item) => {
          const to = paperAddress(pdfFileName(item.pdf) ? item.pdf : item.url)
          const words = <WholeWords text={item.title} />
          return (
            <li key={item.id}>
              <small className="num">{item.date}</small>
              {to ? <ContentLink to={to}>{words}</ContentLink> : <span>{words}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
