import { and, asc, eq } from 'drizzle-orm'
import { link as linkField, safeHref } from '../../fields/link.ts'
import { mostPins, type Pin } from '../../nouns/hub/your-day.ts'
import type { Db } from '../db/database.ts'
import { hubPins as t } from '../db/tables/hub.ts'
import { accounts } from '../db/tables/people.ts'
import { refused } from '../http/errors.ts'
import type { Reader } from './reader.ts'

const longestLabel = 200
/** What the index of pins holds of one, in bytes. */
const longestLink = 2_000
const { check } = linkField({ label: 'Link' })

/** What somebody keeps at hand, for themselves alone. */
export function createPins({ db, now }: { db: Db; now: () => Date }) {
  const mine = ({ tenant, account }: Reader) => and(eq(t.tenant, tenant), eq(t.account, account))

  const list = (reader: Reader): Promise<Pin[]> =>
    db.select({ label: t.label, link: t.link }).from(t).where(mine(reader)).orderBy(asc(t.pinnedAt), asc(t.link)).limit(mostPins)

  /** Pinned again under another name, it is called so. Throws `invalid`. */
  async function add(reader: Reader, pin: Pin): Promise<void> {
    const { link, label } = requirePin(pin)
    const { tenant, account } = reader
    await db.transaction(async (tx) => {
      // One at a time for each person, so that nobody counts past another.
      await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account)).for('update')
      await tx
        .insert(t)
        .values({ tenant, account, link, label, pinnedAt: now() })
        .onConflictDoUpdate({ target: [t.tenant, t.account, t.link], set: { label } })
      if ((await tx.$count(t, mine(reader))) > mostPins) throw refused('invalid', { message: tooMany })
    })
  }

  async function remove(reader: Reader, link: string): Promise<void> {
    await db.delete(t).where(and(mine(reader), eq(t.link, link)))
  }

  return { list, add, remove }
}

const tooMany = `You have ${mostPins} pins, which is all that fit. Take one off first.`

function requirePin({ link, label }: Pin): Pin {
  const [wrong] = check(link, {}, 'pin')
  const named = label.trim()
  if (wrong || !safeHref(link) || named === '' || named.length > longestLabel || Buffer.byteLength(link) > longestLink)
    throw refused('invalid', { message: 'This cannot be pinned.' })
  return { link: link.trim(), label: named }
}
