import { useRef } from 'react'
import { askBeforeCancel, type CancelWords } from '../desk/ask-before-cancel.ts'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import { completedLinks } from '../inputs/completed-links.ts'
import { openConflicts } from '../saving/disputes.ts'
import type { useOpenRow } from './use-open-row.ts'
import { waitOrLeaveOut } from './wait-or-leave-out.ts'

type Needs = {
  desk: Desk
  edited: Edited
  open: ReturnType<typeof useOpenRow>
  /** After each try to save. */
  saveTried(): void
  cancelWords: CancelWords | undefined
}

/** How a panel is done with: saved, closed or cancelled, and none of it while a file is on its way unless somebody says so. */
export function usePanelActions({ desk, edited, open, saveTried, cancelWords }: Needs) {
  const { thing, run, files } = edited
  const uploads = useRef(0)

  /** Leaves the form; a new row nobody wrote in is nothing to ask about. */
  function leave(how: () => void) {
    if (open.isUntouched()) open.closeRow()
    how()
  }

  /** The form for a new row that has the panel to itself is left for its list. */
  function close() {
    if (open.isNew && open.isAlone) open.closeRow()
    else void waitOrLeaveOut(desk, files, () => leave(() => desk.close()))
  }

  /** Of a new row that has the panel to itself and that nobody wrote in, there is nothing to throw away. */
  function cancel() {
    if (open.isAlone && open.isUntouched()) close()
    else void waitOrLeaveOut(desk, files, () => leave(() => void askBeforeCancel(desk, edited, { save, words: cancelWords })))
  }

  function save(): boolean {
    if (run.state().step.at === 'signedOut') void desk.signIn()
    else if (uploads.current > 0 || files.files().length > 0) desk.toast('One moment: a file is still on its way.')
    else return saveNow()
    return false
  }

  function saveNow(): boolean {
    const { step } = run.state()
    if (step.at === 'dispute' && openConflicts(step.dispute).length > 0)
      document.querySelector<HTMLElement>('.ed-fight.open input')?.focus()
    open.saves()
    const whole = completedLinks(thing.record.fields, run.state().draft)
    if (whole !== run.state().draft) run.tell({ is: 'typed', draft: whole })
    run.tell({ is: 'save' })
    saveTried()
    return run.state().problems.length === 0
  }

  return { save, close, cancel, uploading: (change: 1 | -1) => void (uploads.current += change) }
}
