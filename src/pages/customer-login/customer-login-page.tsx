import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { customerLoginBanner } from '../../content/customer-login/customer-login-banner.ts'
import { customerLoginDoors } from '../../content/customer-login/customer-login-doors.ts'
import { customerLoginNotes } from '../../content/customer-login/customer-login-notes.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { TopBanner } from '../shell/top-banner.tsx'
import { siteContext } from '../site.ts'
import { CustomerDoors } from './customer-doors.tsx'
import { CustomerNotes } from './customer-notes.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.customerLogin.page)

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections([customerLoginBanner, customerLoginDoors, customerLoginNotes]) }
}

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
