/** The rows of these numbers, in the order of the numbers; a number without a row is left out. */
export function inOrderOf<R extends { id: number }>(ids: readonly number[], rows: readonly R[]): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
