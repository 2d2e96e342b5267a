import { z } from 'zod'
import { minuteMs } from '../../durations.ts'
import { readAtMost } from '../http/read-at-most.ts'

/** How Microsoft 365 and Google let a program in: a token for a mailbox, for about an hour. */
export interface AccessTokens {
  /** Throws with the code 'EAUTH' when none is given. */
  current(): Promise<string>
  /** The mail server did not take it. */
  forget(): void
}

export interface OAuthClient {
  /** Where tokens are given out. */
  url: string
  clientId: string
  clientSecret: string
  /** Of Microsoft: what the token is for. */
  scope?: string
  /** Of Google: what the owner of the mailbox allowed once. */
  refreshToken?: string
}

const given = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().min(1).max(2_147_483_647).default(300) })
/** A token is not begun to be used when it ends so soon. */
const margin = minuteMs
const patience = 10_000
const mostBytes = 64 * 1024

/** Tokens are kept until they end. */
export function createAccessTokens({ url, clientId, clientSecret, scope, refreshToken }: OAuthClient, now: () => Date): AccessTokens {
  let kept: { token: string; endsAt: number } | undefined

  async function current(): Promise<string> {
    if (kept && kept.endsAt > now().getTime()) return kept.token
    const { access_token: token, expires_in: seconds } = await ask()
    kept = { token, endsAt: now().getTime() + seconds * 1000 - margin }
    return token
  }

  async function ask() {
    const grant: Record<string, string> = refreshToken
      ? { grant_type: 'refresh_token', refresh_token: refreshToken }
      : { grant_type: 'client_credentials', ...(scope ? { scope } : {}) }
    const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...grant })
    try {
      const answer = await fetch(url, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(patience) })
      return given.parse(JSON.parse(await readAtMost(answer, mostBytes)))
    } catch {
      // What was answered is of no use to a reader, and may hold what must not be in a log.
      throw Object.assign(new Error('no token was given'), { code: 'EAUTH' })
    }
  }

  return { current, forget: () => void (kept = undefined) }
}
