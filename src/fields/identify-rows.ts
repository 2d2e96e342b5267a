type Named = { id: string }

type Wanted<R extends Named> = {
  rows: R[]
  ids: readonly string[] | undefined
  previous: readonly R[] | undefined
  exact(row: R): string
  nameOf(row: R): string
  newId(): string
}

/** A row keeps its id when it is the same, else when it has the same name, else when it is where that row was. */
export function identifyRows<R extends Named>({ rows, ids, previous, exact, nameOf, newId }: Wanted<R>): R[] {
  if (ids && ids.length === rows.length && new Set(ids).size === ids.length) return rows.map((row, index) => ({ ...row, id: ids[index] }))
  if (!previous) return rows.map((row, index) => ({ ...row, id: `r${index}` }))
  const free = new Set(previous.map((row) => row.id))
  const found: (string | undefined)[] = rows.map(() => undefined)
  for (const same of [exact, nameOf]) {
    // Each row is read once for a pass, however many there are: a thousand rows that all changed are no work worth telling.
    const waiting = new Map<string, string[]>()
    for (const row of previous.toReversed()) {
      if (!free.has(row.id)) continue
      const key = same(row)
      const ids = waiting.get(key)
      if (ids) ids.push(row.id)
      else waiting.set(key, [row.id])
    }
    rows.forEach((row, index) => {
      const id = found[index] ? undefined : waiting.get(same(row))?.pop()
      if (id === undefined) return
      found[index] = id
      free.delete(id)
    })
  }
  rows.forEach((_row, index) => {
    const old = previous[index]
    if (!found[index] && old && rows.length === previous.length && free.delete(old.id)) found[index] = old.id
  })
  return rows.map((row, index) => ({ ...row, id: found[index] ?? newId() }))
}
