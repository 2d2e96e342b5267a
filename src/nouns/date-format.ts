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

/**
 * A moment by its parts, "month" or "hour", empty where it has none: to be put together by hand where server and browser must say the
 * same, since what stands between the parts differs from one release to the next.
 */
export function datePartsOf(
  at: Date,
  language: string,
  options: Intl.DateTimeFormatOptions,
): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = dateFormat(language === 'en-XA' ? 'en-US' : language, options).formatToParts(at)
  return (type) => parts.find((each) => each.type === type)?.value ?? ''
}
