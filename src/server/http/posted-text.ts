/**
 * What a form says under a name, `most` characters of it; empty where it says nothing, or brings a file there. It is as it was typed, but
 * for the character zero and half characters, which no text of PostgreSQL holds.
 */
export function postedText(form: FormData, name: string, most = Infinity): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, most).toWellFormed() : ''
}
