import { use } from 'react'
import type { nextStep } from '../../content/next-step.ts'
import type { ContentOf } from '../../content/section.ts'
import { address } from '../../routes.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { GoLink } from '../shell/go-link.tsx'
import { Picture } from '../shell/picture.tsx'
import { QuotesContext } from '../shell/quote-from-here.ts'
import { useShell } from '../shell/shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import { ZipForm } from './zip-form.tsx'
import './next-step.css'

/** How every product page ends: a price, an agent or a voice. Its section is declared with `nextStep(page, words)`. */
export function NextStep({ content: c }: { content: ContentOf<ReturnType<typeof nextStep>> }) {
  const words = useWords().parts.nextStep
  const { tenant } = useShell()
  return (
    <section className="next" id="next" aria-labelledby="next-title">
      <Picture of={c.image} sizes="100vw" />
      <div className="wrap">
        <div className="next-card">
          <h2 id="next-title">{c.title}</h2>
          <p className="small">{c.description}</p>
          <ZipForm
            className="next-zip"
            id="next-zip"
            name="zip"
            to={address.quote}
            label={words.zip}
            problem={words.noZip}
            button={c.button}
            look="btn btn-clay"
            also={{ about: use(QuotesContext) }}
          />
          <div className="next-or">
            {c.agentButton && <GoLink to={address.findAnAgent}>{c.agentButton}</GoLink>}
            <span className="next-call">
              {words.call} <PhoneLink phone={tenant.phones.support} />
            </span>
          </div>
        </div>
      </div>
    </section>
  )
}
