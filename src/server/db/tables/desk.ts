import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, sealedColumns } from './columns.ts'
import { submissions } from './forms.ts'

/** What the desk writes to itself about a case; a table of its own, so that no note can ever leave as a mail. */
export const submissionNotes = pgTable(
  'submission_notes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    submission: bigint('submission', { mode: 'number' })
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    account: text('account').notNull(),
    name: text('name').notNull(),
    writtenAt: at('written_at').notNull(),
    ...sealedColumns,
  },
  (t) => [index('submission_notes_submission').on(t.submission, t.id), index('submission_notes_sealed').on(t.keyId)],
)

/** What happened to a case, in order: assigned, done, reopened, joined. */
export const submissionEvents = pgTable(
  'submission_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    submission: bigint('submission', { mode: 'number' })
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** A word of the code: 'assigned'. */
    what: text('what').notNull(),
    /** Names and numbers it is about, never what somebody sent. */
    detail: jsonb('detail').notNull(),
    name: text('name').notNull(),
    happenedAt: at('happened_at').notNull(),
  },
  (t) => [index('submission_events_submission').on(t.submission, t.id)],
)

/** Who has seen which case, and who has it open at this moment. */
export const submissionReaders = pgTable(
  'submission_readers',
  {
    submission: bigint('submission', { mode: 'number' })
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    account: text('account').notNull(),
    name: text('name').notNull(),
    /** The revision of the case that was seen; an older one is unread. */
    revision: integer('revision').notNull(),
    openUntil: at('open_until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.submission, t.account] })],
)

/** Who read, exported or erased what of people's; it outlives what it is about. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenant: text('tenant').notNull(),
    happenedAt: at('happened_at').notNull(),
    account: text('account').notNull(),
    name: text('name').notNull(),
    /** 'read', 'file', 'export', 'reply', 'erase', 'purge' … */
    what: text('what').notNull(),
    /** The reference of a case, where it is about one. */
    reference: text('reference'),
    detail: jsonb('detail').notNull(),
  },
  (t) => [index('audit_log_tenant').on(t.tenant, t.id), index('audit_log_reference').on(t.tenant, t.reference)],
)
