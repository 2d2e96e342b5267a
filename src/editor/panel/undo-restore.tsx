import { useEffect, useRef, type MouseEvent } from 'react'
import type { Edited } from '../desk/edited-things.ts'
import { useRun } from '../desk/use-desk.ts'
import { isUndoKey, tookInVain } from '../on-page/shortcuts.ts'
import { replacedBy } from '../saving/save-state.ts'

/**
 * The way back from an older version that was just brought back, gone once anything else was done. By the key that undoes what is typed too,
 * as long as nothing was typed anywhere, be it in a box that is no part of what is edited.
 */
export function UndoRestore({ edited: { run } }: { edited: Edited }) {
  const mayUndo = replacedBy(useRun(run)) !== undefined
  // Of the form as it is now: an older version is brought back from its history, and comes with a form of its own.
  const typed = useRef(false)

  useEffect(() => {
    const onInput = () => void (typed.current = true)
    document.addEventListener('input', onInput)
    return () => document.removeEventListener('input', onInput)
  }, [])

  useEffect(() => {
    if (!mayUndo) return
    function onKey(event: KeyboardEvent) {
      if (!isUndoKey(event) || typed.current || document.querySelector(':modal')) return
      // A text that has something of its own to undo has done so by then.
      if (event.defaultPrevented && !tookInVain(event)) return
      event.preventDefault()
      run.tell({ is: 'undoRestore' })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [run, mayUndo])

  function undo({ currentTarget }: MouseEvent) {
    // The button goes as it is pressed: whoever had it is at what becomes of it.
    currentTarget.parentElement?.querySelector('output')?.focus({ preventScroll: true })
    run.tell({ is: 'undoRestore' })
  }

  return (
    mayUndo && (
      <button type="button" className="ed-try" onClick={undo}>
        Undo restore
      </button>
    )
  )
}
