import type { autoRoadside } from '../../content/auto/auto-roadside.ts'
import type { ContentOf } from '../../content/section.ts'
import { dial, isPhone } from '../../ui/tenant.ts'
import { figureFirst } from '../parts/figure-first.ts'
import { Picture } from '../shell/picture.tsx'
import './roadside-service.css'

/** Help at night: what it pays, and the number, large enough to read on a shoulder. */
export function RoadsideService({ content: c }: { content: ContentOf<typeof autoRoadside> }) {
  return (
    <section className="tow on-dark" id="roadside" aria-labelledby="roadside-title">
      <div className="wrap">
        <div>
          <h2 id="roadside-title">{c.title}</h2>
          <p className="lead">{c.description}</p>
          <ul className="tow-sums">
            <SumLine line={c.subTitle1} />
            <SumLine line={c.subTitle2} />
          </ul>
          {isPhone(c.contact) ? (
            <a className="tow-phone phone" href={dial(c.contact)}>
              {c.contact}
            </a>
          ) : (
            <p className="tow-phone">{c.contact}</p>
          )}
        </div>
        {c.imageUrl && (
          <div className="tow-picture">
            <Picture of={c.imageUrl} sizes="(width <= 860px) 100vw, 570px" />
          </div>
        )}
      </div>
    </section>
  )
}

function SumLine({ line }: { line: string }) {
  const { figure, words } = figureFirst(line)
  return (
    <li>
      <b className="num">{figure}</b> <span>{words}</span>
    </li>
  )
}
