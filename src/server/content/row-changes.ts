import type { Problem } from '../../fields/field.ts'
import type { Fields } from '../../fields/kinds.ts'
import type { ListField, Row } from '../../fields/list.ts'
import { blankOf, checkRecord, decodeRecord } from '../../fields/record.ts'
import { refused } from '../http/errors.ts'
import { refuseProblems } from './stored-content.ts'

/** What can be done to the rows of a list, one at a time; each answers the rows as they are then. */

export type AnyRow = Row<Fields>
type AnyList = ListField<Fields>

/** Adds a row at the end; answers its id too. Throws `invalid` with what is wrong in it. */
export function addRow(list: AnyList, rows: readonly AnyRow[], sent: object): { rows: AnyRow[]; id: string } {
  const row = readRow(list, sent, list.newRow())
  return { rows: [...rows, row], id: row.id }
}

/** What is not named stays as it is, and so does its id. */
export function changeRow(list: AnyList, rows: readonly AnyRow[], id: string, sent: object): AnyRow[] {
  const row = readRow(list, sent, requireRow(list, rows, id))
  return rows.map((each) => (each.id === id ? row : each))
}

/** Throws `unknownItem` where there is no such row. */
export function removeRow(list: AnyList, rows: readonly AnyRow[], id: string): AnyRow[] {
  const row = requireRow(list, rows, id)
  return rows.filter((each) => each !== row)
}

/** `place` counts from 1; beyond the end is the end. */
export function moveRow(list: AnyList, rows: readonly AnyRow[], id: string, place: number): AnyRow[] {
  const row = requireRow(list, rows, id)
  return rows.filter((each) => each !== row).toSpliced(Math.max(0, place - 1), 0, row)
}

const noSuchRow = ({ noun }: Pick<AnyList, 'noun'>) => refused('unknownItem', { message: `There is no such ${noun}.` })

function requireRow(list: AnyList, rows: readonly AnyRow[], id: string): AnyRow {
  const row = rows.find((each) => each.id === id)
  if (!row) throw noSuchRow(list)
  return row
}

/** A word that is none of those one may choose is as if none was chosen, so the list's own message asks for it. */
function readRow({ item }: AnyList, sent: object, absent: AnyRow): AnyRow {
  const { value, lost } = decodeRecord(item, sent, absent)
  const blank = blankOf(item)
  const read = { ...value, ...Object.fromEntries(lost.map((name) => [name, blank[name]])) }
  const problems = checkRecord(item, read)
  const problemOf = (path: string): Problem[] => {
    const own = problems.filter((problem) => problem.path === path)
    return own.length > 0 || !lost.includes(path) ? own : [{ path, message: `The field "${path}" cannot be read.` }]
  }
  refuseProblems(Object.keys(item).flatMap(problemOf))
  return { ...read, id: absent.id }
}
