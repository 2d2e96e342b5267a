import { useState } from 'react'
import type { Fields } from '../../fields/kinds.ts'
import type { ListField, Row } from '../../fields/list.ts'
import { isInside, rowAround, valueAt, withRowBack, withValueAt } from '../saving/field-paths.ts'
import { copiedRow } from './copied-row.ts'
import { fieldId, useEditingForm } from './editing-form.ts'
import { pictureOf, secondLineOf } from './row-words.ts'

export type AnyRow = Row<Fields>
/** A row that was just deleted; `saved` is undefined for one that never was. */
type Gone = { row: AnyRow; saved: AnyRow | undefined; index: number }

/** What opens a row, as a selector within the list. */
export const openingOf = (id: string) => `:scope > [data-row-id="${CSS.escape(id)}"] .ed-open-row`

/**
 * What is done with the rows of a list: each does it to the draft, and says it to whoever does not see it. `focusNext` is told
 * what gets the focus once the list is drawn anew.
 */
export function useListRows(field: ListField, fieldPath: string, focusNext: (selector: string) => void) {
  const { run, desk, row: open, openRow, readyNext } = useEditingForm()
  const [said, setSaid] = useState('')
  const [gone, setGone] = useState<Gone | null>(null)

  /** Of the draft as it is now: a drag moves faster than React renders. */
  const rowsNow = () => valueAt(run.state().draft, fieldPath) as AnyRow[]
  const placeOf = ({ id }: AnyRow) => rowsNow().findIndex((each) => each.id === id)
  const pathOf = ({ id }: AnyRow) => `${fieldPath}#${id}`
  const focusAdd = () => document.getElementById(`${fieldId(fieldPath)}-add`)?.focus()

  function insert(row: AnyRow, index: number) {
    if (rowsNow().length >= field.most) return desk.toast(field.tooMany)
    run.tell({ is: 'typed', draft: withRowBack(run.state().draft, fieldPath, row, index) })
    openRow(pathOf(row))
  }

  const add = () => insert(field.newRow() as AnyRow, rowsNow().length)

  function startOver() {
    if (rowsNow().length >= field.most) desk.toast(field.tooMany)
    else readyNext(fieldPath)
  }

  /** Another with the same words, right below it. */
  function duplicate(row: AnyRow) {
    const index = placeOf(row)
    if (index >= 0) insert(copiedRow(field, rowsNow()[index]), index + 1)
  }

  function move(row: AnyRow, by: -1 | 1, focus = '') {
    const ids = rowsNow().map(({ id }) => id)
    const from = ids.indexOf(row.id)
    const to = from + by
    if (from < 0 || to < 0 || to >= ids.length) return
    ids.splice(to, 0, ...ids.splice(from, 1))
    setGone(null)
    if (focus) focusNext(`:scope > [data-row-id="${CSS.escape(row.id)}"] ${focus}`)
    run.tell({ is: 'moved', list: fieldPath, draft: withValueAt(run.state().draft, `${fieldPath}#order`, ids) })
    setSaid(`${field.nameOf(row)}: ${to + 1} of ${ids.length}`)
  }

  /** A row of the draft is asked about and deleted; the empty form that waited for a next one just goes. */
  async function remove(row: AnyRow) {
    if (placeOf(row) < 0) {
      openRow(rowAround(fieldPath))
      return focusAdd()
    }
    const sure = await desk.ask({
      title: field.asks,
      what: { name: field.nameOf(row), text: secondLineOf(field, row), picture: pictureOf(field.item, row) },
      text: 'It leaves the page at once. History keeps it, so it can be brought back.',
      yes: 'Delete',
      no: 'Keep it',
    })
    if (!sure) return
    const before = run.state().saved.content
    const index = placeOf(row)
    const next = rowsNow()[index + 1] ?? rowsNow()[index - 1]
    if (isInside(open ?? '', pathOf(row))) openRow(rowAround(fieldPath))
    run.tell({ is: 'removed', list: fieldPath, id: row.id, draft: withValueAt(run.state().draft, pathOf(row), null) })
    const saved = valueAt(before, pathOf(row)) as AnyRow | undefined
    setGone({ row, saved, index })
    setSaid(`${field.nameOf(row)} deleted`)
    if (next) focusNext(openingOf(next.id))
    else focusAdd()
  }

  /** Where it was, as it was saved, and saved at once like the deletion; words typed in it before come back unsaved. */
  function bringBack({ row, saved, index }: Gone) {
    const draft = withRowBack(run.state().draft, fieldPath, row, index)
    run.tell(saved ? { is: 'returned', list: fieldPath, row: saved, index, draft } : { is: 'typed', draft })
    setGone(null)
    setSaid(`${field.nameOf(row)} is back`)
    focusNext(openingOf(row.id))
  }

  return { said, gone, add, startOver, duplicate, move, remove, bringBack }
}
