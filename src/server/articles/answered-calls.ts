import { and, eq, lt } from 'drizzle-orm'
import { dayMs } from '../../durations.ts'
import { answerOnce } from '../content/answer-once.ts'
import { articleAnswers as t } from '../db/tables/articles.ts'
import type { Writing } from '../items/item-writer.ts'
import type { Author } from '../content/stored-content.ts'

export interface Asked {
  by: Author
  idempotencyKey?: string | undefined
}

/** Nobody tries the same again after so long. */
const keptFor = 30 * dayMs

/**
 * Does it once under its Idempotency-Key, in the transaction that holds the items: a retry is answered as the first try was,
 * and moves nothing, whatever was done since. `asked` is all of what was wished; what is refused is not kept, and judged anew.
 */
export async function answerKept<A>(
  { tx, tenant }: Writing,
  { by, idempotencyKey }: Asked,
  asked: unknown[],
  now: Date,
  act: () => Promise<A>,
): Promise<A> {
  const ofKey = (account: string, key: string) => and(eq(t.tenant, tenant), eq(t.account, account), eq(t.key, key))
  const rows = {
    async findAnswer(account: string, key: string) {
      const [row] = await tx.select({ requestHash: t.requestHash, answer: t.answer }).from(t).where(ofKey(account, key))
      return row
    },
  }
  return answerOnce(rows, { by, idempotencyKey }, asked, async (requestHash) => {
    const answer = await act()
    if (idempotencyKey === undefined || requestHash === undefined) return answer
    await tx.delete(t).where(and(eq(t.tenant, tenant), lt(t.at, new Date(now.getTime() - keptFor))))
    await tx.insert(t).values({ tenant, account: by.account, key: idempotencyKey, requestHash, answer, at: now })
    return answer
  })
}
