/**
 * True where the database refuses what was to be written, and would however often it is tried: classes 22 and 23 of SQLSTATE, what cannot
 * be read as one of its table, and what may not be in it.
 */
export function isDataError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && /^2[23][0-9A-Z]{3}$/.test(String(error.code))) || isDataError(error.cause)
}
