import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { ersBanner, ersEmails, ersQuestions, ersSections } from '../../content/ers/ers-sections.ts'
import { ersForm } from '../../forms/ers-form.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { FormLayout } from '../forms/form-layout.tsx'
import { formMeta } from '../forms/form-meta.ts'
import { openFormPage, takePostedForm } from '../forms/form-page.ts'
import { FormPanel } from '../forms/form-panel.tsx'
import { FormSteps } from '../forms/form-steps.tsx'
import { SentNote } from '../forms/sent-note.tsx'
import { MailRecipients } from '../forms/mail-recipients.tsx'
import { WithForms } from '../forms/with-forms.tsx'
import { Section } from '../shell/section.tsx'
import { TopBanner } from '../shell/top-banner.tsx'

export const meta: MetaFunction = ({ matches }) => formMeta(matches, ({ forms }) => forms.ers.page)

export const loader = (asked: LoaderFunctionArgs) => openFormPage(asked, ersForm, ersSections)

export const action = (asked: ActionFunctionArgs) => takePostedForm(asked, ersForm, address.roadsideReport)

/** What agents report of a tow. After one is sent the next can be written at once. */
export default function ErsPage() {
  const { form, refused, receipt } = useLoaderData<typeof loader>()
  const words = useWords().forms.ers
  return (
    <WithForms>
      <Section of={ersBanner}>{(content) => <TopBanner content={content} low />}</Section>
      <FormLayout side={<FormSteps title={words.next} steps={words.steps} picture="/art/e-roadside" />}>
        {receipt && <SentNote receipt={receipt} title={words.sentTitle} />}
        <div className="form-head">
          <h2 id="ers-title">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <Section of={ersQuestions}>
          {() => (
            <FormPanel
              declared={ersForm}
              form={form}
              refused={refused}
              action={address.roadsideReport}
              titleId="ers-title"
              parts={{ fixed: words.agent, own: words.caseInformation }}
            />
          )}
        </Section>
        <MailRecipients of={ersEmails} />
      </FormLayout>
    </WithForms>
  )
}
