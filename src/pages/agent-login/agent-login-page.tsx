import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { agentLoginBanner } from '../../content/agent-login/agent-login-banner.ts'
import { agentLoginContact } from '../../content/agent-login/agent-login-contact.ts'
import { agentLoginHub } from '../../content/agent-login/agent-login-hub.ts'
import { agentLoginSections } from '../../content/agent-login/agent-login-sections.ts'
import { loginBanner } from '../../content/login/login-banner.ts'
import type { ContentOf } from '../../content/section.ts'
import { ContactDesk } from '../areas/contact-desk.tsx'
import { Band } from '../parts/band.tsx'
import { CardGrid } from '../parts/card-grid.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { TopBanner } from '../shell/top-banner.tsx'
import { siteContext } from '../site.ts'
import { AgentDoor } from './agent-door.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.agentLogin.page)

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const { [loginBanner.key]: login, ...sections } = await site.sections([...agentLoginSections, loginBanner])
  // Both doors have the one button; what is said under it is edited on the login page.
  const { support } = login.content as ContentOf<typeof loginBanner>
  return { sections, support }
}

/** The agents' own door, and what is behind it. */
export default function AgentLoginPage() {
  const { support } = useLoaderData<typeof loader>()
  return (
    <>
      <Section of={agentLoginBanner}>
        {(content) => (
          <TopBanner content={content}>
            <AgentDoor support={support} />
          </TopBanner>
        )}
      </Section>
      <Section of={agentLoginHub}>
        {({ title, text, items }) => (
          <Band labelledBy="hub-title">
            <SectionIntro id="hub-title" title={title} text={text} />
            <div className="agent-login-cards">
              <CardGrid cards={items} />
            </div>
          </Band>
        )}
      </Section>
      <Section of={agentLoginContact}>{(content) => <ContactDesk content={content} />}</Section>
    </>
  )
}
