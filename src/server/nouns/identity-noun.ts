import type { Assets } from '../../pages/site.ts'
import { answerAuthenticate } from '../api/auth/authenticate.ts'
import { answerLogout } from '../api/auth/logout.ts'
import { answerMe } from '../api/auth/me.ts'
import { answerSignInOptions } from '../api/auth/sign-in-options.ts'
import type { Db } from '../db/database.ts'
import { forgetEnded } from '../identity/forget-ended.ts'
import type { IdentityProvider } from '../identity/identity-provider.ts'
import { createRateLimiter } from '../identity/rate-limit.ts'
import { serveRedirectPage } from '../identity/redirect-page.ts'
import type { Sessions } from '../identity/sessions.ts'
import { createSignInNonces } from '../identity/sign-in-nonces.ts'
import type { Noun } from './noun.ts'

type Needs = {
  db: Db
  now: () => Date
  identity: IdentityProvider
  sessions: Sessions
  sessionHours: number
  /** True over https. */
  secure: boolean
  assets: Assets
}

/** Signing in and out, and who one is. */
export function createIdentityNoun({ db, now, identity, sessions, sessionHours, secure, assets }: Needs): Noun {
  const nonces = createSignInNonces({ db, now })
  const limiter = createRateLimiter({ db, now })
  return {
    calls: [
      answerSignInOptions({ identity, nonces, limiter }),
      answerAuthenticate({ identity, nonces, limiter, sessions, now, sessionHours, secure }),
      answerMe(),
      answerLogout({ sessions, secure }),
    ],
    routes: (app) => serveRedirectPage(app, assets.redirectBridge),
    forPages: () => ({}),
    jobs: [forgetEnded({ now })],
  }
}
