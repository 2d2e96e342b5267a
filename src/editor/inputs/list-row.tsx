import type { KeyboardEvent } from 'react'
import type { Fields } from '../../fields/kinds.ts'
import type { ListField, Row } from '../../fields/list.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { EditorIcon } from '../editor-icon.tsx'
import { useEditingForm } from './editing-form.ts'
import { isInside, rowAround, rowOfPath } from '../saving/field-paths.ts'
import { Thumbnail } from '../uploads/thumbnail.tsx'
import { RecordInputs } from './record-inputs.tsx'
import { ResetRow } from './reset-row.tsx'
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
  onDuplicate(): void
  /** On to a new row, and this one as it is saved. */
  onStartOver(): void
}

/** One row: handle, name, tools, and its form while it is open. */
export function ListRow({ field, row, fieldPath, help, position, held, onHold, onMove, onRemove, onDuplicate, onStartOver }: Props) {
  const { row: opened, openRow, state } = useEditingForm()
  const open = isInside(opened ?? '', fieldPath)
  const name = field.nameOf(row)
  const picture = pictureOf(field.item, row)
  const toggled = open ? rowAround(rowOfPath(fieldPath)?.list ?? '') : fieldPath
  const wrong = state.problems.some(({ path }) => isInside(path, fieldPath))

  function byArrows(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!by) return
    event.preventDefault()
    onMove(by, '.ed-grip')
  }

  return (
    <li data-row-id={row.id} data-row-path={fieldPath} className={[open && 'on', held && 'drag', wrong && 'bad'].filter(Boolean).join(' ')}>
      <div className={field.fixed ? 'ed-item fixed' : 'ed-item'}>
        {!field.fixed && (
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
        )}
        <button
          type="button"
          className={picture === undefined ? 'ed-open-row plain' : 'ed-open-row'}
          aria-expanded={open}
          onClick={() => openRow(toggled)}
        >
          {picture !== undefined && <Thumbnail of={picture} />}
          <span>
            <b>
              <WholeWords text={name} />
            </b>
            {!open && <small>{secondLineOf(field, row)}</small>}
          </span>
        </button>
        <div className="ed-tools">
          {!field.fixed && (
            <>
              <Tool icon="up" name={`Move ${name} up`} off={position.first} onPress={() => onMove(-1, '.ed-up-tool')} />
              <Tool icon="down" name={`Move ${name} down`} off={position.last} onPress={() => onMove(1, '.ed-down-tool')} />
            </>
          )}
          {!open && <Tool icon="pencil" name={`Edit ${name}`} onPress={() => openRow(fieldPath)} />}
          {!field.fixed && <Tool icon="bin" name={`Delete ${name}`} onPress={onRemove} />}
        </div>
      </div>
      {open && (
        <fieldset className="ed-form" aria-label={name}>
          <RecordInputs fields={field.item} value={row} at={fieldPath} />
          <ResetRow field={field} fieldPath={fieldPath} {...(field.fixed ? {} : { onStartOver, onDuplicate })} />
        </fieldset>
      )}
    </li>
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
