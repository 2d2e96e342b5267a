import { hubPageName, tokenLinksIn } from '../../nouns/hub/token-link.ts'
import { sections } from '../../content/sections.ts'
import type { ContentForPages } from '../../pages/site/site-content.ts'
import { answerUseHubToken } from '../api/hub/use-hub-token.ts'
import type { Db } from '../db/database.ts'
import { noteInAudit } from '../desk/audit.ts'
import type { OriginOf } from '../http/site-origin.ts'
import { createOpenCard } from '../hub-tokens/open-card.ts'
import { serveHubOpen } from '../hub-tokens/serve-hub-open.ts'
import { createTokenKeys } from '../hub-tokens/token-keys.ts'
import { createUseUpToken } from '../hub-tokens/use-up-token.ts'
import type { IdentityProvider } from '../identity/identity-provider.ts'
import { createRateLimiter } from '../identity/rate-limit.ts'
import type { Sessions, SignedIn } from '../identity/sessions.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { Tenants, TenantSettings } from '../tenants.ts'
import { anonymousVisit } from './anonymous-visit.ts'
import type { Noun } from './noun.ts'

type Needs = {
  db: Db
  now: () => Date
  sealing: Sealing
  identity: Pick<IdentityProvider, 'issuer'>
  sessions: Sessions
  tenants: Tenants
  originOf: OriginOf
  content: Noun<ContentForPages>
}

/** Cards of the hub that tell another site who is signed in (docs/decisions/0047). */
export function createHubTokensNoun({ content, ...needs }: Needs): Noun {
  const { db, now, identity } = needs
  const keys = createTokenKeys(needs)
  const limiter = createRateLimiter(needs)
  const open = createOpenCard({
    ...needs,
    keys,
    linksOf,
    issuer: identity.issuer,
    note: async ({ tenant: { client: tenant }, person: { account, name } }, { host, way }) =>
      noteInAudit(db, { by: { tenant, account, name }, at: now(), what: 'token', detail: { host, way } }),
  })

  async function linksOf({ tenant, person, origin }: { tenant: TenantSettings; person: SignedIn; origin: string }): Promise<string[]> {
    const stored = await content.forPages({ ...anonymousVisit(tenant, origin), person }).sections(onHub)
    return Object.values(stored).flatMap((section) => tokenLinksIn(section.content))
  }

  return {
    calls: [answerUseHubToken({ useUp: createUseUpToken({ db, keys, now }), limiter })],
    routes: (app) => serveHubOpen(app, { ...needs, open, keys, limiter }),
    forPages: () => ({}),
  }
}

const onHub = sections.filter(({ page }) => page === hubPageName)
