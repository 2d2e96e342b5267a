import { useId } from 'react'
import type { Fields } from '../../fields/kinds.ts'
import type { ListField, Row } from '../../fields/list.ts'
import type { RowAlone } from '../../fields/list-options.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { valueAt } from '../saving/field-paths.ts'
import { useEditingForm } from './editing-form.ts'
import { RecordInputs } from './record-inputs.tsx'
import { ResetRow } from './reset-row.tsx'

type Props = {
  field: ListField
  alone: RowAlone
  row: Row<Fields>
  fieldPath: string
  onBack(): void
  /** On to a new row, and this one as it is saved. */
  onStartOver(): void
  onDuplicate(): void
}

/** A row that has the panel to itself, with the way back to its list. */
export function RowAlone({ field, alone, row, fieldPath, onBack, onStartOver, onDuplicate }: Props) {
  const { state } = useEditingForm()
  const id = useId()
  const isNew = valueAt(state.saved.content, fieldPath) === undefined
  const asked = Object.fromEntries(alone.asks(isNew).map((name) => [name, (field.item as Fields)[name]]))
  return (
    <section className="ed-alone" aria-labelledby={id} data-row-id={row.id} data-row-path={fieldPath}>
      <button type="button" className="ed-link ed-back" onClick={onBack}>
        <EditorIcon name="back" />
        {alone.back}
      </button>
      <h3 id={id}>{isNew ? alone.add : alone.edit(row)}</h3>
      <div className="ed-form">
        <RecordInputs fields={asked} value={row} at={fieldPath} />
        <ResetRow
          field={field}
          fieldPath={fieldPath}
          {...(field.fixed ? {} : { onStartOver })}
          {...(field.fixed || isNew ? {} : { onDuplicate })}
        />
      </div>
    </section>
  )
}
