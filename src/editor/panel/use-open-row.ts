import { useEffect, useState } from 'react'
import type { ListField } from '../../fields/list.ts'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import { fieldId, type ReadyRow } from '../inputs/editing-form.ts'
import { isInside, listAt, rowAround, rowOfPath, valueAt, withValueAt } from '../saving/field-paths.ts'
import type { SaveState } from '../saving/save-state.ts'
import { isShown } from './parts.ts'
import { showField } from './show-field.ts'

type Needs = { desk: Desk; edited: Edited; state: SaveState; part: string | undefined }

/** The row of a list that is open in a form, the empty one that waits to be typed in, and the field that gets the focus when either is another. */
export function useOpenRow({ desk, edited, state, part }: Needs) {
  const { key, thing, run } = edited
  const [problem] = state.problems
  const [row, setRow] = useState<string | null>(null)
  const [goal, setGoal] = useState({ fieldPath: '' })
  const [told, setTold] = useState(problem)
  const [ready, setReady] = useState<ReadyRow | null>(null)
  const [adds, setAdds] = useState<string | null>(null)
  const isNew = row !== null && !valueAt(state.saved.content, row) && (ready !== null || valueAt(state.draft, row) !== undefined)

  // The first wrong field is shown and gets the focus, wherever it is.
  if (problem !== told) {
    setTold(problem)
    if (problem) focusOn(problem.path)
  }

  // A new row that is saved leaves an empty form for the next one; one that had the panel to itself, its list.
  if (adds && valueAt(state.saved.content, adds)) {
    const list = rowOfPath(adds)?.list ?? ''
    setAdds(null)
    if (row === adds && isAlone(adds)) setRow(rowAround(list))
    else if (row === adds) readyNext(list)
  }

  useEffect(() => {
    // A field that this part does not show may be wrong too, in a draft for one: then all of the section opens, at that field.
    if (goal.fieldPath && !isShown(thing, part, goal.fieldPath)) {
      desk.open(key)
      return
    }
    const field = goal.fieldPath ? firstFieldAt(goal.fieldPath) : null
    field?.focus({ preventScroll: true })
    // A row that opens is shown from its top; a field that is wrong only has to be seen.
    if (isRow(goal.fieldPath)) field?.closest('li')?.scrollIntoView({ block: 'start' })
    else if (field) showField(field)
  }, [desk, key, thing, part, goal])

  function readyNext(list: string) {
    const field = listAt(thing.record.fields, list)
    if (!field || (valueAt(run.state().draft, list) as unknown[]).length >= field.most) return
    const next = field.newRow()
    setReady({ list, row: next })
    setRow(`${list}#${next.id}`)
    setGoal({ fieldPath: `${list}#${next.id}` })
  }

  function focusOn(fieldPath: string) {
    const inRow = rowOfPath(fieldPath)
    // A long text is one input, whatever it is kept as.
    if (inRow && !('written' in (listAt(thing.record.fields, inRow.list) ?? {}))) setRow(`${inRow.list}#${inRow.id}`)
    setGoal({ fieldPath })
  }

  /** A new row nobody wrote in goes when another is opened, but not when one inside it is. */
  function openRow(fieldPath: string | null) {
    if (row && !isInside(fieldPath ?? '', row) && isUntouched(edited, row))
      run.tell({ is: 'typed', draft: withValueAt(run.state().draft, row, null) })
    setReady(null)
    setRow(fieldPath)
    // Who closes a row is still in the one around it: the focus stays beside what was closed.
    if (fieldPath && !(row && isInside(row, fieldPath))) setGoal({ fieldPath })
  }

  /** Opens what is around the row in its place. */
  function closeRow() {
    if (row) openRow(rowAround(rowOfPath(row)?.list ?? ''))
  }

  function isAlone(fieldPath: string): boolean {
    return listOf(edited, fieldPath)?.alone !== undefined
  }

  return {
    row,
    openRow,
    closeRow,
    ready,
    readyNext,
    focusOn,
    /** Where the focus was led to last. */
    goal: goal.fieldPath,
    /** True for a form that has the panel to itself. */
    isAlone: row !== null && isAlone(row),
    isNew,
    /** True while there is nothing in it that somebody wrote. */
    isUntouched: () => row !== null && (ready !== null || isUntouched(edited, row)),
    /** What a save adds, in a word; undefined where it adds nothing. */
    adding: isNew ? (listOf(edited, row)?.noun ?? 'row') : undefined,
    /** Told before a save, so that what follows a new row follows once it is saved. */
    saves: () => setAdds(isNew ? row : null),
  }
}

function firstFieldAt(fieldPath: string): HTMLElement | null {
  const field = document.getElementById(fieldId(fieldPath))
  if (field) return field
  const row = rowOfPath(fieldPath)
  return row
    ? (document.querySelector<HTMLElement>(
        `[data-row-path="${CSS.escape(`${row.list}#${row.id}`)}"] .ed-form :is(input, select, textarea, button)`,
      ) ?? document.getElementById(fieldId(row.list)))
    : null
}

const isRow = (fieldPath: string) => /#[^.#]+$/.test(fieldPath)

function isUntouched(edited: Edited, fieldPath: string): boolean {
  const { run, files } = edited
  const state = run.state()
  const row = valueAt(state.draft, fieldPath) as { id: string } | undefined
  if (!row || valueAt(state.saved.content, fieldPath) || files.anyWithin(fieldId(fieldPath))) return false
  const field = listOf(edited, fieldPath)
  return field !== undefined && JSON.stringify({ ...field.newRow(), id: '' }) === JSON.stringify({ ...row, id: '' })
}

/** The list a row is in. */
const listOf = ({ thing }: Edited, fieldPath: string): ListField | undefined =>
  listAt(thing.record.fields, rowOfPath(fieldPath)?.list ?? '')
