import type { ContentOf } from '../../content/section.ts'
import type { topBanner } from '../../content/top-banner.ts'
import { address, type AddressName } from '../../routes.ts'
import { ContentLink } from '../shell/content-link.tsx'
import { usePage } from '../shell/use-page.ts'
import { menuOf } from '../shell/menus.ts'
import { useWords } from '../../words/use-words.ts'
import { Picture } from '../shell/picture.tsx'
import './area-head.css'

const homes: Record<string, AddressName> = { golf: 'golf', sales: 'sales', store: 'store', meeting: 'meeting' }

/** The head of a page inside an area: the area's ground, and a picture that hangs out of it into the page. */
export function AreaHead({ content: c }: { content: ContentOf<ReturnType<typeof topBanner>> }) {
  const { area } = usePage()
  const words = useWords()
  const buttons = [
    { label: c.button1, to: c.button1Link, shown: c.button1Status, look: 'btn btn-wheat' },
    { label: c.button2, to: c.button2Link, shown: c.button2Status, look: 'btn btn-ghost' },
  ].filter(({ label, shown }) => shown && label.trim() !== '')
  return (
    <section className="ahead on-dark" aria-labelledby="banner-title">
      <div className="wrap">
        <div className="ahead-words">
          {homes[area] && (
            <p className="ahead-up">
              <a href={address[homes[area]]}>{menuOf(area, false, words).name}</a>
            </p>
          )}
          <h1 id="banner-title">{c.title}</h1>
          {c.subTitle && <p className="lead">{c.subTitle}</p>}
          {c.tagline && <p className="ahead-tag">{c.tagline}</p>}
          {buttons.length > 0 && (
            <div className="ahead-buttons">
              {buttons.map(({ label, to, look }) => (
                <ContentLink key={look} to={to} className={look}>
                  {label}
                </ContentLink>
              ))}
            </div>
          )}
        </div>
        <div className="ahead-picture">
          <Picture of={c.imageUrl} sizes="(width <= 760px) 100vw, 440px" priority />
        </div>
      </div>
    </section>
  )
}
