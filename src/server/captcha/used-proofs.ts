import { lt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { usedProofs } from '../db/tables/forms.ts'
import { spendOnce } from '../db/spend-once.ts'
import { clockSlack } from '../jobs/claim-jobs.ts'
import { defineJob, noPayload } from '../jobs/job.ts'
import type { GoodProof } from './captcha.ts'

/** False when another submission has the proof already, which is a doubt. */
export async function useUp(tx: Db, proof: GoodProof | undefined): Promise<boolean> {
  return !proof || spendOnce(tx, [proof])
}

/** A proof that would not be taken any more need not be remembered. */
export function forgetUsedProofs({ now }: { now: () => Date }) {
  return defineJob({
    kind: 'forget used proofs',
    payload: noPayload,
    every: { minutes: 60 },
    // Kept a little longer than they are good for, since another node's clock may be behind.
    run: async () => (tx) => tx.delete(usedProofs).where(lt(usedProofs.endsAt, new Date(now().getTime() - clockSlack))),
  })
}
