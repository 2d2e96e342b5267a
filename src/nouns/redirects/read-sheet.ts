/** Twice what 2,000 of the usual length come to; it is shown again with what is wrong in it. */
export const sheetLimits = { bytes: 256 * 1024, rows: 2000 }

/** The rows of a sheet as spreadsheets write one (RFC 4180): parted by commas, semicolons or tabs, whichever is first; those with nothing in them too. */
export function readSheet(text: string): string[][] {
  const sheet = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const parting = /[,;\t]/.exec(sheet)?.[0] ?? ','
  const rows: string[][] = []
  let [row, cell, quoted] = [[] as string[], '', false]
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
    rows.push(row)
    row = []
  }
}

/** Old and new addresses of a sheet; a first line that names its columns is none of them. */
export function redirectsOfSheet(text: string): { line: number; from: string; to: string }[] {
  const written = readSheet(text)
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const named = written.length > 0 && !written[0].cells.some((cell) => cell.includes('/'))
  return written.map(({ line, cells: [from = '', to = ''] }) => ({ line, from, to })).slice(named ? 1 : 0)
}
