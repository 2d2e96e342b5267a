import { useId } from 'react'
import type { businessTools } from '../../content/internal-landing/internal-landing-links.ts'
import type { ContentOf } from '../../content/section.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { paperAddress } from '../areas/paper-address.ts'
import { SampleChip } from '../documents/sample-chip.tsx'
import { ContentLink } from '../shell/content-link.tsx'

/** One group of links. */
export function HubLinks({ content: { title, items } }: { content: ContentOf<typeof businessTools> }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {items.map(({ id: row, label, link }) => (
          <li key={row}>
            <ContentLink to={paperAddress(link)}>
              <span>
                <WholeWords text={label} />
              </span>
              <SampleChip of={link} />
            </ContentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
