import type { ListField } from '../../fields/list.ts'
import { valueAt, withValueAt } from '../saving/field-paths.ts'
import { useEditingForm } from './editing-form.ts'

/** Takes the row back to what is saved, and if one likes on to a new one; empties one that never was. And makes another like it. */
export function ResetRow({
  field,
  fieldPath,
  onStartOver,
  onDuplicate,
}: {
  field: ListField
  fieldPath: string
  /** Where one may go on to a new row. */ onStartOver?: (() => void) | undefined
  /** Where there may be another. */ onDuplicate?: (() => void) | undefined
}) {
  const { run, state } = useEditingForm()
  const saved = valueAt(state.saved.content, fieldPath)

  function reset() {
    const now = valueAt(run.state().draft, fieldPath) as { id: string }
    run.tell({ is: 'typed', draft: withValueAt(run.state().draft, fieldPath, saved ?? { ...field.newRow(), id: now.id }) })
  }

  if (!valueAt(state.draft, fieldPath)) return null
  return (
    <div className="ed-row">
      <ResetLink words={saved ? 'Reset to what is saved' : 'Reset'} onPress={reset} />
      {saved !== undefined && onStartOver && (
        <ResetLink
          words="Reset and add another"
          onPress={() => {
            reset()
            onStartOver()
          }}
        />
      )}
      {onDuplicate && <ResetLink words="Duplicate" onPress={onDuplicate} />}
    </div>
  )
}

function ResetLink({ words, onPress }: { words: string; onPress(): void }) {
  return (
    <button type="button" className="ed-link" onClick={onPress}>
      {words}
    </button>
  )
}
