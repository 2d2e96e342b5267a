/** Even if a browser took a file for a page, it could do nothing. */
const harmless = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** What every uploaded file is served with. */
export const keptForGood = {
  // An address names its bytes, so they may be kept for good.
  'cache-control': 'public, max-age=31536000, immutable',
  ...harmless,
}

/** What is for the signed-in, with which it is served: a browser may keep it, and asks each time whether it still may show it. */
export const keptForOne = {
  'cache-control': 'private, no-cache',
  vary: 'Cookie',
  ...harmless,
}
