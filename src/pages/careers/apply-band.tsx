import type { careersApply } from '../../content/careers/careers-apply.ts'
import type { ContentOf } from '../../content/section.ts'
import { pdfFileName } from '../../fields/pdf.ts'
import { LogoMark } from '../../ui/logo-mark.tsx'
import { PhoneWords } from '../../ui/phone-words.tsx'
import { Band } from '../parts/band.tsx'
import { linesOf, Paragraphs } from '../parts/paragraphs.tsx'
import ownForm from './windbreak-application-form.pdf?url&no-inline'
import { useWords } from '../../words/use-words.ts'
import '../../ui/styles/faces-light.css'
import './apply-band.css'

/** By e-mail, by post or on paper: the address is on an envelope that is ready to go. */
export function ApplyBand({ content: c }: { content: ContentOf<typeof careersApply> }) {
  const words = useWords().careers.applyBand
  const form = c.form || ownForm
  return (
    <Band ground="sand" id="apply" labelledBy="apply-title" className="apply">
      <div className="apply-words">
        <h2 id="apply-title">{c.title}</h2>
        <Paragraphs text={c.description} />
        <dl>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${c.email}`}>{c.email}</a>
          </dd>
          {c.formLabel && (
            <>
              <dt>{words.paper}</dt>
              <dd>
                <a href={form} download={pdfFileName(form) || 'windbreak-application-form.pdf'}>
                  {c.formLabel}
                </a>{' '}
                <small>{c.form ? 'PDF' : words.kind}</small>
              </dd>
            </>
          )}
        </dl>
      </div>
      <div className="envelope">
        <p className="envelope-way">{words.post}</p>
        <address>
          {linesOf(c.address).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <span className="envelope-stamp">
          <LogoMark />
        </span>
      </div>
      {c.note && (
        <p className="apply-note fine">
          <PhoneWords text={c.note} />
        </p>
      )}
    </Band>
  )
}
