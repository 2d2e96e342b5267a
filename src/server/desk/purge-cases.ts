import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { submissionReaders as readers } from '../db/tables/desk.ts'
import { submissions as t } from '../db/tables/forms.ts'
import { defineJob, noPayload, type Job } from '../jobs/job.ts'
import { nobody, noteInAudit } from './audit.ts'
import type { DeskNeeds } from './desk-needs.ts'
import { removeCases } from './remove-cases.ts'

const atOnce = 200

/** What somebody has open at the desk, itself or what is joined with it, waits for another night. */
const isOpen = (at: Date) => sql`exists (
  select 1 from ${readers} join ${t} as seen on seen.id = ${readers.submission}
  where ${readers.openUntil} > ${sql.param(at, readers.openUntil)}
    and coalesce(seen.joined_to, seen.id) = coalesce(${t.joinedTo}, ${t.id}))`
const isDue = (at: Date) => and(eq(t.held, false), lt(t.purgeAt, at), sql`not ${isOpen(at)}`)

/** Each night there, what has been kept long enough goes, with its files and mails, tenant by tenant; what is held stays. */
export function purgeCases({ db, now, attachments }: Pick<DeskNeeds, 'db' | 'now' | 'attachments'>, timeZone: string): Job {
  return defineJob({
    kind: 'purge cases',
    payload: noPayload,
    every: { at: '02:30', timeZone },
    limitSeconds: 3600,
    async run({ signal }) {
      // Of a tenant that is gone from the settings nothing is kept any longer either.
      for (const { tenant } of await db.selectDistinct({ tenant: t.tenant }).from(t).where(isDue(now())))
        while (!signal.aborted && (await purgeSome(tenant)) === atOnce);
      signal.throwIfAborted()
      return undefined
    },
  })

  /** What goes and the report of it are one transaction; the report says how many of which form. */
  async function purgeSome(tenant: string): Promise<number> {
    const at = now()
    const { many, files } = await db.transaction(async (tx) => {
      const due = await tx
        .select({ id: t.id, form: t.form })
        .from(t)
        .where(and(eq(t.tenant, tenant), isDue(at)))
        .orderBy(asc(t.purgeAt), asc(t.id))
        .limit(atOnce)
        .for('update', { skipLocked: true })
      if (due.length === 0) return { many: 0, files: [] }
      const detail: Record<string, number> = {}
      for (const { form } of due) detail[form] = (detail[form] ?? 0) + 1
      const files = await removeCases(
        tx,
        due.map(({ id }) => id),
      )
      await noteInAudit(tx, { by: nobody(tenant), at, what: 'purge', detail: { forms: detail, files: files.length } })
      return { many: due.length, files }
    })
    await attachments.remove(files)
    return many
  }
}
