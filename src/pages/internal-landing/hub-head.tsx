import type { internalLandingBanner } from '../../content/internal-landing/internal-landing-banner.ts'
import type { ContentOf } from '../../content/section.ts'
import { Picture } from '../shell/picture.tsx'

/** A low head: whoever comes here comes to work. */
export function HubHead({ content: c }: { content: ContentOf<typeof internalLandingBanner> }) {
  return (
    <section className="hub-head on-dark" aria-labelledby="banner-title">
      <div className="wrap">
        <div>
          <h1 id="banner-title">{c.title}</h1>
          {c.subTitle && <p className="lead">{c.subTitle}</p>}
        </div>
        <Picture of={c.imageUrl} sizes="(width <= 760px) 100vw, 590px" priority />
      </div>
    </section>
  )
}
