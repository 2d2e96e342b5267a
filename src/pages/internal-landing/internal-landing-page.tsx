import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { internalLandingArchive } from '../../content/internal-landing/internal-landing-archive.ts'
import { internalLandingBanner } from '../../content/internal-landing/internal-landing-banner.ts'
import { hubLinkGroups } from '../../content/internal-landing/internal-landing-links.ts'
import { internalLandingSections } from '../../content/internal-landing/internal-landing-sections.ts'
import { internalLandingService } from '../../content/internal-landing/internal-landing-service.ts'
import { internalLandingTiles } from '../../content/internal-landing/internal-landing-tiles.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { siteContext } from '../site.ts'
import { Archive } from './archive.tsx'
import { HubHead } from './hub-head.tsx'
import { HubLinks } from './hub-links.tsx'
import { HubAllNews } from './hub-all-news.tsx'
import { HubService } from './hub-service.tsx'
import { HubTiles } from './hub-tiles.tsx'
import { useWords } from '../../words/use-words.ts'
import './hub.css'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.internalLanding.page)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const q = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 80)
  const found = q.trim() === '' ? null : await site.searchDocuments({ q })
  return { q, found, sections: await site.sections(internalLandingSections) }
}

/** The desk of an agent: tools, the archive, the news, and where everything is. */
export default function InternalLandingPage() {
  const words = useWords().internalLanding.page
  const { q, found } = useLoaderData<typeof loader>()
  return (
    <>
      <Section of={internalLandingBanner}>{(content) => <HubHead content={content} />}</Section>
      <div className="wrap">
        <Section of={internalLandingTiles}>{(content) => <HubTiles content={content} />}</Section>
        <div className="hub-desk">
          <Section of={internalLandingArchive}>{(content) => <Archive content={content} q={q} found={found} />}</Section>
          <Section of={internalLandingService}>{(content) => <HubService content={content} />}</Section>
        </div>
      </div>
      <HubAllNews />
      <section className="section" aria-labelledby="hub-links-title">
        <div className="wrap">
          <h2 id="hub-links-title">{words.links}</h2>
          <div className="hub-links">
            {hubLinkGroups.map((section) => (
              <Section key={section.key} of={section}>
                {(content) => <HubLinks content={content} />}
              </Section>
            ))}
          </div>
        </div>
      </section>
    </>
  )
}
