import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { agentHubBanner } from '../../content/agent-hub/agent-hub-banner.ts'
import { agentHubCards } from '../../content/agent-hub/agent-hub-cards.ts'
import { agentHubLinks, agentHubTools } from '../../content/agent-hub/agent-hub-grids.ts'
import { agentHubHeader, headerLine } from '../../content/agent-hub/agent-hub-header.ts'
import { agentHubSections } from '../../content/agent-hub/agent-hub-sections.ts'
import { internalLandingArchive } from '../../content/internal-landing/internal-landing-archive.ts'
import { hubNews } from '../../content/internal-landing/internal-landing-news.ts'
import { HubHead } from '../internal-landing/hub-head.tsx'
import { HubAllNews } from '../internal-landing/hub-all-news.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { siteContext } from '../site.ts'
import { HubCards } from './hub-cards.tsx'
import { HubGrid } from './hub-grid.tsx'
import { HubPapers } from './hub-papers.tsx'
import { HubSearch } from './hub-search/hub-search.tsx'
import { HubFound } from './hub-search/hub-found.tsx'
import { loadDay, postDay } from './your-day/day-of-page.ts'
import { YourDay } from './your-day/your-day.tsx'
import '../internal-landing/hub.css'
import '../documents/doc-chip.css'
import './agent-hub.css'

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, ({ agentHub: { page }, yourDay }) => ({
    ...page,
    title: loaderData?.shown?.problem ? `${yourDay.error}: ${page.title}` : page.title,
    indexed: false,
  }))

/** Its own sections, and the papers and news it shares with the internal landing page. */
const framed = [...agentHubSections, internalLandingArchive, ...hubNews]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const asked = new URL(request.url).searchParams
  const [q, lost] = ['q', 'lost'].map((name) => (asked.get(name) ?? '').slice(0, 80))
  const [day, found, sections] = await Promise.all([
    loadDay({ context, request }),
    q.trim() === '' ? null : site.searchDocuments({ q }),
    site.sections(framed),
  ])
  return { q, lost, found, sections, shown: day }
}

export const action = (asked: ActionFunctionArgs) => postDay(asked)

/** What an agent opens every morning: the day, the tools, the papers and the people. */
export default function AgentHubPage() {
  const { q, lost, found } = useLoaderData<typeof loader>()
  return (
    <div className="agenthub">
      <Section of={agentHubBanner}>{(content) => <HubHead content={content} />}</Section>
      <div className="wrap agenthub-desk">
        <YourDay />
        <div className="agenthub-line">
          <Section of={agentHubHeader}>{(content) => <h2>{headerLine(content)}</h2>}</Section>
          <HubSearch q={q} />
        </div>
        <HubFound found={found} lost={lost} />
        <Section of={agentHubCards}>{(content) => <HubCards content={content} />}</Section>
        <Section of={agentHubTools}>{(content) => <HubGrid content={content} />}</Section>
        <hr className="agenthub-rule" />
        <Section of={agentHubLinks}>{(content) => <HubGrid content={content} />}</Section>
      </div>
      <Section of={internalLandingArchive}>{(content) => <HubPapers content={content} />}</Section>
      <HubAllNews />
    </div>
  )
}
