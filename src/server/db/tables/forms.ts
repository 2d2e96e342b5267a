import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CaseState } from '../../../nouns/forms/case-states.ts'
import type { FileScan } from '../../../nouns/forms/file-scans.ts'
import { at, sealedColumns } from './columns.ts'

/** What visitors sent with a form: one row and its files are one submission, and one case on the desk. */
export const submissions = pgTable(
  'submissions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenant: text('tenant').notNull(),
    /** What the visitor may quote: "WM-7K3F-2M9Q". */
    reference: text('reference').notNull(),
    /** The form's name: "quote". */
    form: text('form').notNull(),
    /** Of the page it was sent from, once for each time it was shown: sent twice, it is stored once. */
    key: text('key').notNull(),
    /** HMAC of what was answered: the same key with other answers is not the same submission. */
    answersMac: text('answers_mac').notNull(),
    /** The address it was sent from. */
    page: text('page').notNull(),
    /** The revision of the form's questions. */
    formRevision: integer('form_revision').notNull(),
    language: text('language').notNull(),
    /** The browser's signal (Global Privacy Control) at that time. */
    privacySignal: boolean('privacy_signal').notNull(),
    /** The chosen agent's e-mail as it is compared; that agent may read it. */
    agentKey: text('agent_key'),
    state: text('state').$type<CaseState>().notNull(),
    /** Why it was put aside as spam, or was doubted: "too fast", "no proof of work". */
    doubts: text('doubts').array().notNull(),
    assignedTo: text('assigned_to'),
    assignedName: text('assigned_name'),
    /** HMAC tokens of what people search by: e-mail, words of the name, phone. */
    terms: text('terms').array().notNull(),
    receivedAt: at('received_at').notNull(),
    /** Since when somebody waits for an answer; a reply does not change it, closing does. */
    waitingSince: at('waiting_since'),
    /** By when an answer was promised. */
    promisedAt: at('promised_at').notNull(),
    answeredAt: at('answered_at'),
    closedAt: at('closed_at'),
    /** From when on the nightly purge takes it; never while it is held. */
    purgeAt: at('purge_at').notNull(),
    held: boolean('held').notNull().default(false),
    /** The case it was joined to. */
    joinedTo: bigint('joined_to', { mode: 'number' }),
    /** Grows with every change of the case; a reply names the one it was written on. */
    revision: integer('revision').notNull().default(1),
    ...sealedColumns,
  },
  (t) => [
    uniqueIndex('submissions_reference').on(t.tenant, t.reference),
    uniqueIndex('submissions_key').on(t.tenant, t.form, t.key),
    index('submissions_queue').on(t.tenant, t.state, t.promisedAt, t.id),
    index('submissions_form').on(t.tenant, t.form, t.state, t.promisedAt, t.id),
    index('submissions_agent').on(t.tenant, t.agentKey, t.state, t.promisedAt, t.id),
    index('submissions_assigned')
      .on(t.tenant, t.assignedTo, t.state, t.promisedAt, t.id)
      .where(sql`assigned_to is not null`),
    index('submissions_terms').using('gin', t.terms).with({ fastupdate: false }),
    index('submissions_purge').on(t.purgeAt),
    index('submissions_joined').on(t.joinedTo),
    index('submissions_sealed').on(t.keyId),
  ],
)

/** Files visitors sent, kept apart from everything with an address; `submission` is null until the form they belong to is sent. */
export const submissionFiles = pgTable(
  'submission_files',
  {
    /** A random name; with it the file is found on the disk, and nowhere else. */
    id: text('id').primaryKey(),
    tenant: text('tenant').notNull(),
    submission: bigint('submission', { mode: 'number' }).references(() => submissions.id, { onDelete: 'cascade' }),
    /** The field of the form it answers. */
    field: text('field').notNull(),
    /** Of its content, not of its name. */
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    /** SHA-256 of the content, so that it can be shown to be the very file that was sent. */
    sha256: text('sha256').notNull(),
    /** Where a scanner is set nobody gets it before it is 'clean'. */
    scan: text('scan').$type<FileScan>().notNull(),
    stagedAt: at('staged_at').notNull(),
    /** Its name, and what opens its content. */
    ...sealedColumns,
  },
  (t) => [
    index('submission_files_submission').on(t.submission),
    index('submission_files_staged')
      .on(t.stagedAt)
      .where(sql`submission is null`),
    index('submission_files_sealed').on(t.keyId),
  ],
)

/** Forms that were begun and are to be finished later, by whoever has the link. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    /** SHA-256 of the secret in the link. */
    hash: text('hash').primaryKey(),
    tenant: text('tenant').notNull(),
    form: text('form').notNull(),
    /** HMAC token of the address the link went to. */
    recipientTerm: text('recipient_term').notNull(),
    savedAt: at('saved_at').notNull(),
    endsAt: at('ends_at').notNull(),
    ...sealedColumns,
  },
  (t) => [
    index('form_drafts_ends').on(t.endsAt),
    index('form_drafts_recipient').on(t.tenant, t.recipientTerm),
    index('form_drafts_sealed').on(t.keyId),
  ],
)

/** Proofs of work that were handed in; none counts twice. */
export const usedProofs = pgTable('used_proofs', { hash: text('hash').primaryKey(), endsAt: at('ends_at').notNull() }, (t) => [
  index('used_proofs_ends').on(t.endsAt),
])
