import type { TenantSettings } from '../tenants.ts'
import type { Address } from './mail.ts'
import { readAddress } from './read-address.ts'

/** Where the admins of an insurer are written to; who signs in by something that is no e-mail address is not. */
export const adminsOf = ({ admins }: Pick<TenantSettings, 'admins'>): Address[] =>
  admins.flatMap((admin) => (readAddress(admin) ? [{ address: admin }] : []))
