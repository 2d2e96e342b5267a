import type { Problem } from './field.ts'
import type { Fields } from './kinds.ts'
import type { Row } from './list.ts'

/** Rows that say what another says already. Of those that are saved like that, only what was changed since is told. */
export function sameTwice<F extends Fields>(
  rows: readonly Row<F>[],
  path: string,
  saved: readonly Row<F>[] | undefined,
  { field, message }: { field: keyof F; message: string },
): Map<number, Problem> {
  const said = (row: Row<F>) => String(row[field]).trim().toLowerCase()
  const before = new Map(saved?.map((row) => [row.id, said(row)]))
  const groups = new Map<string, number[]>()
  // Not Map.groupBy, which browsers do not all have yet.
  for (const [index, row] of rows.entries()) groups.set(said(row), [...(groups.get(said(row)) ?? []), index])
  const wrong = [...groups].flatMap(([word, indexes]) => {
    if (word === '' || indexes.length === 1) return []
    const news = indexes.filter((index) => before.get(rows[index].id) !== word)
    return news.length === indexes.length ? news.slice(1) : news
  })
  return new Map(wrong.map((index) => [index, { path: `${path}.${index}.${String(field)}`, message }]))
}
