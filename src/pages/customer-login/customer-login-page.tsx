import type { MetaFunction } from 'react-router'
import { customerLoginBanner } from '../../content/customer-login/customer-login-banner.ts'
import { customerLoginDoors } from '../../content/customer-login/customer-login-doors.ts'
import { customerLoginNotes } from '../../content/customer-login/customer-login-notes.ts'
import { customerLoginSections } from '../../content/customer-login/customer-login-sections.ts'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { TopBanner } from '../shell/top-banner.tsx'
import { CustomerDoors } from './customer-doors.tsx'
import { CustomerNotes } from './customer-notes.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.customerLogin.page)

export const loader = loadSections(customerLoginSections)

/** The ways a customer goes on from here, all of them to sites of their own. */
export default function CustomerLoginPage() {
  return (
    <>
      <Section of={customerLoginBanner}>{(content) => <TopBanner content={content} />}</Section>
      <Section of={customerLoginDoors}>{(content) => <CustomerDoors content={content} />}</Section>
      <Section of={customerLoginNotes}>{(content) => <CustomerNotes content={content} />}</Section>
    </>
  )
}
