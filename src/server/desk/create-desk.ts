import { and, eq } from 'drizzle-orm'
import type { Readable } from 'node:stream'
import { hourMs } from '../../durations.ts'
import type { WholeCase } from '../../calls/desk-shapes.ts'
import { findForm } from '../../forms/forms.ts'
import { keptUntil } from '../../nouns/forms/keep-days.ts'
import { promisedBy } from '../../nouns/forms/promised-by.ts'
import type { Db, OpenDatabase } from '../db/database.ts'
import { submissions as t } from '../db/tables/forms.ts'
import { mails } from '../db/tables/mails.ts'
import { createCaseLetters, nameOfForm } from '../forms/case-letters.ts'
import type { Forms } from '../forms/create-forms.ts'
import { refused } from '../http/errors.ts'
import type { Sessions } from '../identity/sessions.ts'
import { replyLetter } from '../mail/letters/reply-letter.ts'
import type { Tenants } from '../tenants.ts'
import { noteInAudit } from './audit.ts'
import { createCaseReaders } from './case-readers.ts'
import { createCaseChanges, lockCase, lockJoined, writeChange } from './change-case.ts'
import type { DeskNeeds } from './desk-needs.ts'
import { createDeskNews } from './desk-news.ts'
import { noSuchCase, visibleTo, type DeskScope } from './desk-scope.ts'
import { createCaseExport } from './export-cases.ts'
import { createPersonExport } from './export-person.ts'
import { createColleagues } from './find-colleagues.ts'
import { createJoining } from './join-cases.ts'
import { createCaseList } from './list-cases.ts'
import { createRecord } from './show-record.ts'
import { createRestoring } from './tell-of-restored.ts'
import { purgeCases } from './purge-cases.ts'
import { createReplying } from './reply-to-case.ts'
import { createCaseShowing } from './show-case.ts'
import { createWholePerson } from './whole-person.ts'
import { createCaseWork, reopen } from './work-on-case.ts'

type Needs = Pick<DeskNeeds, 'db' | 'now' | 'sealing' | 'mail' | 'attachments'> & {
  database: Pick<OpenDatabase, 'listen'>
  sessions: Pick<Sessions, 'whenEnded'>
  tenants: Tenants
  forms: Pick<Forms, 'readForm'>
}

export type Desk = Awaited<ReturnType<typeof createDesk>>

