import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { contactEmails, contactQuestions } from '../../content/contact/contact-fields.ts'
import { contactOffice, contactPlace, contactSections } from '../../content/contact/contact-sections.ts'
import type { ContentOf } from '../../content/section.ts'
import { contactForm } from '../../forms/contact-form.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { formMeta } from '../forms/form-meta.ts'
import { openFormPage, takePostedForm } from '../forms/form-page.ts'
import { FormPanel } from '../forms/form-panel.tsx'
import { Thanks } from '../forms/thanks.tsx'
import { MailRecipients } from '../forms/mail-recipients.tsx'
import { WithForms } from '../forms/with-forms.tsx'
import { Section } from '../shell/section.tsx'
import { WithMap } from '../shell/with-map.tsx'
import { siteContext } from '../site.ts'
import { ContactMap, placeOf } from './contact-map.tsx'
import { ContactOffice } from './contact-office.tsx'
import '../forms/form-layout.css'
import './contact-page.css'

export const meta: MetaFunction = ({ matches }) => formMeta(matches, ({ forms }) => forms.contact.page)

export async function loader(asked: LoaderFunctionArgs) {
  const page = await openFormPage(asked, contactForm, contactSections)
  const place = page.sections[contactPlace.key]?.content as ContentOf<typeof contactPlace> | undefined
  return { ...page, map: asked.context.get(siteContext).map(place !== undefined && placeOf(place) !== null) }
}

export const action = (asked: ActionFunctionArgs) => takePostedForm(asked, contactForm, address.contact)

/** Where the office is, how to reach it, and a form that a person reads. */
export default function ContactPage() {
  const { form, refused, receipt, map } = useLoaderData<typeof loader>()
  const words = useWords().forms.contact
  return (
    <WithForms>
      <WithMap of={map}>
        <div className="wrap contact">
          <Section of={contactOffice}>{(content) => <ContactOffice content={content} main={!receipt} />}</Section>
          <div className="contact-form">
            {receipt ? (
              <Thanks receipt={receipt} again={address.contact} />
            ) : (
              <>
                <div className="form-head">
                  <h2 id="contact-title">{words.heading}</h2>
                  <p className="lead">{words.lead}</p>
                </div>
                <Section of={contactQuestions}>
                  {() => (
                    <FormPanel declared={contactForm} form={form} refused={refused} action={address.contact} titleId="contact-title" />
                  )}
                </Section>
                <MailRecipients of={contactEmails} />
              </>
            )}
          </div>
          <Section of={contactPlace}>{(content) => <ContactMap content={content} />}</Section>
        </div>
      </WithMap>
    </WithForms>
  )
}
