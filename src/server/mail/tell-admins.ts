import type { Db } from '../db/database.ts'
import type { TenantSettings } from '../tenants.ts'
import type { Address, Mail, Written } from './mail.ts'
import { readAddress } from './read-address.ts'

type Insurer = Pick<TenantSettings, 'admins' | 'client'>

/** Where the admins of an insurer are written to; who signs in by something that is no e-mail address is not. */
export const adminsOf = ({ admins }: Pick<TenantSettings, 'admins'>): Address[] =>
  admins.flatMap((admin) => (readAddress(admin) ? [{ address: admin }] : []))

/** Queues a letter to all admins of an insurer, in the transaction of what it is about; none where nobody of them can be written to. */
export async function tellAdmins(tx: Db, mail: Pick<Mail, 'queueToAll'>, insurer: Insurer, letter: Written): Promise<void> {
  const to = adminsOf(insurer)
  if (to.length > 0) await mail.queueToAll(tx, { tenant: insurer.client, kind: 'notice', ...letter }, { to })
}
