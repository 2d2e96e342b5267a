/** First those that name others beside themselves. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\b|\bEdgiOS\b/, 'Edge'],
  [/\bOPR\b/, 'Opera'],
  [/\bSamsungBrowser\b/, 'Samsung Internet'],
  [/\bFirefox\b|\bFxiOS\b/, 'Firefox'],
  [/\b(?:Headless)?Chrome\b|\bCriOS\b/, 'Chrome'],
  [/\bSafari\b/, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** "Firefox, Windows", for people to know their own browsers by; no version, which would tell more than that. */
export function browserOf(userAgent: string | undefined = ''): string {
  const said = userAgent.slice(0, 500)
  return [browsers, systems].flatMap((known) => known.find(([pattern]) => pattern.test(said))?.[1] ?? []).join(', ')
}
