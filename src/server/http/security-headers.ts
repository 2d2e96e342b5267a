/** What every answer carries, and the content security policy of each kind of page. */

export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), interest-cohort=()',
  'x-frame-options': 'DENY',
}

/** Only over https, or a laptop would be locked out of http://localhost. */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

type Policy = {
  /** "'sha256-…'" of a working page's own inline scripts, or "'nonce-…'" for staff; none on content pages. */
  scripts?: string[]
  /** "'sha256-…'" of the stylesheets that stand in the page. */
  styles?: string[]
  /** Origins of the sign-in service. */
  connect?: string[]
  /** Staff see pictures before they are uploaded. */
  blobPictures?: boolean
}

export function contentSecurityPolicy({ scripts = [], styles = [], connect = [], blobPictures = false }: Policy = {}): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    `img-src 'self' data:${blobPictures ? ' blob:' : ''}`,
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
