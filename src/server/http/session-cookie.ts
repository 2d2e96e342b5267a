import type { IncomingHttpHeaders } from 'node:http'

const name = 'sb_session'
/** Over https a browser takes this name from this very host alone, never from a subdomain or from what was read without https (RFC 6265bis). */
const guarded = `__Host-${name}`
const pattern = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{20,100})(?:;|$)`)

/** At the door over https: what came under the guarded name is the session, and what came under the bare one is nobody's. */
export function takeGuardedCookie(headers: IncomingHttpHeaders): void {
  if (!headers.cookie?.includes(name)) return
  const pairs = headers.cookie.split(/;\s*/).filter((pair) => !pair.startsWith(`${name}=`))
  headers.cookie = pairs.map((pair) => (pair.startsWith(`${guarded}=`) ? pair.slice(guarded.length - name.length) : pair)).join('; ')
}

/** The session id of a Cookie header, or undefined. Cheap, since it runs before every page. */
export function sessionIdOf(cookie: string | undefined): string | undefined {
  return cookie?.includes(name) ? pattern.exec(cookie)?.[1] : undefined
}

/** The Set-Cookie of a session that ends after `hours`; scripts never see it, other sites' posts do not carry it. */
export function sessionCookie(id: string, hours: number, secure: boolean): string {
  return `${secure ? guarded : name}=${id}; Path=/; Max-Age=${hours * 3600}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The Set-Cookie that takes the session away from the browser. */
export function clearedSessionCookie(secure: boolean): string {
  return sessionCookie('', 0, secure)
}
