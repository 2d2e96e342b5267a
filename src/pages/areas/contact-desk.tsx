import type { contactSection } from '../../content/areas/contact-section.ts'
import type { ContentOf } from '../../content/section.ts'
import { EmailWords } from '../../ui/email-words.tsx'
import { dial } from '../../ui/tenant.ts'
import { linesOf, Paragraphs } from '../parts/paragraphs.tsx'
import { useWords } from '../../words/use-words.ts'
import './contact-desk.css'

/** How to reach a person: the number large on a card that breaks out of its band. */
export function ContactDesk({ content: c }: { content: ContentOf<ReturnType<typeof contactSection>> }) {
  const words = useWords().areas.contactDesk
  const facts = [
    {
      name: words.email,
      value: (
        <a href={`mailto:${c.email}`}>
          <EmailWords email={c.email} />
        </a>
      ),
      shown: c.email !== '',
    },
    { name: words.hours, value: c.hours, shown: c.hours !== '' },
    { name: words.address, value: linesOf(c.address).map((line) => <span key={line}>{line}</span>), shown: c.address !== '' },
  ].filter(({ shown }) => shown)
  return (
    <section className="desk on-dark" id="contact" aria-labelledby="desk-title">
      <div className="wrap">
        <div className="desk-words">
          <h2 id="desk-title">{c.title}</h2>
          <Paragraphs text={c.text} />
        </div>
        <div className="desk-card">
          {c.person && <p className="desk-person">{c.person}</p>}
          <a className="desk-phone phone" href={dial(c.phone)}>
            {c.phone}
          </a>
          <dl>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
