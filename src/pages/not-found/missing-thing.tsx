import type { ReactNode } from 'react'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { Picture } from '../shell/picture.tsx'
import { useShell } from '../shell/shell-data.ts'
import './not-found.css'

type Props = {
  words: { title: string; lead: string; call: string }
  /** The way to all that there are. */
  all: { to: string; label: string }
  picture: string
  /** A search for the one that is meant. */
  children: ReactNode
}

/** Where the one that was asked for is not, or is no more: a search, all the others, and a person to ask. */
export function MissingThing({ words, all, picture, children }: Props) {
  const { tenant } = useShell()
  return (
    <div className="lost">
      <div className="wrap">
        <div className="lost-words">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          {children}
          <ul className="lost-doors">
            <li>
              <a href={all.to}>{all.label}</a>
            </li>
          </ul>
          <p>
            {words.call} <PhoneLink phone={tenant.phones.support} />, {tenant.supportHours}.
          </p>
        </div>
        <Picture of={picture} sizes="(width <= 860px) 120px, 320px" />
      </div>
    </div>
  )
}
