import type { ListField } from '../../fields/list.ts'
import { valueAt, withValueAt } from '../saving/field-paths.ts'
import { useEditingForm } from './editing-form.ts'

/** Takes the row back to what is saved, and if one likes on to a new one; empties one that never was. */
export function ResetRow({
  field,
  fieldPath,
  onStartOver,
}: {
  field: ListField
  fieldPath: string
  /** Where one may go on to a new row. */ onStartOver?(): void
}) {
  const { run, state } = useEditingForm()
  const saved = valueAt(state.saved.content, fieldPath)

  function reset() {
    const now = valueAt(run.state().draft, fieldPath) as { id: string }
    run.tell({ is: 'typed', draft: withValueAt(run.state().draft, fieldPath, saved ?? { ...field.newRow(), id: now.id }) })
  }

  if (!valueAt(state.draft, fieldPath)) return null
  if (!saved) return <ResetLink words="Reset" onPress={reset} />
  return (
    <div className="ed-row">
      <ResetLink words="Reset to what is saved" onPress={reset} />
      {onStartOver && (
        <ResetLink
          words="Reset and add another"
          onPress={() => {
            reset()
            onStartOver()
          }}
        />
      )}
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
