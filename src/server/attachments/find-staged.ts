import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { submissionFiles as t } from '../db/tables/forms.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { attachmentLimits } from './attachment-limits.ts'
import { attachedFile, type StagedFile } from './attachment.ts'
import type { createFileTokens } from './file-token.ts'

type Needs = { db: Db; sealing: Sealing; tokens: Pick<ReturnType<typeof createFileTokens>, 'read'> }

/** What is known of staged files by the tokens a form sends along. */
export function createStagedFinding({ db, sealing, tokens }: Needs) {
  /** What tokens of this tenant stand for, in their order, as the rows know it; others are left out. */
  const idsOf = (tenant: string, given: readonly string[]): string[] =>
    given.flatMap((token) => {
      const id = tokens.read(tenant, token)
      return id ? [id] : []
    })

  /** What is in the files of these tokens, told by their hash, staged or sent; of one that is gone, the token. */
  async function contentsOf(tenant: string, given: readonly string[]): Promise<string[]> {
    const chosen = given.slice(0, 2 * attachmentLimits.ofOneSubmission)
    const rows = await db
      .select({ id: t.id, sha256: t.sha256 })
      .from(t)
      .where(and(inArray(t.id, idsOf(tenant, chosen)), eq(t.tenant, tenant)))
    const hashes = new Map(rows.map(({ id, sha256 }) => [id, sha256]))
    return given.map((token) => hashes.get(tokens.read(tenant, token) ?? '') ?? token)
  }

  /** The staged files of these tokens, for a form that is shown again; those that are gone, or were sent, are left out. */
  async function findStaged(tenant: string, given: readonly string[]): Promise<StagedFile[]> {
    const chosen = [...new Set(given)].slice(0, attachmentLimits.ofOneSubmission)
    const ids = idsOf(tenant, chosen)
    if (ids.length === 0) return []
    const rows = await db
      .select()
      .from(t)
      .where(and(inArray(t.id, ids), eq(t.tenant, tenant), isNull(t.submission)))
    return chosen.flatMap((token) => {
      const row = rows.find(({ id }) => id === tokens.read(tenant, token))
      if (!row) return []
      const { name, bytes, type } = attachedFile(sealing, row)
      return [{ id: token, name, bytes, type }]
    })
  }

  return { idsOf, contentsOf, findStaged }
}
