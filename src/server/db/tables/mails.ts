import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { MailKind, MailState } from '../../../nouns/mail/mail-kinds.ts'
import { at, sealedColumns } from './columns.ts'
import { submissions } from './forms.ts'

/** Mails to be sent, each to one recipient: written with what they are about, sent by a job, kept with what became of them. */
export const mails = pgTable(
  'mails',
  {
    /** Also the name in its Message-ID, which stays the same however often it is tried. */
    id: uuid('id').primaryKey(),
    tenant: text('tenant').notNull(),
    submission: bigint('submission', { mode: 'number' }).references(() => submissions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MailKind>().notNull(),
    state: text('state').$type<MailState>().notNull(),
    /** HMAC token of the recipient's address, for limits and for everything of one person. */
    recipientTerm: text('recipient_term').notNull(),
    tries: integer('tries').notNull().default(0),
    /** What the mail server said last, without addresses. */
    said: text('said'),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
    /** Recipient, Reply-To, subject, HTML and text. */
    ...sealedColumns,
  },
  (t) => [
    index('mails_submission').on(t.submission, t.createdAt),
    index('mails_recipient').on(t.tenant, t.recipientTerm, t.createdAt),
    index('mails_kept').on(t.tenant, t.createdAt),
    index('mails_sealed').on(t.keyId),
  ],
)
