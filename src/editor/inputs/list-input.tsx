import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { ListField } from '../../fields/list.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { fieldId, useEditingForm, type InputProps } from './editing-form.ts'
import { isInside, rowAround } from '../saving/field-paths.ts'
import { counted } from '../words/moments.ts'
import { FieldHint } from './field-frame.tsx'
import { GoneRow } from './gone-row.tsx'
import { ListRow } from './list-row.tsx'
import { RowAlone } from './row-alone.tsx'
import { openingOf, useListRows, type AnyRow } from './use-list-rows.ts'

/** Rows in their order; one is open at a time, in place. Moves are saved two seconds after the last one. */
export function ListInput({ field, value, fieldPath }: InputProps<ListField>) {
  const { row: open, openRow, ready } = useEditingForm()
  const [held, setHeld] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const { noun, nouns } = field
  const rows = value as AnyRow[]
  const isReady = ready?.list === fieldPath && !rows.some(({ id }) => id === ready.row.id)
  const shown = isReady ? [...rows, ready.row as AnyRow] : rows
  const head = fieldId(fieldPath)
  const focusNext = useFocusOnceDrawn(list, `${head}-add`)
  const { said, gone, add, startOver, duplicate, move, remove, bringBack } = useListRows(field, fieldPath, focusNext)

  const alone = field.alone && rows.find(({ id }) => isInside(open ?? '', `${fieldPath}#${id}`))
  const aloneId = alone?.id
  // Whoever comes back to the list is where they left it; a new row that is not kept was begun at its button.
  useEffect(() => () => void (aloneId !== undefined && focusNext(openingOf(aloneId))), [focusNext, aloneId])

  /** The rows, and in the place of one that has just gone the way back. */
  function withWayBack(shown: ReactNode[]): ReactNode[] {
    if (!gone) return shown
    return shown.toSpliced(gone.index, 0, <GoneRow key="gone" name={field.nameOf(gone.row)} onBringBack={() => bringBack(gone)} />)
  }

  if (field.alone && alone)
    return (
      <RowAlone
        // A click on the page leads straight from one row to another: what the inputs of the first remember is not the second's.
        key={alone.id}
        field={field}
        alone={field.alone}
        row={alone}
        fieldPath={`${fieldPath}#${alone.id}`}
        onBack={() => openRow(rowAround(fieldPath))}
        onStartOver={add}
        onDuplicate={() => duplicate(alone)}
      />
    )

  return (
    <section className="ed-rows" aria-labelledby={`${head}-head`}>
      <div className="ed-listhead">
        <h3 id={`${head}-head`}>{counted(rows.length, noun, nouns)}</h3>
        {!field.fixed && (
          <button type="button" className="ed-b ed-b2" id={`${head}-add`} aria-describedby={`${head}-head`} onClick={add}>
            <EditorIcon name="plus" />
            {field.alone?.add ?? 'Add'}
          </button>
        )}
      </div>
      <FieldHint hint={field.hint} />
      <p className="ed-vh" id={`${head}-help`}>
        Press up or down arrow to move this {noun}.
      </p>
      <ol className={field.alone ? 'ed-list numbered' : 'ed-list'} ref={list} aria-labelledby={`${head}-head`}>
        {withWayBack(
          shown.map((row, index) => (
            <ListRow
              key={row.id}
              field={field}
              row={row}
              fieldPath={`${fieldPath}#${row.id}`}
              help={`${head}-help`}
              position={{ first: index === 0, last: index >= rows.length - 1 }}
              held={held === row.id}
              onHold={setHeld}
              onMove={(by, focus) => move(row, by, focus)}
              onRemove={() => void remove(row)}
              onDuplicate={() => duplicate(row)}
              onStartOver={startOver}
            />
          )),
        )}
      </ol>
      <p className="ed-vh" aria-live="assertive">
        {said}
      </p>
    </section>
  )
}

/**
 * Gives the focus to what a selector finds in the list once it is drawn anew, or else to the element of this id: a row that changes
 * places is taken out of the document and put back, which costs it its focus.
 */
function useFocusOnceDrawn(list: RefObject<HTMLElement | null>, otherwise: string): (selector: string) => void {
  const next = useRef('')
  useEffect(() => {
    if (next.current) (list.current?.querySelector<HTMLElement>(next.current) ?? document.getElementById(otherwise))?.focus()
    next.current = ''
  })
  return useCallback((selector) => void (next.current = selector), [])
}
