import { useWords } from '../../words/use-words.ts'
import type { DialogWork } from './use-dialog-work.ts'

/** How the last action in a dialog went, with a button that undoes it where that is possible. */
export function DialogStatus({ work: { said, problem } }: { work: DialogWork }) {
  const words = useWords().blogSettings.terms
  return (
    <div className="blogs-dialog-said">
      <output>{said?.text}</output>
      {said?.undo && (
        <button type="button" className="blogs-link" onClick={said.undo}>
          {words.undo}
        </button>
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  )
}
