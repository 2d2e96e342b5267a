/** "07-04-2026", the way dates are typed here: month, day, year. */
const written = /^(\d{2})-(\d{2})-(\d{4})$/

/** True for mm-dd-yyyy of a day there is. */
export function isDay(text: string): boolean {
  const found = written.exec(text)
  if (!found) return false
  const [month, day, year] = found.slice(1).map(Number)
  const at = new Date(Date.UTC(year, month - 1, day))
  return year >= 1000 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
}

/** A day as people write it, 7/4/2026, the way dates are typed here; what is none stays as it is. */
export function tidyDay(text: string): string {
  const found = /^\s*(\d{1,2})[-/](\d{1,2})[-/](\d{4})\s*$/.exec(text)
  if (!found) return text
  const day = `${found[1].padStart(2, '0')}-${found[2].padStart(2, '0')}-${found[3]}`
  return isDay(day) ? day : text
}

/** "2026-07-04", as the browser's own picker has it, as mm-dd-yyyy; undefined when it is neither. */
export function fromPicker(iso: string): string | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  return found ? `${found[2]}-${found[3]}-${found[1]}` : undefined
}

/** mm-dd-yyyy for the browser's own picker; empty when it is no day. */
export function forPicker(text: string): string {
  const found = isDay(text) ? written.exec(text) : null
  return found ? `${found[3]}-${found[1]}-${found[2]}` : ''
}
