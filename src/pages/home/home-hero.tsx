import type { homeHeader } from '../../content/home/home-header.ts'
import { homeTasks } from '../../content/home/home-tasks.ts'
import type { ContentOf } from '../../content/section.ts'
import { ContentLink } from '../shell/content-link.tsx'
import { isDrawn, Picture } from '../shell/picture.tsx'
import { Section } from '../shell/section.tsx'
import { TaskCard } from './task-card.tsx'
import './home-hero.css'

/** The promise over the landscape, the quote strip below it, and the card of tasks that joins the two. */
export function HomeHero({ content: c }: { content: ContentOf<typeof homeHeader> }) {
  // Our own scenes keep a calm sky behind the words; a photograph promises nothing, so there they get a plate.
  const plate = c.image !== '' && !isDrawn(c.image)
  return (
    <>
      <section className="hero" aria-labelledby="hero-title">
        <Picture of={c.image} sizes="100vw" priority />
        <div className="wrap">
          <div className={plate ? 'hero-words hero-plate' : 'hero-words'}>
            <h1 id="hero-title">{c.title}</h1>
            <p className="hero-sub">{c.subTitle}</p>
            {c.subTitle2 && <p className="hero-sub2">{c.subTitle2}</p>}
            {c.button1 && (
              <ContentLink to={c.button1Link} className="btn btn-line">
                {c.button1}
              </ContentLink>
            )}
          </div>
        </div>
      </section>
      <div className="strip on-dark">
        <div className="wrap">
          <Section of={homeTasks}>{(content) => <TaskCard content={content} />}</Section>
          <section className="strip-quote" aria-labelledby="strip-title">
            <h2 id="strip-title">{c.tagLine}</h2>
            {c.button2 && (
              <ContentLink to={c.button2Link} className="btn btn-wheat">
                {c.button2}
              </ContentLink>
            )}
          </section>
        </div>
      </div>
    </>
  )
}
