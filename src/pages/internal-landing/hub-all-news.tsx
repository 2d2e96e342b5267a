import { hubNews } from '../../content/internal-landing/internal-landing-news.ts'
import { Section } from '../shell/section.tsx'
import { HubNews } from './hub-news.tsx'

/** The dated lists side by side, as the hub and the internal landing page both show them. */
export function HubAllNews() {
  return (
    <div className="hub-news">
      <div className="wrap">
        {hubNews.map((section) => (
          <Section key={section.key} of={section}>
            {(content) => <HubNews content={content} />}
          </Section>
        ))}
      </div>
    </div>
  )
}
