/** What a form says under a name, as it was typed, `most` characters of it; empty where it says nothing, or brings a file there. */
export function postedText(form: FormData, name: string, most = Infinity): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, most) : ''
}
