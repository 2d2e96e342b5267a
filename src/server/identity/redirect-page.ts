/**
 * The page a sign-in popup comes back to. It only hands the answer to the window that opened it, and must stay apart
 * from every other page: `Cache-Control: no-store`, no Cross-Origin-Opener-Policy, CSP `script-src 'self'`.
 * `scriptUrl` is the built redirect-bridge.ts.
 */
export function redirectPage(scriptUrl: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Signing in</title><script type="module" src="${scriptUrl}"></script></head><body><p role="status">Signing in. This window closes by itself.</p><noscript><p>Signing in needs JavaScript. Please close this window.</p></noscript></body></html>`
}
