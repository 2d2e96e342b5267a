import type { ContentOf } from '../../content/section.ts'
import type { topBanner } from '../../content/top-banner.ts'
import { TopBanner } from '../shell/top-banner.tsx'
import './legal-part.css'

/** The banner of a legal page, lower than others. */
export function LegalBanner({ content }: { content: ContentOf<ReturnType<typeof topBanner>> }) {
  return (
    <div className="legal-banner">
      <TopBanner content={content} />
    </div>
  )
}
