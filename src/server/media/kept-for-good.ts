/** What every uploaded file is served with. */
export const keptForGood = {
  // An address names its bytes, so they may be kept for good.
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // Even if a browser took a file for a page, it could do nothing.
  'content-security-policy': "default-src 'none'; sandbox",
}

/** True when whoever asks has it (If-None-Match). RFC 9110 13.1.2: a list of tags, or "*"; weak ones count alike. */
export function hasCurrent(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
}
