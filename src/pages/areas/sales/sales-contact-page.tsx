import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import {
  salesContactBanner,
  salesContactDesk,
  salesContactRegions,
  salesContactSections,
} from '../../../content/areas/sales/sales-contact.ts'
import { deskFormQuestions } from '../../../content/areas/sales/sales-contact-form.ts'
import { salesContactForm } from '../../../forms/sales-contact-form.ts'
import { address } from '../../../routes.ts'
import { formMeta } from '../../forms/form-meta.ts'
import { openFormPage, takePostedForm } from '../../forms/form-page.ts'
import { Section } from '../../shell/section.tsx'
import { FormArea } from '../form-area.tsx'
import { AreaForm } from '../area-form.tsx'
import { AreaHead } from '../area-head.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { PeopleList } from '../people-list.tsx'

export const meta: MetaFunction = ({ matches }) => formMeta(matches, (words) => words.sales.contactPage)

export const loader = (asked: LoaderFunctionArgs) => openFormPage(asked, salesContactForm, salesContactSections)

export const action = (asked: ActionFunctionArgs) => takePostedForm(asked, salesContactForm, address.salesContact)

/** The desk of Sales & Marketing, by form and by phone. */
export default function SalesContactPage() {
  return (
    <FormArea again={address.salesContact}>
      <Section of={salesContactBanner}>{(content) => <AreaHead content={content} />}</Section>
      <AreaForm declared={salesContactForm} questions={deskFormQuestions} name="sales-contact" />
      <Section of={salesContactRegions}>{(content) => <PeopleList content={content} />}</Section>
      <Section of={salesContactDesk}>{(content) => <ContactDesk content={content} />}</Section>
    </FormArea>
  )
}
