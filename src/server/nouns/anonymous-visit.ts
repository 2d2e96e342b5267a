import type { TenantSettings } from '../tenants.ts'
import type { Visit } from './noun.ts'

/** Of whoever may see what everybody may see: for files that are the same for all. */
export const anonymousVisit = (tenant: TenantSettings, origin: string): Visit => ({
  tenant,
  person: undefined,
  mayEdit: false,
  path: '/',
  origin,
  visitor: '',
  privacySignal: false,
  mayCount: false,
})
