import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import {
  meetingRequestSections,
  requestBanner,
  requestContact,
  requestReady,
  requestTopics,
} from '../../../content/areas/meeting/meeting-request.ts'
import { Ledger } from '../../parts/ledger.tsx'
import { requestFormQuestions } from '../../../content/areas/meeting/meeting-request-form.ts'
import { meetingRequestForm } from '../../../forms/meeting-request-form.ts'
import { address } from '../../../routes.ts'
import { formMeta } from '../../forms/form-meta.ts'
import { openFormPage, takePostedForm } from '../../forms/form-page.ts'
import { Section } from '../../shell/section.tsx'
import { FormArea } from '../form-area.tsx'
import { AreaForm } from '../area-form.tsx'
import { AreaHead } from '../area-head.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => formMeta(matches, (words) => words.meeting.requestPage)

export const loader = (asked: LoaderFunctionArgs) => openFormPage(asked, meetingRequestForm, meetingRequestSections)

export const action = (asked: ActionFunctionArgs) => takePostedForm(asked, meetingRequestForm, address.meetingRequest)

/** What a meeting can be about, and the form that asks for one. */
export default function RequestPage() {
  return (
    <FormArea again={address.meetingRequest}>
      <Section of={requestBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={requestTopics}>
        {(content) => (
          <CardsBand content={content} layout="side">
            {(items) => <Ledger rows={items} />}
          </CardsBand>
        )}
      </Section>
      <Section of={requestReady}>{(content) => <TextBlock content={content} ground="soft" />}</Section>
      <AreaForm declared={meetingRequestForm} questions={requestFormQuestions} name="meeting-request" />
      <Section of={requestContact}>{(content) => <ContactDesk content={content} />}</Section>
    </FormArea>
  )
}
