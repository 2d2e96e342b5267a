const kept = 'wish to pay'
/** After that it is another wish. */
const longest = 3600_000

/**
 * The key of a wish to pay this account: the same in every tab of this browser until its end is shown or an hour has passed,
 * so that a double click or a second tab is the same payment. What is kept is a random number; the account is not in it.
 */
export async function wishFor(operation: string, number: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${secret()} ${operation} ${number}`))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** It ended, paid or not: whoever pays once more means it. */
export function endWish(): void {
  try {
    localStorage.removeItem(kept)
  } catch {
    // Nothing was kept.
  }
  ofThisPage = undefined
}

let ofThisPage: string | undefined

function secret(): string {
  try {
    const [at = '0', known = ''] = (localStorage.getItem(kept) ?? '').split(' ')
    if (known && Date.now() - Number(at) < longest) return known
    const made = crypto.randomUUID()
    localStorage.setItem(kept, `${Date.now()} ${made}`)
    return made
  } catch {
    // A browser that keeps nothing.
    return (ofThisPage ??= crypto.randomUUID())
  }
}
