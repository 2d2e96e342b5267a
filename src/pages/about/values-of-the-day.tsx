import type { aboutValues } from '../../content/about/about-values.ts'
import type { ContentOf } from '../../content/section.ts'
import { ExampleNote } from '../parts/example-note.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { slugsOf } from '../../nouns/slugs.ts'
import { Picture } from '../shell/picture.tsx'
import './values-of-the-day.css'

/** Each value takes a side of the page in turn; the last one is a storm that fills it. */
export function ValuesOfTheDay({ content: { values } }: { content: ContentOf<typeof aboutValues> }) {
  const slugs = slugsOf(values.map(({ title }) => title))
  return values.map(({ id, title, moment, description, example, image }, index) => {
    const look = index > 0 && index === values.length - 1 ? 'storm' : index % 2 === 0 ? 'left' : 'right'
    return (
      <section key={id} className={`value value-${look}`} id={slugs[index]} aria-labelledby={`${slugs[index]}-title`}>
        <Picture of={image} sizes={look === 'storm' ? '100vw' : '(width <= 860px) 100vw, (width <= 1200px) 80vw, 62vw'} />
        <div className="value-words">
          {moment && <p className="value-moment">{moment}</p>}
          <h2 id={`${slugs[index]}-title`}>{title}</h2>
          <Paragraphs text={description} />
          <ExampleNote text={example} />
        </div>
      </section>
    )
  })
}
