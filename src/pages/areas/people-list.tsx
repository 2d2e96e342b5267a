import type { peopleSection } from '../../content/areas/people-section.ts'
import type { ContentOf } from '../../content/section.ts'
import { EmailWords } from '../../ui/email-words.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { Picture } from '../shell/picture.tsx'
import { AreaPart } from './area-part.tsx'
import './people-list.css'

type Content = ContentOf<ReturnType<typeof peopleSection>>
type Props = { content: Content; look?: 'faces' | 'roll' }

/** `faces`: people to call, three to a row. `roll`: a roll of honour, what they did first. */
export function PeopleList({ content: { title, text, items }, look = 'faces' }: Props) {
  return (
    <AreaPart title={title} text={text}>
      <ul className={`people people-${look}`}>
        {items.map((person) => (
          <li key={person.id}>
            {person.picture ? <Picture of={person.picture} sizes="88px" /> : <Initials name={person.name} />}
            <div>
              <h3>{person.name}</h3>
              <p className="people-role">{person.role}</p>
              {person.description && <p>{person.description}</p>}
              {(person.phone || person.email) && (
                <p className="people-reach">
                  {person.phone && <PhoneLink phone={person.phone} />}
                  {person.email && (
                    <a href={`mailto:${person.email}`}>
                      <EmailWords email={person.email} />
                    </a>
                  )}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </AreaPart>
  )
}

function Initials({ name }: { name: string }) {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  return (
    <span className="initials" aria-hidden="true">
      {[words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0)).join('')}
    </span>
  )
}
