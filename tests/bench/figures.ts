/** Small statistics, and how figures are written. */

export const median = (values: number[]) => percentile(values, 50)

/** Nearest-rank percentile. */
export function percentile(values: number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)]
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en-US')}/s`
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
export const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

export type Figure = { what: string; measured: string; aim: string; met: boolean }

export function figure(what: string, measured: string, aim: string, met: boolean): Figure {
  return { what, measured, aim, met }
}

export function printTable(title: string, figures: Figure[]) {
  printRows(
    title,
    ['what', 'measured', 'aim', 'met'],
    figures.map(({ what, measured, aim, met }) => [what, measured, aim, met ? 'yes' : 'NO ']),
  )
}

/** A table of words, each column as wide as its widest cell. */
export function printRows(title: string, head: readonly string[], rows: readonly (readonly string[])[]) {
  console.log(`\n${title}`)
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column].length)))
  const line = (cells: readonly string[]) => console.log(`| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`)
  line(head)
  line(widths.map((width) => '-'.repeat(width)))
  for (const row of rows) line(row)
}

/** The sizes that stand after the command, if any do. */
export function sizesAsked(): number[] | undefined {
  const sizes = process.argv.slice(2).map(Number).filter(Number.isInteger)
  return sizes.length > 0 ? sizes : undefined
}
