import { hash as digest, randomBytes } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { dayMs } from '../../durations.ts'
import type { Answers } from '../../nouns/forms/check-answers.ts'
import type { Db } from '../db/database.ts'
import { formDrafts as t } from '../db/tables/forms.ts'
import { defineJob, noPayload } from '../jobs/job.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { boxOf } from '../sealing/sealed-rows.ts'
import { emailTerm } from './search-terms.ts'

/** How long a form that was begun waits to be finished. */
export const draftDays = 14

type Draft = { tenant: string; form: string; answers: Answers; email: string }

/** Forms that were begun and are finished later, by whoever has the link: its secret is in no table, only what it hashes to. */
export function createFormDrafts({ db, sealing, now }: { db: Db; sealing: Sealing; now: () => Date }) {
  /** Answers the secret of the link. */
  async function keep(tx: Db, { tenant, form, answers, email }: Draft): Promise<string> {
    const secret = randomBytes(24).toString('base64url')
    const hash = hashOf(tenant, form, secret)
    const savedAt = now()
    await tx.insert(t).values({
      hash,
      tenant,
      form,
      recipientTerm: emailTerm(sealing, tenant, email),
      savedAt,
      endsAt: new Date(savedAt.getTime() + draftDays * dayMs),
      ...sealing.sealJson(boxOf.draft({ hash }), answers),
    })
    return secret
  }

  /** What was answered so far; undefined for a link that leads nowhere, to another insurer's form, or has ended. */
  async function find(tenant: string, form: string, secret: string): Promise<Answers | undefined> {
    const hash = hashOf(tenant, form, secret)
    const [row] = await db.select().from(t).where(eq(t.hash, hash))
    return row && row.endsAt > now() ? sealing.openJson<Answers>(boxOf.draft(row), row) : undefined
  }

  /** A form that was sent needs no draft. */
  async function forget(tx: Db, tenant: string, form: string, secret: string): Promise<void> {
    await tx.delete(t).where(and(eq(t.hash, hashOf(tenant, form, secret)), eq(t.tenant, tenant)))
  }

  const job = defineJob({
    kind: 'forget form drafts',
    payload: noPayload,
    every: { minutes: 60 },
    run: async () => (tx) => tx.delete(t).where(lt(t.endsAt, now())),
  })

  return { keep, find, forget, job }
}

export type FormDrafts = ReturnType<typeof createFormDrafts>

const hashOf = (tenant: string, form: string, secret: string) =>
  digest('sha256', JSON.stringify([tenant, form, secret.slice(0, 100)]), 'hex')
