import type { privacyContact } from '../../content/privacy/privacy-contact.ts'
import type { ContentOf } from '../../content/section.ts'
import { dial } from '../../ui/tenant.ts'
import { Band } from '../parts/band.tsx'
import { linesOf } from '../parts/paragraphs.tsx'
import { useWords } from '../../words/use-words.ts'
import '../../ui/styles/faces-light.css'
import './privacy-desk.css'

/** Whom to ask: a mail address and a phone. */
export function PrivacyDesk({ content: c }: { content: ContentOf<typeof privacyContact> }) {
  const words = useWords().privacy.desk
  return (
    <Band ground="spruce" id="privacy-desk" labelledBy="privacy-desk-title" className="privacy-desk">
      <div>
        <h2 id="privacy-desk-title">{c.title}</h2>
        {c.description && <p>{c.description}</p>}
      </div>
      <div>
        <h3>{words.write}</h3>
        <address>
          {linesOf(c.address).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <div>
        <h3>{words.call}</h3>
        <a className="privacy-phone phone" href={dial(c.phone)}>
          {c.phone}
        </a>
        {c.hours && <p className="fine">{c.hours}</p>}
      </div>
    </Band>
  )
}
