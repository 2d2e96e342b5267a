import type { SessionsForPages, ShownSession } from '../../pages/site/site-sessions.ts'
import type { Assets } from '../../pages/site/site-visit.ts'
import { answerAuthenticate } from '../api/auth/authenticate.ts'
import { answerLogout } from '../api/auth/logout.ts'
import { answerMe } from '../api/auth/me.ts'
import { answerSignInOptions } from '../api/auth/sign-in-options.ts'
import type { Db } from '../db/database.ts'
import { noteInAudit } from '../desk/audit.ts'
import { forgetEnded } from '../identity/forget-ended.ts'
import type { IdentityProvider } from '../identity/identity-provider.ts'
import { createRateLimiter } from '../identity/rate-limit.ts'
import { serveRedirectPage } from '../identity/redirect-page.ts'
import type { OwnSession } from '../identity/own-sessions.ts'
import type { Sessions, SignedIn } from '../identity/sessions.ts'
import { createSignInNonces } from '../identity/sign-in-nonces.ts'
import { mayEdit } from '../permissions.ts'
import type { TenantSettings } from '../tenants.ts'
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
export function createIdentityNoun({ db, now, identity, sessions, sessionHours, secure, assets }: Needs): Noun<SessionsForPages> {
  const nonces = createSignInNonces({ db, now })
  const { own } = sessions
  const limiter = createRateLimiter({ db, now })

  async function signOut(username: string, { account, name }: SignedIn, tenant: TenantSettings): Promise<number | null> {
    const by = { tenant: tenant.client, account, name }
    const ended = await own.endAllOf(username, tenant, (tx, many) =>
      noteInAudit(tx, { by, at: now(), what: 'signout', detail: { sessions: many } }),
    )
    return ended ?? null
  }

  return {
    calls: [
      answerSignInOptions({ identity, nonces, limiter }),
      answerAuthenticate({ identity, nonces, limiter, sessions, now, sessionHours, secure }),
      answerMe(),
      answerLogout({ sessions, secure }),
    ],
    routes: (app) => serveRedirectPage(app, assets.redirectBridge),
    forPages: ({ tenant, person, session = '' }) => ({
      sessions: person
        ? {
            list: async () => (await own.list(person.account, session)).map(presentSession),
            end: async (which) => (which === 'others' ? own.endOthers(person.account, session) : own.endOne(which, person.account)),
            signOut: mayEdit(person, tenant) ? async (username) => signOut(username, person, tenant) : null,
          }
        : null,
    }),
    jobs: [forgetEnded({ now, sessionHours })],
  }
}

const presentSession = ({ startedAt, lastSeen, ...session }: OwnSession): ShownSession => ({
  ...session,
  startedAt: startedAt.toISOString(),
  lastSeen: lastSeen.toISOString(),
})
