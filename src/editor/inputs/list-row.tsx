import type { KeyboardEvent } from 'react'
import type { Fields } from '../../fields/kinds.ts'
import type { ListField, Row } from '../../fields/list.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { useEditingForm } from './editing-form.ts'
import { valueAt, withValueAt } from '../saving/field-paths.ts'
import { Thumbnail } from '../uploads/thumbnail.tsx'
import { RecordInputs } from './record-inputs.tsx'
import { dragRow } from './row-drag.ts'
import { pictureOf, secondLineOf } from './row-words.ts'

type Props = {
  field: ListField
  row: Row<Fields>
  fieldPath: string
  /** The id of the sentence that tells how to move a row. */
  help: string
  position: { first: boolean; last: boolean }
  held: boolean
  onHold(id: string): void
  onMove(by: -1 | 1, focus?: string): void
  onRemove(): void
  /** On to a new row, and this one as it is saved. */
  onStartOver(): void
}

/** One row: handle, name, tools, and its form while it is open. */
export function ListRow({ field, row, fieldPath, help, position, held, onHold, onMove, onRemove, onStartOver }: Props) {
  const { row: opened, openRow, state } = useEditingForm()
  const open = opened === fieldPath
  const name = field.nameOf(row)
  const picture = pictureOf(field.item, row)
  const wrong = state.problems.some(({ path }) => path.startsWith(`${fieldPath}.`))

  function byArrows(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!by) return
    event.preventDefault()
    onMove(by, '.ed-grip')
  }

  return (
    <li data-row-id={row.id} className={[open && 'on', held && 'drag', wrong && 'bad'].filter(Boolean).join(' ')}>
      <div className="ed-item">
        <button
          type="button"
          className="ed-grip"
          aria-label={`Move ${name}`}
          aria-describedby={help}
          onKeyDown={byArrows}
          onPointerDown={(event) => {
            onHold(row.id)
            dragRow(event, row.id, { step: onMove, ended: () => onHold('') })
          }}
        >
          <EditorIcon name="grip" />
        </button>
        <button
          type="button"
          className={picture === undefined ? 'ed-open-row plain' : 'ed-open-row'}
          aria-expanded={open}
          onClick={() => openRow(open ? null : fieldPath)}
        >
          {picture !== undefined && <Thumbnail of={picture} />}
          <span>
            <b>{name}</b>
            {!open && <small>{secondLineOf(field, row)}</small>}
          </span>
        </button>
        <div className="ed-tools">
          <Tool icon="up" name={`Move ${name} up`} off={position.first} onPress={() => onMove(-1, '.ed-up-tool')} />
          <Tool icon="down" name={`Move ${name} down`} off={position.last} onPress={() => onMove(1, '.ed-down-tool')} />
          {!open && <Tool icon="pencil" name={`Edit ${name}`} onPress={() => openRow(fieldPath)} />}
          <Tool icon="bin" name={`Delete ${name}`} onPress={onRemove} />
        </div>
      </div>
      {open && (
        <fieldset className="ed-form" aria-label={name}>
          <RecordInputs fields={field.item} value={row} at={fieldPath} />
          <Reset field={field} fieldPath={fieldPath} onStartOver={onStartOver} />
        </fieldset>
      )}
    </li>
  )
}

/** Takes the row back to what is saved, and if one likes on to a new one; empties one that never was. */
function Reset({ field, fieldPath, onStartOver }: { field: ListField; fieldPath: string; onStartOver(): void }) {
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
      <ResetLink
        words="Reset and add another"
        onPress={() => {
          reset()
          onStartOver()
        }}
      />
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

type ToolProps = { icon: 'up' | 'down' | 'pencil' | 'bin'; name: string; off?: boolean; onPress(): void }

/** Off is said, not disabled: a button that vanishes from the tab order would drop the focus of whoever pressed it last. */
function Tool({ icon, name, off, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={`ed-ico ed-${icon}-tool`}
      aria-label={name}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
    >
      <EditorIcon name={icon} />
    </button>
  )
}
