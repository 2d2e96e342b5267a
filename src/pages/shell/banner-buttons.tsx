import type { ContentOf } from '../../content/section.ts'
import type { topBanner } from '../../content/top-banner.ts'
import { ContentLink } from './content-link.tsx'

type Banner = Pick<
  ContentOf<ReturnType<typeof topBanner>>,
  'button1' | 'button1Link' | 'button1Status' | 'button2' | 'button2Link' | 'button2Status'
>
type Button = { label: string; to: string; look: string }

/** The two buttons of a banner, each only while it is switched on and has a label. */
export const bannerButtons = (c: Banner, [first, second]: readonly [string, string]): Button[] =>
  [
    { label: c.button1, to: c.button1Link, shown: c.button1Status, look: first },
    { label: c.button2, to: c.button2Link, shown: c.button2Status, look: second },
  ].filter(({ label, shown }) => shown && label.trim() !== '')

/** Buttons in a row, and no row where there is none. */
export function ButtonRow({ buttons, className }: { buttons: readonly Button[]; className: string }) {
  if (buttons.length === 0) return null
  return (
    <div className={className}>
      {buttons.map(({ label, to, look }) => (
        <ContentLink key={look} to={to} className={look}>
          {label}
        </ContentLink>
      ))}
    </div>
  )
}
