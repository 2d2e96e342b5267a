import type { farmBanner } from '../../content/farm/farm-banner.ts'
import type { ContentOf } from '../../content/section.ts'
import { ProductBanner } from '../parts/product-banner.tsx'
import './farm-banner.css'

/** The picture from fence to fence, and the plate as a long step below it. */
export function FarmBanner({ content }: { content: ContentOf<typeof farmBanner> }) {
  return (
    <div className="farm-head">
      <ProductBanner content={content} />
    </div>
  )
}
