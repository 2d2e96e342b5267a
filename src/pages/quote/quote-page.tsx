import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { quoteBanner, quoteIntroduction, quoteSections } from '../../content/quote/quote-sections.ts'
import { quoteEmails, quoteQuestions } from '../../content/quote/quote-fields.ts'
import { quoteForm } from '../../forms/quote-form.ts'
import { address } from '../../routes.ts'
import { formMeta } from '../forms/form-meta.ts'
import { openFormPage, takePostedForm } from '../forms/form-page.ts'
import { FormLayout } from '../forms/form-layout.tsx'
import { FormPanel } from '../forms/form-panel.tsx'
import { ThanksPicture } from '../forms/thanks-picture.tsx'
import { Thanks } from '../forms/thanks.tsx'
import { MailRecipients } from '../forms/mail-recipients.tsx'
import { WithForms } from '../forms/with-forms.tsx'
import { useWords } from '../../words/use-words.ts'
import { Section } from '../shell/section.tsx'
import { TopBanner } from '../shell/top-banner.tsx'
import { useShell } from '../shell/shell-data.ts'
import { QuoteIntroduction } from './quote-introduction.tsx'
import { QuoteSide } from './quote-side.tsx'

/** Whomever it is asked of, it is one page. */
export const meta: MetaFunction = ({ matches }) => formMeta(matches, ({ forms }) => ({ ...forms.quote.page, path: address.quote }))

export const loader = (asked: LoaderFunctionArgs) => openFormPage(asked, quoteForm, quoteSections, asked.params.id)

export const action = (asked: ActionFunctionArgs) => takePostedForm(asked, quoteForm, address.quote, asked.params.id)

/** A price, asked of an agent: chosen here, or named by the address. */
export default function QuotePage() {
  const { form, refused, receipt, kept } = useLoaderData<typeof loader>()
  const { path } = useShell()
  const { later } = useWords().forms
  const laterWords = kept ? (form.begun ? later.unsent : later.sent) : later.begun
  if (receipt)
    return (
      <WithForms>
        <FormLayout side={<ThanksPicture of="/art/auto" />}>
          <Thanks receipt={receipt} again={address.quote} />
        </FormLayout>
      </WithForms>
    )
  return (
    <WithForms>
      <Section of={quoteBanner}>{(content) => <TopBanner content={content} low />}</Section>
      <FormLayout side={<QuoteSide agent={form.agent} />}>
        <Section of={quoteIntroduction}>{(content) => <QuoteIntroduction content={content} titleId="quote-title" />}</Section>
        {(kept || form.begun) && <output className="form-later">{laterWords}</output>}
        <Section of={quoteQuestions}>
          {() => <FormPanel declared={quoteForm} form={form} refused={refused} action={path} sent={address.quote} titleId="quote-title" />}
        </Section>
        <MailRecipients of={quoteEmails} />
      </FormLayout>
    </WithForms>
  )
}
