/** What every answer carries, and the content security policy of each kind of page. */

export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'x-frame-options': 'DENY',
}

/** Only over https, or a laptop would be locked out of http://localhost. */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

type Policy = {
  /** "'sha256-…'" of a working page's own inline scripts, or "'nonce-…'" for staff; none on content pages. */
  scripts?: string[]
  /** "'sha256-…'" of the stylesheets written into the page. */
  styles?: string[]
  /** Origins of the sign-in service. */
  connect?: string[]
  /** Staff see pictures before they are uploaded. */
  blobPictures?: boolean
  /** The nonce of a page that shows Google's map. */
  googleNonce?: string
  /** Origins that the forms of the page may lead to. */
  formTargets?: readonly string[]
  /** An outside service that counts: where its script is, and where that tells what it counted. */
  analytics?: { script: readonly string[]; told: readonly string[] } | undefined
  /** What an outside captcha needs on a page with a form. */
  captcha?: { script: readonly string[]; style: readonly string[]; connect: readonly string[]; frame: readonly string[] }
}

/** The value of the header: nothing but our own, and what the page says it needs beside that. */
export function contentSecurityPolicy({
  scripts = [],
  styles = [],
  connect = [],
  blobPictures = false,
  googleNonce,
  formTargets = [],
  analytics,
  captcha,
}: Policy = {}): string {
  const google: Partial<ReturnType<typeof googleSources>> = googleNonce ? googleSources(googleNonce) : {}
  const frames = [...(google.frame ?? []), ...(captcha?.frame ?? [])]
  return [
    ["default-src 'none'"],
    ["script-src 'self'", ...scripts, ...(google.script ?? []), ...(captcha?.script ?? []), ...(analytics?.script ?? [])],
    ["style-src 'self'", ...styles, ...(google.style ?? []), ...(captcha?.style ?? [])],
    ["img-src 'self' data:", ...(blobPictures ? ['blob:'] : []), ...(google.img ?? []), ...(analytics?.told ?? [])],
    ["font-src 'self'", ...(google.font ?? [])],
    ["connect-src 'self'", ...connect, ...(google.connect ?? []), ...(captcha?.connect ?? []), ...(analytics?.told ?? [])],
    // Paying opens in a frame of our own (/pay/frame), from the menu of any page.
    ["frame-src 'self'", ...frames],
    ...(google.worker ?? []),
    ["manifest-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'self'", ...formTargets],
    ["frame-ancestors 'none'"],
  ]
    .map((sources) => sources.join(' '))
    .join('; ')
}

/**
 * What Google's map needs, as its guide has it (developers.google.com/maps/documentation/javascript/content-security-policy,
 * "Strict CSP"): scripts and styles are trusted by the nonce and by what a trusted script loads, never by their host.
 */
function googleSources(nonce: string) {
  const hosts = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com']
  return {
    script: [`'nonce-${nonce}'`, "'strict-dynamic'", "'unsafe-eval'", 'blob:'],
    style: [`'nonce-${nonce}'`, 'https://fonts.googleapis.com'],
    img: [...hosts, 'https://*.googleusercontent.com'],
    font: ['https://fonts.gstatic.com'],
    connect: [...hosts, 'data:', 'blob:'],
    frame: ['https://*.google.com'],
    worker: [['worker-src blob:']],
  }
}
