import type { ContentOf } from '../../content/section.ts'
import type { topBanner } from '../../content/top-banner.ts'
import { bannerButtons, ButtonRow } from '../shell/banner-buttons.tsx'
import './button-strip.css'

type Content = ContentOf<ReturnType<typeof topBanner>>

/** The line below a banner with the banner's two buttons, each there only while it is switched on and has a label. */
export function ButtonStrip({ content: c }: { content: Content }) {
  const buttons = bannerButtons(c, ['btn btn-strip', 'btn btn-strip btn-strip-quiet'])
  if (c.tagline.trim() === '' && buttons.length === 0) return null
  return (
    <div className="button-strip">
      <div className="wrap">
        {c.tagline && <p>{c.tagline}</p>}
        <ButtonRow className="button-strip-buttons" buttons={buttons} />
      </div>
    </div>
  )
}

/** The banner as it is shown above such a strip. */
export const withoutStrip = (content: Content): Content => ({ ...content, tagline: '', button1Status: false, button2Status: false })
