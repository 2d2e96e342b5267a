import { hash, randomBytes } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import { dayMs } from '../../durations.ts'
import type { PreviewLink } from '../../nouns/articles/article-desk.ts'
import { draftAddress } from '../../nouns/articles/article-address.ts'
import type { Author } from '../content/stored-content.ts'
import type { Db } from '../db/database.ts'
import { articlePreviews as t } from '../db/tables/articles.ts'
import { refused } from '../http/errors.ts'
import type { Writing } from '../items/item-writer.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { Asked } from './answered-calls.ts'
import { requireState } from './go-live.ts'

type MadeLink = { preview: PreviewLink; address: string }
type Needs = { db: Db; now: () => Date; sealing: Pick<Sealing, 'sign'> }

const days = 7
/** Of one article at a time. */
const mostLinks = 20

/** Links that show a working draft to somebody without an account; only a hash of each is kept. */
export function createPreviews({ db, now, sealing }: Needs) {
  /** Under an Idempotency-Key the same link each time, though nothing that is kept would tell it: its secret follows from the key. */
  async function make({ tx, tenant }: Writing, article: number, { by, idempotencyKey }: Asked): Promise<MadeLink> {
    const secret = idempotencyKey === undefined ? randomBytes(24).toString('base64url') : secretOf(tenant, by, idempotencyKey)
    const at = now()
    const endsAt = new Date(at.getTime() + days * dayMs)
    await requireState(tx, tenant, article)
    // What has ended is of no use to anybody.
    await tx.delete(t).where(and(eq(t.tenant, tenant), eq(t.article, article), lt(t.endsAt, at)))
    const [first] = await tx
      .select()
      .from(t)
      .where(eq(t.secretHash, hashOf(secret)))
    if (first && first.article !== article) throw refused('invalid', { message: 'This Idempotency-Key was used for another save.' })
    if (first) return { preview: presentLink(first), address: draftAddress(secret) }
    if ((await tx.$count(t, and(eq(t.tenant, tenant), eq(t.article, article), isNull(t.revokedAt)))) >= mostLinks)
      throw refused('invalid', { message: `This blog has ${mostLinks} preview links. Please end one of them first.` })
    const row = { tenant, article, secretHash: hashOf(secret), madeAt: at, madeBy: by.name, account: by.account, endsAt }
    const [made] = await tx.insert(t).values(row).returning()
    return { preview: presentLink(made), address: draftAddress(secret) }
  }

  /** As long as one of chance, and nobody's to guess: it is signed with a key of ours. */
  const secretOf = (tenant: string, { account }: Author, key: string) =>
    sealing.sign('preview link', JSON.stringify([tenant, account, key])).slice(0, 32)

  /** Throws `unknownItem` where it has ended already. */
  async function revoke(tenant: string, id: number): Promise<void> {
    const revoked = await db
      .update(t)
      .set({ revokedAt: now() })
      .where(and(eq(t.tenant, tenant), eq(t.id, id), isNull(t.revokedAt), gt(t.endsAt, now())))
      .returning({ id: t.id })
    if (revoked.length === 0) throw refused('unknownItem', { message: 'This preview link has ended already.' })
  }

  /** The article a secret leads to, and until when; undefined where it is none. `works` is false once it has ended or was revoked. */
  async function find(tenant: string, secret: string): Promise<{ article: number; endsAt: Date; works: boolean } | undefined> {
    if (!/^[\w-]{32}$/.test(secret)) return undefined
    const [row] = await db
      .select({ article: t.article, endsAt: t.endsAt, revokedAt: t.revokedAt })
      .from(t)
      .where(and(eq(t.secretHash, hashOf(secret)), eq(t.tenant, tenant)))
    return row && { article: row.article, endsAt: row.endsAt, works: row.revokedAt === null && row.endsAt > now() }
  }

  /** Those that still work, of some articles. */
  async function listOf(tenant: string, articles: readonly number[]): Promise<Map<number, PreviewLink[]>> {
    if (articles.length === 0) return new Map()
    const rows = await db
      .select()
      .from(t)
      .where(and(eq(t.tenant, tenant), inArray(t.article, [...articles]), isNull(t.revokedAt), gt(t.endsAt, now())))
      .orderBy(asc(t.id))
    return new Map([...Map.groupBy(rows, ({ article }) => article)].map(([id, ofIt]) => [id, ofIt.map(presentLink)]))
  }

  return { make, revoke, find, listOf }
}

export type Previews = ReturnType<typeof createPreviews>

const hashOf = (secret: string) => hash('sha256', secret, 'base64url')

const presentLink = ({ id, endsAt, madeBy }: typeof t.$inferSelect): PreviewLink => ({ id, endsAt: endsAt.toISOString(), madeBy })
