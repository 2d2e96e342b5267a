import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { submissions as t } from '../db/tables/forms.ts'
import { lockJoined, writeChange } from './change-case.ts'
import type { DeskNeeds } from './desk-needs.ts'
import { reopen } from './work-on-case.ts'

/** A mail about a case did not reach its recipient: whoever ended it looks again. In the transaction that notes it. */
export function createReopening(needs: Pick<DeskNeeds, 'now' | 'promise' | 'keepUntil'>) {
  return async function reopenBounced(tx: Db, { tenant, submission }: { tenant: string; submission: number }): Promise<void> {
    if ((await tx.$count(t, and(eq(t.id, submission), eq(t.tenant, tenant)))) === 0) return
    // The case it was joined to is the one that is worked on, and the one the list shows.
    const { row, root } = await lockJoined(tx, submission, eq(t.tenant, tenant))
    const at = needs.now()
    const again = reopen(root, at, needs, 'bounced') ?? { event: 'bounced', withJoined: true }
    const about = row.id === root.id ? undefined : row.reference
    await writeChange(tx, { row: root, scope: { account: '', name: '' }, at, about, ...again })
  }
}
