/** Twice what 2,000 of the usual length come to; it is shown again with what is wrong in it. */
export const sheetLimits = { bytes: 256 * 1024, rows: 2000 }

export interface SheetRow {
  /** Counted with those that have nothing in them, as a spreadsheet does. */
  line: number
  cells: string[]
}

/** The rows of a sheet as spreadsheets write one (RFC 4180) that have something in them: parted by commas, semicolons or tabs, whichever is first. */
export function readSheet(text: string): SheetRow[] {
  const sheet = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const parting = /[,;\t]/.exec(sheet)?.[0] ?? ','
  const rows: SheetRow[] = []
  let [line, row, cell, quoted] = [0, [] as string[], '', false]
  for (let at = 0; at < sheet.length; at++) {
    const sign = sheet[at]
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (sheet[at + 1] === '"') cell += sheet[++at]
      else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === parting) endCell()
    else if (sign === '\n' || sign === '\r') endRow()
    else cell += sign
  }
  endRow()
  return rows

  function endCell() {
    row.push(cell.trim())
    cell = ''
  }

  function endRow() {
    endCell()
    line++
    if (row.some((each) => each !== '')) rows.push({ line, cells: row })
    row = []
  }
}

/** Old and new addresses of a sheet; a first line that names its columns is none of them. */
export function redirectsOfSheet(text: string): { line: number; from: string; to: string }[] {
  const written = readSheet(text)
  const named = written.length > 0 && !written[0].cells.some((cell) => cell.includes('/'))
  return written.map(({ line, cells: [from = '', to = ''] }) => ({ line, from, to })).slice(named ? 1 : 0)
}
