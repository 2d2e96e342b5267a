import { login } from '../../words/english/login.ts'

type Person = { name: string; username: string }

/** The page's own sign-in script (pages/login/sign-in-island.ts), as far as it is used here. */
type SignInScript = { signInHere(onTrouble: (said: { trouble: string; detail: string }) => void): Promise<Person | undefined> }

/** Fetches what signing in needs: a browser lets a window open only within the click. */
export async function prepareSignIn(script: string): Promise<void> {
  await import(/* @vite-ignore */ script).catch(() => {})
}

/**
 * Opens the identity provider's own window, in the very click, and answers who is signed in afterwards. The page stays as
 * it is; `say` hears what went wrong.
 */
export async function signInAgain(script: string, say: (words: string) => void): Promise<Person | undefined> {
  const tellings: Record<string, string | ((detail: string) => string)> = login.signIn.tellings
  try {
    const { signInHere } = (await import(/* @vite-ignore */ script)) as SignInScript
    return await signInHere(({ trouble, detail }) => {
      const words = tellings[trouble] ?? login.signIn.tellings.unknown
      say(typeof words === 'string' ? words : words(detail))
    })
  } catch {
    say(login.signIn.tellings.failed)
    return undefined
  }
}
