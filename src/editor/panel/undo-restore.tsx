import { useEffect, type MouseEvent } from 'react'
import type { Edited } from '../desk/edited-things.ts'
import { useRun } from '../desk/use-desk.ts'
import { isUndoKey } from '../on-page/shortcuts.ts'
import { replacedBy } from '../saving/save-state.ts'

/** The way back from an older version that was just brought back, by the key that undoes what is typed, too; gone once anything else was done. */
export function UndoRestore({ edited: { run } }: { edited: Edited }) {
  const mayUndo = replacedBy(useRun(run)) !== undefined

  useEffect(() => {
    if (!mayUndo) return
    function onKey(event: KeyboardEvent) {
      // A text that has something of its own to undo has said so by then.
      if (!isUndoKey(event) || event.defaultPrevented || document.querySelector(':modal')) return
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
