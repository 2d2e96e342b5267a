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
  console.log(`\n${title}`)
  const width = (pick: (each: Figure) => string, head: string) => Math.max(head.length, ...figures.map((each) => pick(each).length))
  const widths = [width((f) => f.what, 'what'), width((f) => f.measured, 'measured'), width((f) => f.aim, 'aim')]
  const line = (cells: string[]) => console.log(`| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 3)).join(' | ')} |`)
  line(['what', 'measured', 'aim', 'met'])
  line([...widths.map((n) => '-'.repeat(n)), '---'])
  for (const each of figures) line([each.what, each.measured, each.aim, each.met ? 'yes' : 'NO '])
}
