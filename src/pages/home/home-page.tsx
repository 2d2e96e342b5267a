import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { aboutFigures } from '../../content/about/about-figures.ts'
import { homeAbout } from '../../content/home/home-about.ts'
import { homeAgents } from '../../content/home/home-agents.ts'
import { homeContact } from '../../content/home/home-contact.ts'
import { homeHeader } from '../../content/home/home-header.ts'
import { homePayments } from '../../content/home/home-payments.ts'
import { homeProducts } from '../../content/home/home-products.ts'
import { homeServices } from '../../content/home/home-services.ts'
import { contactPlace } from '../../content/contact/contact-sections.ts'
import type { ContentOf } from '../../content/section.ts'
import { homeSections } from '../../content/home/home-sections.ts'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { describeInsurer } from '../shell/structured-data.ts'
import { siteContext } from '../site.ts'
import { AboutBand } from './about-band.tsx'
import { AgentStrip } from './agent-strip.tsx'
import { CompanyFigures } from './company-figures.tsx'
import { HelpTiles } from './help-tiles.tsx'
import { HomeHero } from './home-hero.tsx'
import { NewestArticles } from './newest-articles.tsx'
import { PaymentTiles } from './payment-tiles.tsx'
import { ProductRow } from './product-row.tsx'
import { RoadsideBand } from './roadside-band.tsx'

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const office = loaderData?.sections[contactPlace.key]?.content as ContentOf<typeof contactPlace> | undefined
  return pageMeta(matches, () => ({ about: (shell, picture) => [describeInsurer(shell, picture, office)] }))
}

export async function loader(asked: LoaderFunctionArgs) {
  const { payments, articles } = asked.context.get(siteContext)
  const [loaded, { cards }] = await Promise.all([
    loadSections([...homeSections, aboutFigures, contactPlace])(asked),
    articles.list({ topic: '', search: '', page: '1' }),
  ])
  return { ...loaded, sandbox: payments.sandbox, newest: cards.slice(0, 3) }
}

/** The insurance home. */
export default function HomePage() {
  const { sandbox, newest } = useLoaderData<typeof loader>()
  return (
    <>
      <Section of={homeHeader}>{(content) => <HomeHero content={content} />}</Section>
      <Section of={homeProducts}>{(content) => <ProductRow content={content} />}</Section>
      <Section of={homeAgents}>{(content) => <AgentStrip content={content} />}</Section>
      <Section of={homePayments}>{(content) => <PaymentTiles content={content} sandbox={sandbox} />}</Section>
      <Section of={homeServices}>{(content) => <HelpTiles content={content} />}</Section>
      <Section of={homeAbout}>{(content) => <AboutBand content={content} />}</Section>
      <Section of={aboutFigures}>{(content) => <CompanyFigures content={content} />}</Section>
      <NewestArticles cards={newest} />
      <Section of={homeContact}>{(content) => <RoadsideBand content={content} />}</Section>
    </>
  )
}
