/** Something went wrong in a way that has a sentence for people. */
export class SignInTrouble extends Error {}

const sentences: Record<string, string> = {
  blocked: 'Your browser blocked the sign-in window. Please allow windows from this site, then try again.',
  closed: 'The sign-in window was closed before you were signed in. Please try again.',
  slow: 'The sign-in took too long. Please try again.',
  declined: 'The sign-in was declined. Please try again.',
  offline: 'We cannot be reached right now. Please check your connection and try again.',
  insecure: 'Signing in needs a secure connection. Please open this site at its https address.',
  unknown: 'The sign-in did not work. Please try again, or call us.',
}

/** MSAL's codes (error/BrowserAuthErrorCodes and the like), and what each means to the person at the screen. */
const meanings: Record<string, keyof typeof sentences> = {
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

export const closedSentence = sentences.closed

/** A clear sentence for whatever stopped a sign-in. */
export function sentenceFor(trouble: unknown): string {
  if (trouble instanceof SignInTrouble) return trouble.message
  // fetch rejects with a TypeError when nothing answered, and with a TimeoutError when it took too long.
  if (trouble instanceof TypeError || (trouble instanceof DOMException && trouble.name === 'TimeoutError')) return sentences.offline
  const code = trouble instanceof Error && 'errorCode' in trouble ? String(trouble.errorCode) : ''
  return sentences[meanings[code] ?? 'unknown']
}

/** For a refusal of our own server; too many tries say how long to wait. */
export function refusalSentence(message: string, retryAfter: number | null): string {
  if (!retryAfter) return message.includes('Please') ? message : `${message} Please try again.`
  const minutes = Math.ceil(retryAfter / 60)
  return `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`
}
