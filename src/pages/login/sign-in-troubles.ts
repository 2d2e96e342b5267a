/** What went wrong, by the name of the sentence for it: the page brings them in its own language (words/…/login.ts). */
type Trouble =
  | 'blocked'
  | 'closed'
  | 'slow'
  | 'declined'
  | 'offline'
  | 'insecure'
  | 'unknown'
  | 'unverified'
  | 'unavailable'
  | 'minute'
  | 'minutes'
  | 'elsewhere'

/** Something went wrong in a way that has a sentence for people. `detail` takes the place of the # in it. */
export class SignInTrouble extends Error {
  readonly trouble: Trouble
  readonly detail: string

  constructor(trouble: Trouble, detail = '') {
    super(trouble)
    this.trouble = trouble
    this.detail = detail
  }
}

/** MSAL's codes (error/BrowserAuthErrorCodes and the like), and what each means to the person at the screen. */
const meanings: Record<string, Trouble> = {
  popup_window_error: 'blocked',
  empty_window_error: 'blocked',
  user_cancelled: 'closed',
  timed_out: 'slow',
  monitor_window_timeout: 'slow',
  access_denied: 'declined',
  no_network_connectivity: 'offline',
  get_request_failed: 'offline',
  post_request_failed: 'offline',
  crypto_nonexistent: 'insecure',
  pkce_not_created: 'insecure',
}

/** Whatever stopped a sign-in, as a trouble with a sentence. */
export function troubleOf(error: unknown): SignInTrouble {
  if (error instanceof SignInTrouble) return error
  // fetch rejects with a TypeError when nothing answered, and with a TimeoutError when it took too long.
  if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')) return new SignInTrouble('offline')
  const code = error instanceof Error && 'errorCode' in error ? String(error.errorCode) : ''
  return new SignInTrouble(meanings[code] ?? 'unknown')
}

/** A refusal of our own server, by its status; too many tries say how long to wait, in seconds. */
export function troubleOfStatus(status: number, retryAfter: number | null): SignInTrouble {
  if (status === 429) {
    const minutes = Math.ceil((retryAfter ?? 60) / 60)
    return new SignInTrouble(minutes === 1 ? 'minute' : 'minutes', String(minutes))
  }
  if (status === 401) return new SignInTrouble('unverified')
  return new SignInTrouble(status === 503 ? 'unavailable' : 'unknown')
}
