import type { ContentVersion } from '../content/content-version.ts'
import type { Db } from '../db/database.ts'
import type { Writing } from './item-writer.ts'
import { lockItems } from './lock-items.ts'
import { writingIn } from './writing.ts'

type Needs = { db: Db; versions: Pick<ContentVersion, 'reached'> }

/**
 * Does `work` in one transaction that holds all items of the tenant (`lockItems`), and answers what it answers. Once that has committed,
 * this node knows the content version it made, so that its visitors see at once what was written.
 */
export async function holdItems<A>({ db, versions }: Needs, tenant: string, work: (writing: Writing) => Promise<A>): Promise<A> {
  const { answer, version } = await db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db
    await lockItems(tx, tenant)
    const writing = writingIn(tx, tenant)
    return { answer: await work(writing), version: await writing.same() }
  })
  versions.reached(tenant, version)
  return answer
}
