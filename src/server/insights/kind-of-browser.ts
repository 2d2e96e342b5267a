export type Device = 'phone' | 'tablet' | 'computer'

/** True for what says that it is no person's browser, or does not say what it is. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || robots.test(userAgent)

const robots =
  /bot\b|crawl|spider|slurp|archiver|scan|monitor|preview|fetch|http-?client|headless|lighthouse|python|curl|wget|okhttp|java\/|go-http|libwww|node|axios|facebookexternal|^mozilla\/5\.0$/i

/** By name where many ask for one; the rest are "another robot". */
export function robotOf(userAgent = ''): string {
  return known.find((name) => userAgent.toLowerCase().includes(name.toLowerCase())) ?? 'another robot'
}

const known = [
  'Googlebot',
  'bingbot',
  'Applebot',
  'DuckDuckBot',
  'YandexBot',
  'Baiduspider',
  'GPTBot',
  'OAI-SearchBot',
  'ClaudeBot',
  'PerplexityBot',
  'CCBot',
  'AhrefsBot',
  'SemrushBot',
  'facebookexternalhit',
  'UptimeRobot',
]

/** Three kinds, and nothing finer: of a finer one a person could be told by. */
export function deviceOf(userAgent: string): Device {
  if (!/mobi|android|ipad|tablet|iphone/i.test(userAgent)) return 'computer'
  return /ipad|tablet/i.test(userAgent) || !/mobi|iphone/i.test(userAgent) ? 'tablet' : 'phone'
}
