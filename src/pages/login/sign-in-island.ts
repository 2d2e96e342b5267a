import { minuteMs } from '../../durations.ts'
import * as at from '../../calls/addresses.ts'
import { callServer } from '../../calls/call-server.ts'
import { callAt, type AnswerOf, type BodyOf, type Call } from '../../calls/call.ts'
import type { authenticate, signInOptions } from '../../calls/identity-calls.ts'
import { createSignInPopup, type SignInAnswer, type SignInPopup } from './msal-popup.ts'
import { SignInTrouble, troubleOf, troubleOfStatus } from './sign-in-troubles.ts'

/** The nonce lives for ten minutes; half of that is left to whoever is looking for their phone. */
const freshFor = 5 * minuteMs

let ready: { popup: Promise<SignInPopup>; until: number } | undefined
let attempts = 0

// This file is asked for when the button is touched. Everything is then fetched before the click comes, because a
// browser only lets the click itself open a window.
prepare()

/**
 * Signs in with a popup, from the button in `element`; says beside it what went wrong, with the sentences that the element
 * carries as data. Never rejects.
 */
export default async function signIn(element: HTMLElement): Promise<void> {
  const button = element instanceof HTMLButtonElement ? element : (element.querySelector('button') ?? element)
  const say = statusBeside(element)
  const release = occupy(button, element.dataset.busy)
  say('')
  const answer = await tryPopup(({ trouble, detail }) => {
    release()
    say((element.dataset[trouble] ?? trouble).replace('#', detail))
  })
  if (answer) location.assign(answer.next)
}

/** The same for a page that is not left by it: answers who is signed in now, if anybody; `onTrouble` hears what went wrong. */
export const signInHere = (onTrouble: (trouble: SignInTrouble) => void) => tryPopup(onTrouble)

async function tryPopup(onTrouble: (trouble: SignInTrouble) => void): Promise<AnswerOf<typeof authenticate> | undefined> {
  const attempt = ++attempts

  /** Only the latest attempt may speak; one whose window was closed has lost its word, but may still succeed. */
  function giveUp(trouble: SignInTrouble) {
    if (attempt !== attempts) return
    attempts += 1
    onTrouble(trouble)
  }

  try {
    const popup = await prepare()
    ready = undefined // its nonce is spent with this attempt
    const answer = await popup.open(() => giveUp(new SignInTrouble('closed')))
    await popup.forget()
    return remember(await startSession(answer))
  } catch (error) {
    giveUp(troubleOf(error))
    prepare()
    return undefined
  }
}

/** The popup, ready to open. Asked for again when it is stale or could not be had. */
function prepare(): Promise<SignInPopup> {
  if (ready && ready.until > Date.now()) return ready.popup
  const popup = post<typeof signInOptions>(at.signInOptions, {}).then(createSignInPopup)
  const mine = (ready = { popup, until: Date.now() + freshFor })
  popup.catch(() => {
    if (ready === mine) ready = undefined
  })
  return popup
}

async function startSession({ idToken, email, username }: SignInAnswer) {
  return post<typeof authenticate>(at.authenticate, { azureToken: idToken, email, username })
}

/** Keeps what the pages may show of whoever is signed in. */
function remember(answer: AnswerOf<typeof authenticate>): AnswerOf<typeof authenticate> {
  const { name, username } = answer
  try {
    localStorage.setItem('userInfo', JSON.stringify({ account: { username, name } }))
    localStorage.setItem('az', 'signed-in')
  } catch {
    // A browser that keeps nothing is signed in all the same: the session is in the cookie.
  }
  return answer
}

/** Throws the `SignInTrouble` of a refusal. Only the types of the calls are used, so that no schema travels. */
async function post<C extends Call>(address: Pick<C, 'method' | 'path'>, body: BodyOf<C>): Promise<AnswerOf<C>> {
  const reply = await callServer(callAt<C>(address), body)
  if (reply.status === 200) return reply.body as AnswerOf<C>
  throw troubleOfStatus(reply.status, reply.retryAfter)
}

/** Shows that it is busy; answers how to make it usable again. */
function occupy(button: HTMLElement, busy = ''): () => void {
  const label = button.textContent
  const focused = button.contains(document.activeElement)
  button.textContent = busy || label
  button.toggleAttribute('disabled', true)
  return () => {
    button.textContent = label
    button.toggleAttribute('disabled', false)
    if (focused) button.focus()
  }
}

/** The status line the page brings, or one made beside the button. */
function statusBeside(element: HTMLElement): (sentence: string) => void {
  const host = element.closest('lazy-island') ?? element
  const status = host.querySelector('[role=status]') ?? document.createElement('p')
  if (!status.isConnected) {
    status.setAttribute('role', 'status')
    host.after(status)
  }
  return (sentence) => (status.textContent = sentence)
}
