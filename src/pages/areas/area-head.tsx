import type { ContentOf } from '../../content/section.ts'
import type { topBanner } from '../../content/top-banner.ts'
import { address, type AddressName } from '../../routes.ts'
import { bannerButtons, ButtonRow } from '../shell/banner-buttons.tsx'
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
  const buttons = bannerButtons(c, ['btn btn-wheat', 'btn btn-ghost'])
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
          <ButtonRow className="ahead-buttons" buttons={buttons} />
        </div>
        <div className="ahead-picture">
          <Picture of={c.imageUrl} sizes="(width <= 760px) 100vw, 440px" priority />
        </div>
      </div>
    </section>
  )
}
