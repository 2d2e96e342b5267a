import type { Problem } from './field.ts'
import type { Fields } from './kinds.ts'
import type { ListField, Row } from './list.ts'

/** The lists among the fields, by name. */
export const listsIn = (fields: Fields): [string, ListField][] =>
  Object.entries(fields).filter((entry): entry is [string, ListField<Fields>] => entry[1].kind === 'list')

/** What a list asks of the lists inside its rows. Paths begin at the outer list: "#k3f9.points". */
export function innerLists<F extends Fields>(item: F) {
  const lists = listsIn(item)

  function changeRows(row: Row<F>, change: (field: ListField, rows: Row<Fields>[], name: string) => Row<Fields>[]): Row<F> {
    if (lists.length === 0) return row
    return { ...row, ...Object.fromEntries(lists.map(([name, field]) => [name, change(field, rowsIn(row, name), name)])) }
  }

  return {
    lists,
    worthSaving: (row: Row<F>): Row<F> => changeRows(row, (field, rows) => field.worthSaving(rows)),
    /** Gives the rows inside this one their ids; `before` is this row as it was, `inside` knows the ids that came with it. */
    identify: (row: Row<F>, before: Row<F> | undefined, inside: ((path: string) => readonly string[] | undefined) | undefined): Row<F> =>
      changeRows(row, (field, rows, name) => {
        const at = `#${row.id}.${name}`
        return field.identify(rows, inside?.(at), before && rowsIn(before, name), (path) => inside?.(at + path))
      }),
    idsOf: (row: Row<F>): [path: string, ids: string[]][] =>
      lists
        .filter(([name]) => rowsIn(row, name).length > 0)
        .flatMap(([name, field]) =>
          field.idsOf(rowsIn(row, name)).map(([path, ids]): [string, string[]] => [`#${row.id}.${name}${path}`, ids]),
        ),
    /** Of every list inside this row that has more rows than it may; `path` is that of the row. */
    overfull: (row: Row<F>, path: string): Problem[] =>
      lists.flatMap(([name, field]) => field.overfull(rowsIn(row, name), `${path}.${name}`)),
  }
}

const rowsIn = (row: object, name: string) => (row as Record<string, Row<Fields>[]>)[name]
