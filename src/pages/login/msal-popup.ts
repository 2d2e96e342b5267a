import { createStandardPublicClientApplication, EventType, ProtocolMode, type IPublicClientApplication } from '@azure/msal-browser'
import { minuteMs } from '../../durations.ts'
import type { AnswerOf } from '../../calls/call.ts'
import type { signInOptions } from '../../calls/identity-calls.ts'
import { answeredChannel } from './answered-channel.ts'
import { SignInTrouble } from './sign-in-troubles.ts'

type SignInOptions = AnswerOf<typeof signInOptions>
export type SignInAnswer = { idToken: string; username: string; email: string | undefined }

export interface SignInPopup {
  /** Opens the window at once, so it must be called in the very click. Rejects with MSAL's `AuthError`. */
  open(onClosed: () => void): Promise<SignInAnswer>
  /** Leaves nothing of MSAL in the browser; the id token is used once. */
  forget(): Promise<void>
}

/** As long as the nonce lives; people look for their phone while a code waits for them. */
const patience = 10 * minuteMs

/** MSAL, ready to open its popup for these options. Throws `SignInTrouble` when the site is open at an address nobody can sign in at. */
export async function createSignInPopup(options: SignInOptions): Promise<SignInPopup> {
  const { origin } = new URL(whole(options.redirectUri))
  // The window answers at its own origin only, and a provider knows one of them.
  if (origin !== location.origin) throw new SignInTrouble('elsewhere', origin)
  const client = await createStandardPublicClientApplication({
    auth: {
      clientId: options.clientId,
      authority: options.authority,
      redirectUri: whole(options.redirectUri),
      ...(options.metadata && {
        knownAuthorities: [new URL(options.authority).host],
        authorityMetadata: JSON.stringify(wholeValues(options.metadata)),
      }),
    },
    cache: { cacheLocation: 'sessionStorage' },
    system: { popupBridgeTimeout: patience, protocolMode: options.metadata ? ProtocolMode.OIDC : ProtocolMode.AAD },
  })

  return {
    async open(onClosed) {
      const stopWatching = watchPopup(client, onClosed)
      try {
        const { idToken, account } = await client.acquireTokenPopup({
          scopes: options.scopes,
          nonce: options.nonce,
          // Whoever sits down at a shared computer is asked who they are.
          prompt: options.metadata || options.again ? 'login' : 'select_account',
          ...(options.claims === undefined ? {} : { claims: options.claims }),
          overrideInteractionInProgress: true,
        })
        const { email } = account.idTokenClaims ?? {}
        return { idToken, username: account.username, email: typeof email === 'string' ? email : undefined }
      } finally {
        stopWatching()
      }
    },
    async forget() {
      await client.clearCache().catch(() => {})
      for (const storage of [sessionStorage, localStorage]) {
        for (const key of Object.keys(storage)) if (key.startsWith('msal.')) storage.removeItem(key)
      }
    },
  }
}

/**
 * MSAL 5 waits for an answer alone and does not see that the window went away; this does. The redirect page says
 * `answered` before it closes itself, and from then on a closed window is as it should be.
 */
function watchPopup(client: IPublicClientApplication, onClosed: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const answers = new BroadcastChannel(answeredChannel)
  const callback = client.addEventCallback(
    ({ payload }) => {
      const opened = payload && 'popupWindow' in payload ? payload.popupWindow : null
      let closedFor = 0
      timer = setInterval(() => {
        closedFor = opened?.closed ? closedFor + 1 : 0
        if (closedFor < 3) return
        stop()
        onClosed()
      }, 300)
    },
    [EventType.POPUP_OPENED],
  )
  function stop() {
    clearInterval(timer)
    answers.close()
    if (callback) client.removeEventCallback(callback)
  }
  answers.addEventListener('message', stop)
  return stop
}

const whole = (address: string) => new URL(address, location.origin).href

/** Paths among the provider's addresses are of this very site. */
function wholeValues(metadata: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(metadata).map(([name, value]) => [name, typeof value === 'string' && value.startsWith('/') ? whole(value) : value]),
  )
}
