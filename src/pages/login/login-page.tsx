import { redirect, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { loginBanner } from '../../content/login/login-banner.ts'
import { loginSections } from '../../content/login/login-sections.ts'
import { loginTiles } from '../../content/login/login-tiles.ts'
import { address } from '../../routes.ts'
import { TopBanner } from '../shell/top-banner.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { siteContext } from '../site.ts'
import { LoginTiles } from './login-tiles.tsx'
import { SignIn } from './sign-in.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.login.page)

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  // Whoever is signed in has nothing to do here, except change its words.
  if (site.person && !site.mayEdit) throw redirect(address.chooser)
  return { sections: await site.sections(loginSections) }
}

/** The one door for customers, agents and staff. */
export default function LoginPage() {
  return (
    <>
      <Section of={loginBanner}>
        {(content) => (
          <TopBanner content={content}>
            <SignIn support={content.support} />
          </TopBanner>
        )}
      </Section>
      <Section of={loginTiles}>{(content) => <LoginTiles content={content} />}</Section>
    </>
  )
}
