/** An outside service that counts as well, where an insurer wants one: the browser asks before anything of it is loaded. */
export type OutsideAnalytics =
  | { kind: 'plausible'; address: string; domain: string }
  | { kind: 'matomo'; address: string; site: string }
  | { kind: 'google'; id: string }

/** What the security policy opens for it: where its script comes from, and where that may tell what it counted. */
export function outsideSources(outside: OutsideAnalytics): { script: string[]; told: string[] } {
  if (outside.kind === 'google')
    return {
      script: ['https://www.googletagmanager.com'],
      told: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    }
  const { origin } = new URL(outside.address)
  return { script: [origin], told: [origin] }
}

/** Scripts of others are on no page where somebody pays, signs in, or writes about themselves. */
export const takesOutside = (row: { pays?: true; posts?: unknown; who?: string; listed?: false } | undefined): boolean =>
  row !== undefined && !row.pays && !row.posts && !row.who && row.listed !== false