/** The desk: what visitors sent, as work that somebody has, and that nobody can lose. */
export async function createDesk({ database, sessions, tenants, forms, ...rest }: Needs) {
  const requireTenant = (client: string) => {
    const tenant = tenants.find(client)
    if (!tenant) throw new Error(`there is a case of "${client}", which is no tenant`)
    return tenant
  }
  const needs: DeskNeeds = {
    ...rest,
    writeReply: ({ tenant, form, reference, subject, text, from }) => {
      const of = requireTenant(tenant)
      return replyLetter({ tenant: of, form: nameOfForm({ name: form }, of), reference, subject, words: text, by: from })
    },
    prepareRestoring: createRestoring({ ...rest, ...forms, tenants, letters: createCaseLetters(rest) }),
    listColleagues: createColleagues({ db: rest.db, tenants }),
    keepUntil: (form, tenant, at) => keptUntil(form, tenants.find(tenant), at),
    promise(form, tenant, at) {
      const [hours, of] = [findForm(form)?.answerHours ?? 8, tenants.find(tenant)]
      // Of one that is gone from the settings nobody knows the office hours; its cases are opened again all the same.
      return of ? promisedBy(at, hours, of) : new Date(at.getTime() + hours * hourMs)
    },
  }
  const { db, now, mail, attachments } = needs
  const { list, unread } = createCaseList(needs)
  const show = createCaseShowing(needs)
  const { read, keepOpen } = createCaseReaders(needs)
  const change = createCaseChanges(needs)
  const work = createCaseWork({ ...needs, change })
  const person = createWholePerson(needs)
  const news = await createDeskNews({ database, sessions })

  /** The number of a case that is named by its reference, or by the number itself; 0 where there is none for them. */
  async function idOf(named: string, scope: DeskScope): Promise<number> {
    if (/^\d{1,15}$/.test(named)) return Number(named)
    const [row] = await db
      .select({ id: t.id })
      .from(t)
      .where(and(eq(t.reference, named.toUpperCase()), visibleTo(scope)))
    return row?.id ?? 0
  }

  /** Shows a case to somebody who has seen it from then on. */
  async function openCase(id: number, scope: DeskScope): Promise<WholeCase> {
    await read(id, scope)
    return show(id, scope)
  }

  /** Shows a case that was worked on; whoever sees it whole has read it, and that is written down before it is answered. */
  async function showWorkedOn(id: number, scope: DeskScope): Promise<WholeCase> {
    const shown = await show(id, scope)
    await noteInAudit(db, { by: scope, at: now(), what: 'read', reference: shown.reference })
    return shown
  }

  /** Sends a mail of a case now; nothing happens where it was sent already, or no mail server is set. Throws when there is none. */
  async function tryMail(id: number, mailId: string, scope: DeskScope): Promise<void> {
    const found = await find(id, scope)
    if (!found) throw noSuchCase()
    await db.transaction(async (tx) => {
      const known = await tx.$count(mails, and(eq(mails.id, mailId), eq(mails.submission, id)))
      if (known === 0) throw refused('unknownItem', { message: 'There is no such mail.' })
      // The mail before the case, as it is when a mail has failed.
      if (!(await mail.tryNow({ tenant: found.tenant, mail: mailId, submission: id }, tx))) return
      const row = await lockCase(tx, id, scope)
      await writeChange(tx, { row, scope, at: now(), event: 'sent a mail again' })
    })
  }

  /** A file of a case this person may see; that it was fetched is written down first. Throws when there is none. */
  async function openFile(id: string, scope: DeskScope): Promise<{ name: string; type: string; bytes: number; stream: Readable }> {
    const of = await attachments.submissionOf(id)
    const found = of === undefined ? undefined : await find(of, scope)
    if (!found) throw refused('unknownItem', { message: 'There is no such file.' })
    const file = await attachments.open(id)
    try {
      await noteInAudit(db, { by: scope, at: now(), what: 'file', reference: found.reference, detail: { file: id } })
      return file
    } catch (error) {
      file.stream.destroy()
      throw error
    }
  }

  async function find(id: number, scope: DeskScope): Promise<{ reference: string; tenant: string } | undefined> {
    const [row] = await db
      .select({ reference: t.reference, tenant: t.tenant })
      .from(t)
      .where(and(eq(t.id, id), visibleTo(scope)))
    return row
  }

  /** A mail about a case did not reach its recipient: whoever ended it looks again. In the transaction that notes it. */
  async function reopenBounced(tx: Db, { tenant, submission }: { tenant: string; submission: number }): Promise<void> {
    if ((await tx.$count(t, and(eq(t.id, submission), eq(t.tenant, tenant)))) === 0) return
    // The case it was joined to is the one that is worked on, and the one the list shows.
    const { row, root } = await lockJoined(tx, submission, eq(t.tenant, tenant))
    const at = now()
    const again = reopen(root, at, needs, 'bounced') ?? { event: 'bounced', withJoined: true }
    const about = row.id === root.id ? undefined : row.reference
    await writeChange(tx, { row: root, scope: { account: '', name: '' }, at, about, ...again })
  }

  return {
    list,
    unread,
    openCase,
    idOf,
    show: showWorkedOn,
    keepOpen,
    ...work,
    reply: createReplying(needs),
    ...createJoining(needs),
    tryMail,
    openFile,
    exportCases: createCaseExport(needs),
    findPerson: person.find,
    erasePerson: person.erase,
    exportPerson: createPersonExport({ ...needs, show, person }),
    record: createRecord(needs),
    reopenBounced,
    news,
    jobs: [purgeCases(needs, tenants.timeZone)],
  }
}
