import type { ContentOf } from '../../content/section.ts'
import type { topBanner } from '../../content/top-banner.ts'
import { ContentLink } from '../shell/content-link.tsx'
import './button-strip.css'

type Content = ContentOf<ReturnType<typeof topBanner>>

/** The line below a banner with the banner's two buttons, each there only while it is switched on and has a label. */
export function ButtonStrip({ content: c }: { content: Content }) {
  const buttons = [
    { label: c.button1, to: c.button1Link, shown: c.button1Status, look: 'btn btn-strip' },
    { label: c.button2, to: c.button2Link, shown: c.button2Status, look: 'btn btn-strip btn-strip-quiet' },
  ].filter(({ label, shown }) => shown && label.trim() !== '')
  if (c.tagline.trim() === '' && buttons.length === 0) return null
  return (
    <div className="button-strip">
      <div className="wrap">
        {c.tagline && <p>{c.tagline}</p>}
        {buttons.length > 0 && (
          <div className="button-strip-buttons">
            {buttons.map(({ label, to, look }) => (
              <ContentLink key={look} to={to} className={look}>
                {label}
              </ContentLink>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

/** The banner as it stands above such a strip. */
export const withoutStrip = (content: Content): Content => ({ ...content, tagline: '', button1Status: false, button2Status: false })
