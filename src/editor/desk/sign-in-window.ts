import { whoAmI } from '../editor-calls.ts'
import { callServer } from '../../calls/call-server.ts'
import { address } from '../../routes.ts'

type Person = { name: string; username: string }

/**
 * Opens sign-in in a small window, in the very click, and answers who is signed in afterwards; null when the window was
 * closed without it. The page stays as it is.
 */
export async function signInAgain(): Promise<Person | null> {
  const left = window.screenX + Math.max(0, (window.outerWidth - 480) / 2)
  const small = window.open(`${address.login}?popup=1`, 'sign-in', `popup,width=480,height=680,left=${left},top=${window.screenY + 80}`)
  for (;;) {
    const closed = !small || small.closed
    const person = await whoIsSignedIn()
    if (person) {
      small?.close()
      return person
    }
    if (closed) return null
    await eitherFocusOr(1_000)
  }
}

export async function whoIsSignedIn(): Promise<Person | null> {
  try {
    const { status, body } = await callServer(whoAmI, {})
    return status === 200 && 'person' in body ? body.person : null
  } catch {
    return null
  }
}

function eitherFocusOr(ms: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(finish, ms)
    window.addEventListener('focus', finish, { once: true })
    function finish() {
      clearTimeout(timer)
      window.removeEventListener('focus', finish)
      done()
    }
  })
}
