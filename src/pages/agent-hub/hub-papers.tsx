import type { internalLandingArchive } from '../../content/internal-landing/internal-landing-archive.ts'
import type { ContentOf } from '../../content/section.ts'
import { pdfFileName } from '../../fields/pdf.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { paperAddress } from '../areas/paper-address.ts'
import { ContentLink } from '../shell/content-link.tsx'

const shown = 8

/** The newest papers of the archive, a line each, and the way to all of them. */
export function HubPapers({ content: { title, items } }: { content: ContentOf<typeof internalLandingArchive> }) {
  const words = useWords().agentHub
  return (
    <section className="wrap agenthub-papers" aria-labelledby="agenthub-papers">
      <div>
        <h2 id="agenthub-papers">{title}</h2>
        <a href={`${address.internalLanding}#archive`}>{words.allPapers(String(items.length))}</a>
      </div>
      <ul>
        {items.slice(0, shown).map((item) => (
          <li key={item.id}>
            <small>{item.kind}</small>
            <ContentLink to={paperAddress(pdfFileName(item.pdf) ? item.pdf : item.url)}>{item.title}</ContentLink>
            <small className="num">{item.date}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
