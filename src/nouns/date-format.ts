const kept = new Map<string, Intl.DateTimeFormat>()
/** Far more than there are languages, zones and ways to write a date. */
const most = 500

/** One formatter for each language and way of writing: to make one takes a hundred times as long as to use it. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify([language, options])
  const known = kept.get(name)
  if (known) return known
  if (kept.size >= most) kept.clear()
  const made = new Intl.DateTimeFormat(language, options)
  kept.set(name, made)
  return made
}
