import { and, desc, eq } from 'drizzle-orm'
import type { CaseMail, WholeCase } from '../../calls/desk-shapes.ts'
import { submissionEvents as events, submissionNotes as notes } from '../db/tables/desk.ts'
import { submissions as t } from '../db/tables/forms.ts'
import { agentKeyOf } from '../forms/search-terms.ts'
import type { ShownMail } from '../mail/mail.ts'
import { cannotBeOpened, openOr } from '../sealing/open-or.ts'
import { boxOf } from '../sealing/sealed-rows.ts'
import { findCaseExtras } from './case-extras.ts'
import { isoOrNull, listCase, openSent } from './case-row.ts'
import type { DeskNeeds } from './desk-needs.ts'
import { noSuchCase, visibleTo, type DeskScope } from './desk-scope.ts'
import { findOtherCases } from './other-cases.ts'

/** Of notes, mails and lines of its story the newest; whoever hands everything out asks for all. */
const mostShown = 200
export const all = 2 ** 31 - 1

/** An admin may have put somebody among the recipients whom nobody else is to know of. */
const maySee = ({ kind, to }: ShownMail, { admin, agentKey }: DeskScope) =>
  admin || kind !== 'notice' || agentKeyOf(to.address) === agentKey

/** A mail as the desk shows it beside its case. */
export const showMail = ({ id, kind, state, to, subject, text, tries, said, createdAt, sentAt }: ShownMail): CaseMail => {
  return { id, kind, state, to, subject, text, tries, said, createdAt: createdAt.toISOString(), sentAt: isoOrNull(sentAt) }
}

/** One case with everything that is known of it, as this person may see it. Throws when there is none, or none for them. */
export function createCaseShowing({ db, sealing, mail, attachments, now }: DeskNeeds) {
  async function show(id: number, scope: DeskScope, most = mostShown): Promise<WholeCase> {
    const [row] = await db
      .select()
      .from(t)
      .where(and(eq(t.id, id), visibleTo(scope)))
    if (!row) throw noSuchCase()
    const sent = openSent(sealing, row)
    const [beside, fileList, noteList, mails, eventList, others] = await Promise.all([
      findCaseExtras(db, [id], scope, now()),
      listFiles(id),
      listNotes(id, most),
      mail.listOf(id, most),
      listEvents(id, most),
      findOtherCases({ db, sealing }, row, sent?.sender.email ?? '', scope),
    ])
    return {
      ...listCase(row, sent, beside(id), scope),
      revision: row.revision,
      readable: sent !== null,
      sender: sent?.sender ?? { name: '', email: '', phone: '' },
      answers: (sent?.answers ?? []).map(({ id: field, label, inputType, answers }) => ({
        id: field,
        label,
        // Those of files are ids, which tell nobody anything: the files themselves are in the list of files.
        words: inputType === 'FileUpload' ? [] : [...answers],
      })),
      consent: sent?.consent ?? '',
      page: row.page,
      formRevision: row.formRevision,
      pageRevisions: sent?.pageRevisions ?? {},
      language: row.language,
      privacySignal: row.privacySignal,
      answeredAt: isoOrNull(row.answeredAt),
      closedAt: isoOrNull(row.closedAt),
      purgeAt: row.purgeAt.toISOString(),
      fileList,
      notes: noteList,
      mails: mails.filter((each) => maySee(each, scope)).map(showMail),
      events: eventList,
      ...others,
    }
  }

  async function listFiles(submission: number): Promise<WholeCase['fileList']> {
    const files = await attachments.list(submission)
    return files.map(({ id, field, name, type, bytes, scan }) => ({ id, field, name, type, bytes, scan }))
  }

  async function listNotes(submission: number, most: number): Promise<WholeCase['notes']> {
    const rows = await db.select().from(notes).where(eq(notes.submission, submission)).orderBy(desc(notes.id)).limit(most)
    return rows.toReversed().map((row) => ({
      id: row.id,
      name: row.name,
      text: openOr(() => sealing.open(boxOf.note(row), row).toString(), cannotBeOpened),
      writtenAt: row.writtenAt.toISOString(),
    }))
  }

  async function listEvents(submission: number, most: number): Promise<WholeCase['events']> {
    const rows = await db.select().from(events).where(eq(events.submission, submission)).orderBy(desc(events.id)).limit(most)
    return rows.toReversed().map(({ id, what, detail, name, happenedAt }) => {
      const { about } = detail as { about?: string }
      return { id, what, name, about: about ?? null, happenedAt: happenedAt.toISOString() }
    })
  }

  return show
}
