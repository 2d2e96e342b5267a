import {
  data,
  isRouteErrorResponse,
  redirect,
  useLoaderData,
  useRouteError,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { contactMeEmails } from '../../content/contact-me/contact-me-emails.ts'
import { contactMeForm } from '../../forms/contact-me-form.ts'
import { agentAddress, contactMeAddress } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { AgentMissing } from '../agent-details/agent-missing.tsx'
import { AgentFace } from '../find-an-agent/agent-face.tsx'
import { formMeta } from '../forms/form-meta.ts'
import { openFormPage, takePostedForm } from '../forms/form-page.ts'
import { FormPanel } from '../forms/form-panel.tsx'
import { Thanks } from '../forms/thanks.tsx'
import { MailRecipients } from '../forms/mail-recipients.tsx'
import { WithForms } from '../forms/with-forms.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { siteContext } from '../site.ts'
import './contact-me.css'

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, ({ agentDetails }) => ({ title: agentDetails.page.missing, indexed: false }))
  const { title, email } = loaderData.agent
  return formMeta(matches, ({ forms: { contactMe } }) => ({
    title: contactMe.page.title(title),
    description: contactMe.page.description(title),
    path: contactMeAddress(email),
    indexed: false,
  }))
}

export async function loader(asked: LoaderFunctionArgs) {
  const id = asked.params.id ?? ''
  const found = await asked.context.get(siteContext).findAgent(id)
  if (!found) throw data(null, { status: 404 })
  if ('movedTo' in found) throw redirect(contactMeAddress(found.movedTo), 301)
  return { ...(await openFormPage(asked, contactMeForm, [contactMeEmails], id)), agent: found.agent }
}

export const action = (asked: ActionFunctionArgs) =>
  takePostedForm(asked, contactMeForm, contactMeAddress(asked.params.id ?? ''), asked.params.id)

/** A few words to one agent. The agent's page opens the same form in a dialog (enhance/forms/form-dialog.ts). */
export default function ContactMePage() {
  const { form, refused, receipt, agent } = useLoaderData<typeof loader>()
  const words = useWords().forms.contactMe
  const own = contactMeAddress(agent.email)
  return (
    <WithForms>
      <div className="wrap contact-me">
        <p className="contact-me-back">
          <a href={agentAddress(agent.email)}>
            <Icon name="left" />
            {words.back(agent.title)}
          </a>
        </p>
        {receipt ? (
          <Thanks receipt={receipt} again={own} />
        ) : (
          <div data-dialog>
            <div className="contact-me-head">
              <AgentFace agent={agent} size={66} />
              <div>
                <h1 id="contact-me-title">{words.heading}</h1>
                <p>{words.lead(agent.title)}</p>
              </div>
            </div>
            <FormPanel declared={contactMeForm} form={form} refused={refused} action={own} titleId="contact-me-title" button={words.send} />
          </div>
        )}
        <MailRecipients of={contactMeEmails} />
      </div>
    </WithForms>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <AgentMissing />
  throw error
}
