import type { careersDepartments } from '../../content/careers/careers-departments.ts'
import type { ContentOf } from '../../content/section.ts'
import { safeHref } from '../../fields/link.ts'
import { Band } from '../parts/band.tsx'
import { NewTabNote } from '../parts/new-tab-note.tsx'
import { SampleChip } from '../documents/sample-chip.tsx'
import './departments.css'

/** The departments, four to a row; each name leads to its openings. */
export function Departments({ content: { title, departments } }: { content: ContentOf<typeof careersDepartments> }) {
  return (
    <Band id="departments" labelledBy="departments-title">
      <h2 id="departments-title">{title}</h2>
      <ul className="departments">
        {departments.map(({ id, title: name, description, link }) => (
          <li key={id}>
            <h3>
              {safeHref(link) ? (
                <a href={safeHref(link)} target="_blank" rel="noopener noreferrer">
                  {name}
                  <NewTabNote />
                </a>
              ) : (
                name
              )}{' '}
              <SampleChip of={link} />
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
