import type { ContentOf } from '../../content/section.ts'
import type { topBanner } from '../../content/top-banner.ts'
import { TopBanner } from '../shell/top-banner.tsx'
import { QuoteStrip } from './quote-strip.tsx'

/** The banner of a product page: its tag line is with the phone. */
export function ProductBanner({ content }: { content: ContentOf<ReturnType<typeof topBanner>> }) {
  return (
    <>
      <TopBanner content={{ ...content, tagline: '' }} />
      <QuoteStrip tagline={content.tagline} />
    </>
  )
}
