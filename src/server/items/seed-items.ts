import type { AnyContent } from '../../fields/define-record.ts'
import type { ContentVersion } from '../content/content-version.ts'
import type { Db, Say } from '../db/database.ts'
import { seedings } from '../db/tables/content.ts'
import { addManyItems } from './add-many-items.ts'
import { isGiven } from './is-given.ts'
import type { ItemKind } from './item-kind.ts'
import { holdItems } from './hold-items.ts'
import { itemRows } from './item-rows.ts'

/** Nobody in particular gave them. */
const by = { account: 'system', name: 'Demonstration' }

type Needs = { db: Db; versions: ContentVersion; now: () => Date; say?: Say | undefined }

/**
 * What a tenant is given: `name` is how it is known to have been, `besides` names what is done of new items by it and would else be done
 * once more, `words` are for whoever starts the site.
 */
type Seeding<C> = { name: string; besides: readonly string[]; words: string; contents: readonly C[] }

/** Gives a tenant the items of the demonstration, once: whatever an admin does with them afterwards stays. */
export async function seedItems<C extends AnyContent>(
  { db, versions, now, say = () => {} }: Needs,
  kind: ItemKind<C>,
  tenant: string,
  { name, besides, words, contents }: Seeding<C>,
): Promise<void> {
  if (await isGiven(db, tenant, name)) return
  // Of two nodes that start together one finds it done.
  await holdItems({ db, versions }, tenant, async ({ tx, bump }) => {
    const [seeded] = await tx.insert(seedings).values({ tenant, name, at: now() }).onConflictDoNothing().returning()
    if (!seeded || (await itemRows(tx, tenant, kind.record.noun).nextId()) > 1) return
    say(words)
    await addManyItems(tx, kind, contents, { tenant, by, savedAt: now(), version: await bump() })
    for (const each of besides) await tx.insert(seedings).values({ tenant, name: each, at: now() }).onConflictDoNothing()
  })
}
