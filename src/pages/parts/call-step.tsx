import type { callStep } from '../../content/call-step.ts'
import type { ContentOf } from '../../content/section.ts'
import { dial } from '../../ui/tenant.ts'
import { Picture } from '../shell/picture.tsx'
import { LinkList } from './link-list.tsx'
import './next-step.css'
import './call-step.css'

/** How a page ends that leads to a person: the number, large, and other ways on. Declared with `callStep(page, words)`. */
export function CallStep({
  content: c,
  phone,
  hours,
}: {
  content: ContentOf<ReturnType<typeof callStep>>
  phone: string
  hours?: string | undefined
}) {
  return (
    <section className="next" id="next" aria-labelledby="next-title">
      <Picture of={c.image} sizes="100vw" />
      <div className="wrap">
        <div className="next-card">
          <h2 id="next-title">{c.title}</h2>
          <p className="small">{c.description}</p>
          <p className="call-step-phone">
            <a className="phone" href={dial(phone)}>
              {phone}
            </a>
            {hours && <small>{hours}</small>}
          </p>
          <LinkList links={c.links.map(({ id, title, note, link }) => ({ id, to: link, label: title, note }))} />
        </div>
      </div>
    </section>
  )
}
