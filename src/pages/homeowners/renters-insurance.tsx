import { homeownersProperty } from '../../content/homeowners/homeowners-property.ts'
import { homeownersRenters } from '../../content/homeowners/homeowners-renters.ts'
import { Checklist } from '../parts/checklist.tsx'
import { linesOf, Paragraphs } from '../parts/paragraphs.tsx'
import { Picture } from '../shell/picture.tsx'
import { Section, useContentOf } from '../shell/section.tsx'
import './renters-insurance.css'

/** Act three: rented rooms, at night, above the shops. */
export function RentersInsurance() {
  const { image } = useContentOf(homeownersRenters)
  return (
    <section className="renters on-dark" id="renters_insurance" aria-labelledby="renters-title">
      <div className="renters-picture">
        <Picture of={image} sizes="(width <= 860px) 100vw, 50vw" />
      </div>
      <div className="renters-words">
        <Section of={homeownersRenters}>
          {({ title, description, subMenuTitle }) => (
            <div>
              <h2 id="renters-title">{title}</h2>
              <RentersText text={description} />
              <h3 id="renters-property">{subMenuTitle}</h3>
            </div>
          )}
        </Section>
        <Section of={homeownersProperty}>
          {({ items }) => (
            <Checklist items={items.map(({ id, title }) => ({ id, words: title }))} perColumn={5} labelledBy="renters-property" />
          )}
        </Section>
      </div>
    </section>
  )
}

function RentersText({ text }: { text: string }) {
  const [first = '', ...others] = linesOf(text)
  return (
    <>
      <p className="act-first">{first}</p>
      <Paragraphs text={others.join('\n')} />
    </>
  )
}
