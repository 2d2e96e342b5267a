import type { MouseEvent } from 'react'
import type { ListedCase } from '../../calls/desk-shapes.ts'
import { useWords } from '../../words/use-words.ts'
import { useFormNames } from './form-names.ts'
import { rowId } from './inbox-address.ts'
import { useMoment } from '../shell/use-moment.ts'
import { waitingOf } from './waiting.ts'

type Needs = { of: ListedCase; address: string; now: number; isOpen: boolean; isGone: boolean; withState: boolean; open(): void }

/** One case in the list. Where there is room for one thing at a time, its link leads to a page of its own. */
export function InboxRow({ of, address, now, isOpen, isGone, withState, open }: Needs) {
  const words = useWords().inbox
  const formNames = useFormNames()
  const moment = useMoment()
  const waiting = isGone ? { loudness: 'over', words: words.list.gone } : waitingOf(of, now, words.waits)

  function choose(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !hasRoomBeside()) return
    event.preventDefault()
    open()
  }

  return (
    <li id={rowId(of.id)} data-unread={of.unread || undefined} data-loudness={waiting.loudness}>
      <a href={address} aria-current={isOpen ? 'true' : undefined} onClick={choose}>
        <span className="inbox-row-top">
          {of.unread && (
            <span className="inbox-dot">
              <span className="sr-only">{words.list.unread}: </span>
            </span>
          )}
          <b>{of.name || words.list.unreadable}</b>
        </span>
        <span className="inbox-row-form">
          {formNames[of.form] ?? of.form} <span className="fine num">{of.reference}</span>
          <span className="fine num">{moment(of.receivedAt)}</span>
        </span>
        <span className="inbox-wait">{waiting.words}</span>
        <span className="inbox-marks">
          {withState && <span>{words.states[of.state]}</span>}
          {of.assignedTo && <span>{of.assignedTo}</span>}
          {of.agent && <span>{of.agent}</span>}
          {of.files > 0 && <span>{words.list.files(of.files)}</span>}
          {of.held && <span>{words.list.held}</span>}
          {of.openBy.length > 0 && <span className="inbox-open-by">{words.list.openBy(of.openBy.join(', '))}</span>}
        </span>
      </a>
    </li>
  )
}

/** The stylesheet decides whether a case stands beside the list, by the page's width and its letters. */
const hasRoomBeside = () => document.querySelector('.inbox .case')?.checkVisibility() ?? false
