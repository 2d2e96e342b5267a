const name = 'sb_session'
const pattern = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{20,100})(?:;|$)`)

/** The session id of a Cookie header, or undefined. Cheap, since it runs before every page. */
export function sessionIdOf(cookie: string | undefined): string | undefined {
  return cookie?.includes(name) ? pattern.exec(cookie)?.[1] : undefined
}

/** The Set-Cookie of a session that ends after `hours`; scripts never see it, other sites' posts do not carry it. */
export function sessionCookie(id: string, hours: number, secure: boolean): string {
  return `${name}=${id}; Path=/; Max-Age=${hours * 3600}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

export function clearedSessionCookie(secure: boolean): string {
  return sessionCookie('', 0, secure)
}
