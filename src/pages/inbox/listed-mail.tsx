import type { ReactNode } from 'react'
import type { CaseMail } from '../../calls/desk-shapes.ts'
import { useWords } from '../../words/use-words.ts'
import { useMoment } from '../shell/use-moment.ts'

type Props = {
  mail: CaseMail
  /** What became of it, behind when it went. */
  told?: ReactNode
  children?: ReactNode
}

/** A mail of a list: what for, to whom, when, and what it says once it is opened. */
export function ListedMail({ mail, told, children }: Props) {
  const words = useWords().inbox.mail
  const moment = useMoment()
  return (
    <li data-state={mail.state}>
      <p>
        <b>{words.kinds[mail.kind]}</b> {words.to} {mail.to.address} <span className="mail-state">{words.states[mail.state]}</span>
      </p>
      <p className="fine">
        {moment(mail.sentAt ?? mail.createdAt)}
        {told}
      </p>
      <details>
        <summary>{words.read}</summary>
        <p>
          <b>{mail.subject}</b>
        </p>
        <p className="mail-text">{mail.text}</p>
      </details>
      {children}
    </li>
  )
}
