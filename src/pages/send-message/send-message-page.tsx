import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { contactPlace } from '../../content/contact/contact-sections.ts'
import { messageBanner, messageEmails, sendMessageSections } from '../../content/send-message/send-message-sections.ts'
import { messageForm } from '../../forms/message-form.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { FormLayout } from '../forms/form-layout.tsx'
import { formMeta } from '../forms/form-meta.ts'
import { openFormPage, takePostedForm } from '../forms/form-page.ts'
import { FormPanel } from '../forms/form-panel.tsx'
import { Thanks } from '../forms/thanks.tsx'
import { MailRecipients } from '../forms/mail-recipients.tsx'
import { WithForms } from '../forms/with-forms.tsx'
import { Section } from '../shell/section.tsx'
import { TopBanner } from '../shell/top-banner.tsx'
import { OtherWays } from './other-ways.tsx'

export const meta: MetaFunction = ({ matches }) => formMeta(matches, ({ forms }) => forms.message.page)

export const loader = (asked: LoaderFunctionArgs) => openFormPage(asked, messageForm, [...sendMessageSections, contactPlace])

export const action = (asked: ActionFunctionArgs) => takePostedForm(asked, messageForm, address.sendMessage)

/** The second contact page: the same people, and questions that are fixed. */
export default function SendMessagePage() {
  const { form, refused, receipt } = useLoaderData<typeof loader>()
  const words = useWords().forms.message
  const side = <OtherWays />
  if (receipt)
    return (
      <WithForms>
        <FormLayout side={side}>
          <Thanks receipt={receipt} again={address.sendMessage} />
        </FormLayout>
      </WithForms>
    )
  return (
    <WithForms>
      <Section of={messageBanner}>{(content) => <TopBanner content={content} low />}</Section>
      <FormLayout side={side}>
        <div className="form-head">
          <h2 id="message-title">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <FormPanel declared={messageForm} form={form} refused={refused} action={address.sendMessage} titleId="message-title" />
        <MailRecipients of={messageEmails} />
      </FormLayout>
    </WithForms>
  )
}
