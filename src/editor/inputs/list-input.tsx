import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ListField, Row } from '../../fields/list.ts'
import type { Fields } from '../../fields/kinds.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { fieldId, useEditingForm, type InputProps } from './editing-form.ts'
import { isInside, rowAround, valueAt, withRowBack, withValueAt } from '../saving/field-paths.ts'
import { counted } from '../words/moments.ts'
import { copiedRow } from './copied-row.ts'
import { FieldHint } from './field-frame.tsx'
import { GoneRow } from './gone-row.tsx'
import { ListRow } from './list-row.tsx'
import { RowAlone } from './row-alone.tsx'
import { pictureOf, secondLineOf } from './row-words.ts'

type AnyRow = Row<Fields>
/** A row that was just deleted; `saved` is undefined for one that never was. */
type Gone = { row: AnyRow; saved: AnyRow | undefined; index: number }

/** Rows in their order; one is open at a time, in place. Moves are saved two seconds after the last one. */
export function ListInput({ field, value, fieldPath }: InputProps<ListField>) {
  const { run, desk, row: open, openRow, ready, readyNext } = useEditingForm()
  const [said, setSaid] = useState('')
  const [held, setHeld] = useState('')
  const [gone, setGone] = useState<Gone | null>(null)
  const refocus = useRef('')
  const list = useRef<HTMLOListElement>(null)
  const { noun, nouns } = field
  const rows = value as AnyRow[]
  const isReady = ready?.list === fieldPath && !rows.some(({ id }) => id === ready.row.id)
  const shown = isReady ? [...rows, ready.row as AnyRow] : rows
  const head = fieldId(fieldPath)

  const alone = field.alone && rows.find(({ id }) => isInside(open ?? '', `${fieldPath}#${id}`))
  const aloneId = alone?.id
  // Whoever comes back to the list is where they left it; a new row that is not kept was begun at its button.
  useEffect(
    () => () => {
      if (aloneId !== undefined) refocus.current = `:scope > [data-row-id="${CSS.escape(aloneId)}"] .ed-open-row`
    },
    [aloneId],
  )

  // A row that changes places is taken out of the document and put back, which costs it its focus.
  useEffect(() => {
    if (refocus.current) (list.current?.querySelector<HTMLElement>(refocus.current) ?? document.getElementById(`${head}-add`))?.focus()
    refocus.current = ''
  })

  const add = () => insert(field.newRow() as AnyRow, rowsNow().length)

  function startOver() {
    if (rowsNow().length >= field.most) desk.toast(field.tooMany)
    else readyNext(fieldPath)
  }

  /** Another with the same words, right below it. */
  const duplicate = ({ id }: AnyRow) => {
    const index = rowsNow().findIndex((each) => each.id === id)
    if (index >= 0) insert(copiedRow(field, rowsNow()[index]), index + 1)
  }

  function insert(row: AnyRow, index: number) {
    if (rowsNow().length >= field.most) return desk.toast(field.tooMany)
    run.tell({ is: 'typed', draft: withRowBack(run.state().draft, fieldPath, row, index) })
    openRow(`${fieldPath}#${row.id}`)
  }

  /** Of the draft as it is now: a drag moves faster than React renders. */
  function rowsNow(): AnyRow[] {
    return valueAt(run.state().draft, fieldPath) as AnyRow[]
  }

  const valueNow = ({ id }: AnyRow) => rowsNow().some((row) => row.id === id)

  function move(row: AnyRow, by: -1 | 1, focus = '') {
    const ids = rowsNow().map(({ id }) => id)
    const from = ids.indexOf(row.id)
    const to = from + by
    if (from < 0 || to < 0 || to >= ids.length) return
    ids.splice(to, 0, ...ids.splice(from, 1))
    setGone(null)
    if (focus) refocus.current = `:scope > [data-row-id="${CSS.escape(row.id)}"] ${focus}`
    run.tell({ is: 'moved', list: fieldPath, draft: withValueAt(run.state().draft, `${fieldPath}#order`, ids) })
    setSaid(`${field.nameOf(row)}: ${to + 1} of ${ids.length}`)
  }

  /** The empty form that waited for a next row. */
  function letGo() {
    openRow(rowAround(fieldPath))
    document.getElementById(`${head}-add`)?.focus()
  }

  async function remove(row: AnyRow) {
    const sure = await desk.ask({
      title: field.asks,
      what: { name: field.nameOf(row), text: secondLineOf(field, row), picture: pictureOf(field.item, row) },
      text: 'It leaves the page at once. History keeps it, so it can be brought back.',
      yes: 'Delete',
      no: 'Keep it',
    })
    if (!sure) return
    const before = run.state().saved.content
    const index = rowsNow().findIndex(({ id }) => id === row.id)
    const next = rowsNow()[index + 1] ?? rowsNow()[index - 1]
    if (isInside(open ?? '', `${fieldPath}#${row.id}`)) openRow(rowAround(fieldPath))
    run.tell({ is: 'removed', list: fieldPath, id: row.id, draft: withValueAt(run.state().draft, `${fieldPath}#${row.id}`, null) })
    const saved = valueAt(before, `${fieldPath}#${row.id}`) as AnyRow | undefined
    setGone({ row, saved, index })
    setSaid(`${field.nameOf(row)} deleted`)
    if (next) refocus.current = `:scope > [data-row-id="${CSS.escape(next.id)}"] .ed-open-row`
    else document.getElementById(`${head}-add`)?.focus()
  }

  /** Where it was, as it was saved, and saved at once like the deletion; words typed in it before come back unsaved. */
  function bringBack({ row, saved, index }: Gone) {
    const draft = withRowBack(run.state().draft, fieldPath, row, index)
    run.tell(saved ? { is: 'returned', list: fieldPath, row: saved, index, draft } : { is: 'typed', draft })
    setGone(null)
    setSaid(`${field.nameOf(row)} is back`)
    refocus.current = `:scope > [data-row-id="${CSS.escape(row.id)}"] .ed-open-row`
  }

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
              onRemove={() => (valueNow(row) ? void remove(row) : letGo())}
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
