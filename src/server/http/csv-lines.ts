import { stringify } from 'csv-stringify/sync'

/** Lines of a sheet. A cell that a spreadsheet would take for a formula is made harmless (OWASP, CSV injection); the mark at the start says UTF-8. */
export const csvLines = (rows: string[][], first = false): string =>
  stringify(
    rows.map((cells) => cells.map(harmless)),
    // Every one of them, or a line end or a separator of another country's within would begin a cell of its own.
    { bom: first, record_delimiter: 'windows', quoted: true },
  )

const harmless = (cell: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell)
