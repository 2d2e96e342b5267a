/** What every uploaded file is served with. */
export const keptForGood = {
  // An address names its bytes, so they may be kept for good.
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // Even if a browser took a file for a page, it could do nothing.
  'content-security-policy': "default-src 'none'; sandbox",
}
