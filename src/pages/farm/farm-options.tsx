import { farmOptions } from '../../content/farm/farm-options.ts'
import { farmPoints } from '../../content/farm/farm-points.ts'
import { Checklist } from '../parts/checklist.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { Picture } from '../shell/picture.tsx'
import { Section, useContentOf } from '../shell/section.tsx'
import './farm-options.css'

/** The far field in winter; a plate breaks into it, and the list lies below like rows. */
export function FarmOptions() {
  const { image } = useContentOf(farmOptions)
  return (
    <section className="far-field on-dark" aria-labelledby="options-title">
      <Picture of={image} sizes="100vw" />
      <div className="wrap">
        <Section of={farmOptions}>
          {({ title, description }) => (
            <div className="far-field-plate">
              <h2 id="options-title">{title}</h2>
              <Paragraphs text={description} />
            </div>
          )}
        </Section>
        <Section of={farmPoints}>
          {({ items }) => (
            <Checklist items={items.map(({ id, point }) => ({ id, words: point }))} perColumn={6} labelledBy="options-title" />
          )}
        </Section>
      </div>
    </section>
  )
}
