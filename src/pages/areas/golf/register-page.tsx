import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import {
  golfRegisterSections,
  registerBanner,
  registerContact,
  registerDates,
  registerFees,
  registerSteps,
} from '../../../content/areas/golf/golf-register.ts'
import { registerFormQuestions } from '../../../content/areas/golf/golf-register-form.ts'
import { golfRegisterForm } from '../../../forms/golf-register-form.ts'
import { address } from '../../../routes.ts'
import { formMeta } from '../../forms/form-meta.ts'
import { openFormPage, takePostedForm } from '../../forms/form-page.ts'
import { Section } from '../../shell/section.tsx'
import { FormArea } from '../form-area.tsx'
import { AreaForm } from '../area-form.tsx'
import { AreaHead } from '../area-head.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { DateList } from '../date-list.tsx'
import { TextBlock } from '../text-block.tsx'
import { ScoreCard } from './score-card.tsx'

export const meta: MetaFunction = ({ matches }) => formMeta(matches, (words) => words.golf.registerPage)

export const loader = (asked: LoaderFunctionArgs) => openFormPage(asked, golfRegisterForm, golfRegisterSections)

export const action = (asked: ActionFunctionArgs) => takePostedForm(asked, golfRegisterForm, address.golfRegister)

/** What a place costs, and the form that holds one. */
export default function RegisterPage() {
  return (
    <FormArea again={address.golfRegister}>
      <Section of={registerBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={registerFees}>{(content) => <CardsBand content={content}>{(items) => <ScoreCard rows={items} />}</CardsBand>}</Section>
      <Section of={registerSteps}>{(content) => <TextBlock content={content} ground="soft" />}</Section>
      <AreaForm declared={golfRegisterForm} questions={registerFormQuestions} name="golf-register" />
      <Section of={registerDates}>{(content) => <DateList content={content} layout="side" />}</Section>
      <Section of={registerContact}>{(content) => <ContactDesk content={content} />}</Section>
    </FormArea>
  )
}
