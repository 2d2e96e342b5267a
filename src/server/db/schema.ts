import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CountedThing } from '../../nouns/insights/counted-things.ts'
import type { PaymentState } from '../../nouns/payments/payment-states.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** Bytes, given and read as a Buffer. */
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({ dataType: () => 'bytea', fromDriver: (read) => Buffer.from(read) })
const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
/** A point of the cube extension, as it is written there: "(0.1, -0.2, 0.97)". */
const cube = customType<{ data: string }>({ dataType: () => 'cube' })
/** Half-open spans of whole numbers, as PostgreSQL writes them: "{[480,1020),[1920,2460)}". */
const spans = customType<{ data: string }>({ dataType: () => 'int4multirange' })
/** What something is found by, without places and weights; written by server/articles/found-by.ts. */
const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Grows by one with every change visitors can see; pages are cached under it. */
export const contentVersions = pgTable('content_versions', {
  tenant: text('tenant').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})

/** The content of a section or an item, and the save that made it. */
const contentColumns = {
  revision: integer('revision').notNull(),
  wire: jsonb('wire').notNull(),
  ids: jsonb('ids').$type<Record<string, string[]>>().notNull(),
  savedAt: at('saved_at').notNull(),
  savedBy: text('saved_by').notNull(),
}

/** Every deliberate save, kept for good. */
const revisionColumns = {
  ...contentColumns,
  base: integer('base'),
  restores: integer('restores'),
  merged: boolean('merged').notNull().default(false),
  account: text('account').notNull(),
  /** Of the save that made it, so that a retry is known; with the hash of what was asked and what was answered. */
  idempotencyKey: text('idempotency_key'),
  requestHash: text('request_hash'),
  answer: jsonb('answer'),
}

/** What the pages show now. */
export const sections = pgTable(
  'sections',
  {
    tenant: text('tenant').notNull(),
    page: text('page').notNull(),
    section: text('section').notNull(),
    /** The content version this revision made, so that a node can ask for what changed since. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    ...contentColumns,
  },
  (t) => [primaryKey({ columns: [t.tenant, t.page, t.section] }), index('sections_version').on(t.tenant, t.version)],
)

export const revisions = pgTable(
  'revisions',
  {
    tenant: text('tenant').notNull(),
    page: text('page').notNull(),
    section: text('section').notNull(),
    ...revisionColumns,
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.page, t.section, t.revision] }),
    uniqueIndex('revisions_idempotency').on(t.tenant, t.account, t.idempotencyKey),
  ],
)

/** Everybody who ever signed in: the provider's issuer and subject are the person, the username is only a name. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    username: text('username').notNull(),
    name: text('name').notNull(),
    agent: boolean('agent').notNull().default(false),
    createdAt: at('created_at').notNull(),
    lastSignIn: at('last_sign_in').notNull(),
  },
  // By the name somebody signs in with, an admin signs them out.
  (t) => [uniqueIndex('accounts_subject').on(t.issuer, t.subject), index('accounts_username').on(t.issuer, sql`lower(${t.username})`)],
)

/** Who an invited admin turned out to be: bound at the first sign-in, since usernames can be given to somebody else later. */
export const adminBindings = pgTable(
  'admin_bindings',
  {
    tenant: text('tenant').notNull(),
    username: text('username').notNull(),
    account: text('account')
      .notNull()
      .references(() => accounts.id),
    boundAt: at('bound_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.username] })],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the opaque id in the cookie. */
    idHash: text('id_hash').primaryKey(),
    account: text('account')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    lastSeen: at('last_seen').notNull(),
    endsAt: at('ends_at').notNull(),
    /** "Firefox, Windows", of the browser it began in; empty where that said nothing known. */
    browser: text('browser').notNull().default(''),
  },
  (t) => [index('sessions_ends').on(t.endsAt), index('sessions_account').on(t.account)],
)

/** Nonces handed out for sign-in; each is taken away by the first token that brings it back. */
export const signInNonces = pgTable('sign_in_nonces', {
  hash: text('hash').primaryKey(),
  endsAt: at('ends_at').notNull(),
})

export const uploads = pgTable(
  'uploads',
  {
    path: text('path').notNull(),
    /** Two insurers that upload the same file under the same name have a row each. */
    tenant: text('tenant').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    account: text('account').notNull(),
    uploadedAt: at('uploaded_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.path, t.tenant] })],
)

/** Counted tries per key and time window, shared by all nodes. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: at('ends_at').notNull(),
})

/** Things of which there are many of a kind, agents for one; a deleted one stays as a row, so that its history can bring it back. */
export const items = pgTable(
  'items',
  {
    tenant: text('tenant').notNull(),
    kind: text('kind').notNull(),
    /** Counts from 1 for each tenant and kind, and is never given twice. */
    id: integer('id').notNull(),
    /** The primary key people know, without case; free again once its item is deleted. */
    key: text('key').notNull(),
    deleted: boolean('deleted').notNull(),
    ...contentColumns,
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.kind, t.id] }),
    uniqueIndex('items_key')
      .on(t.tenant, t.kind, t.key)
      .where(sql`not deleted`),
  ],
)

/** Every save and deletion of an item; `version` is the content version it made, in which lists of a kind are dated. */
export const itemRevisions = pgTable(
  'item_revisions',
  {
    tenant: text('tenant').notNull(),
    kind: text('kind').notNull(),
    id: integer('id').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
    deleted: boolean('deleted').notNull(),
    ...revisionColumns,
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.kind, t.id, t.revision] }),
    uniqueIndex('item_revisions_idempotency').on(t.tenant, t.account, t.idempotencyKey),
    index('item_revisions_version').on(t.tenant, t.kind, t.version),
  ],
)

/** Keys items had before; links that name one lead to the item. */
export const itemAddresses = pgTable(
  'item_addresses',
  {
    tenant: text('tenant').notNull(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    id: integer('id').notNull(),
    leftAt: at('left_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.kind, t.key] })],
)

/** What agents are found by, written anew with every save: narrow rows beside the wide ones, for those on the site only. */
export const agentSearch = pgTable(
  'agent_search',
  {
    tenant: text('tenant').notNull(),
    id: integer('id').notNull(),
    /** Folded name; sorts the same in every database. */
    titleKey: bytewiseText('title_key').notNull(),
    /** Folded name and addresses, one to a line. */
    words: text('words').notNull(),
    /** Hashes of every run of one to three characters of `words`, and of each filter the agent answers to. */
    terms: integer('terms').array().notNull(),
    /** On the unit sphere, so that nearness is a straight line; null when nobody knows where. */
    place: cube('place'),
    /** Office hours in minutes since Monday 0:00, on the tenant's clocks. */
    open: spans('open').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    index('agent_search_title').on(t.tenant, t.titleKey, t.id),
    index('agent_search_terms').using('gin', t.terms).with({ fastupdate: false }),
    index('agent_search_place').using('gist', t.place),
  ],
)

/** What an article is beside its content, for the desk: every article, deleted ones too. */
export const articleStates = pgTable(
  'article_states',
  {
    tenant: text('tenant').notNull(),
    id: integer('id').notNull(),
    status: text('status').$type<'Active' | 'Inactive' | 'Published'>().notNull(),
    deleted: boolean('deleted').notNull().default(false),
    /** Of the working draft, so that the desk lists and sorts without reading any. */
    revision: integer('revision').notNull(),
    title: text('title').notNull(),
    titleKey: bytewiseText('title_key').notNull(),
    slug: text('slug').notNull(),
    tagIds: integer('tag_ids').array().notNull(),
    reviewBy: text('review_by').notNull(),
    foundBy: lexemes('found_by').notNull(),
    createdAt: at('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    savedAt: at('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
    /** When it first went live. */
    publishedAt: at('published_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    index('article_states_created').on(t.tenant, t.createdAt, t.id),
    index('article_states_published').on(t.tenant, t.publishedAt, t.id),
    index('article_states_title').on(t.tenant, t.titleKey, t.id),
    index('article_states_found').using('gin', t.foundBy).with({ fastupdate: false }),
  ],
)

/**
 * What visitors read of articles, and all they ever read: a row for each that is published, with the content of the revision
 * that was. It is written in the transaction of publishing and deleted in that of taking down.
 */
export const liveArticles = pgTable(
  'live_articles',
  {
    tenant: text('tenant').notNull(),
    id: integer('id').notNull(),
    revision: integer('revision').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    titleKey: bytewiseText('title_key').notNull(),
    subTitle: text('sub_title').notNull(),
    image: text('image').notNull(),
    html: text('html').notNull(),
    tagIds: integer('tag_ids').array().notNull(),
    /** Those somebody chose, in order. */
    related: integer('related').array().notNull(),
    minutes: integer('minutes').notNull(),
    foundBy: lexemes('found_by').notNull(),
    createdAt: at('created_at').notNull(),
    publishedAt: at('published_at').notNull(),
    /** Since when visitors see this very revision. */
    liveSince: at('live_since').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    index('live_articles_published').on(t.tenant, t.publishedAt, t.id),
    index('live_articles_slug').on(t.tenant, t.slug),
    index('live_articles_tags').using('gin', t.tagIds).with({ fastupdate: false }),
    index('live_articles_found').using('gin', t.foundBy).with({ fastupdate: false }),
  ],
)

/** What is to become of articles at times somebody chose. */
export const articleSchedules = pgTable(
  'article_schedules',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tenant: text('tenant').notNull(),
    article: integer('article').notNull(),
    what: text('what').$type<'publish' | 'takeDown'>().notNull(),
    /** The revision it was made for; 0 where it takes down. */
    revision: integer('revision').notNull(),
    at: at('at').notNull(),
    /** As it was chosen, and on whose clocks. */
    wall: text('wall').notNull(),
    timeZone: text('time_zone').notNull(),
    state: text('state').$type<'waiting' | 'done' | 'failed' | 'off'>().notNull(),
    /** Why it could not be done. */
    problem: text('problem').notNull().default(''),
    madeAt: at('made_at').notNull(),
    madeBy: text('made_by').notNull(),
    account: text('account').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('article_schedules_waiting')
      .on(t.tenant, t.article, t.what)
      .where(sql`state = 'waiting'`),
    index('article_schedules_next')
      .on(t.tenant, t.at, t.id)
      .where(sql`state in ('waiting', 'failed')`),
  ],
)

/** Links that show a draft to whoever has one. */
export const articlePreviews = pgTable(
  'article_previews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tenant: text('tenant').notNull(),
    article: integer('article').notNull(),
    /** SHA-256 of the secret in the link. */
    secretHash: text('secret_hash').notNull(),
    madeAt: at('made_at').notNull(),
    madeBy: text('made_by').notNull(),
    account: text('account').notNull(),
    endsAt: at('ends_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (t) => [uniqueIndex('article_previews_secret').on(t.secretHash), index('article_previews_article').on(t.tenant, t.article)],
)

/** What calls that change an article but not its words were answered under their Idempotency-Key. */
export const articleAnswers = pgTable(
  'article_answers',
  {
    tenant: text('tenant').notNull(),
    account: text('account').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.account, t.key] }), index('article_answers_at').on(t.tenant, t.at)],
)

/** Which demonstration content a tenant was given, once: what an admin deleted does not come back. */
export const seedings = pgTable(
  'seedings',
  { tenant: text('tenant').notNull(), name: text('name').notNull(), at: at('at').notNull() },
  (t) => [primaryKey({ columns: [t.tenant, t.name] })],
)

/** Answers of outside geocoders, so that each address is asked for once by all nodes together. */
export const geocoded = pgTable('geocoded', {
  key: text('key').primaryKey(),
  answer: jsonb('answer').notNull(),
  askedAt: at('asked_at').notNull(),
})

/** Work that runs later; see docs/decisions/0019. Dates are those of the server's clock, not of the database's. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** What it is about: of each kind and key one waits or runs at a time. */
    key: text('key'),
    /** Which turn of repeated work it is; each is taken once by all nodes together. */
    slot: text('slot'),
    payload: jsonb('payload').notNull(),
    state: text('state').$type<'due' | 'running' | 'done' | 'dead'>().notNull(),
    attempt: integer('attempt').notNull().default(0),
    attempts: integer('attempts').notNull(),
    /** From when on it may be taken; while it runs, when its lease ends. */
    runAt: at('run_at').notNull(),
    /** True for a date somebody chose; any other is moved when the clock turns out to have been ahead. */
    dated: boolean('dated').notNull().default(false),
    /** Asked for again while it runs: it is due at this time once it is done. */
    againAt: at('again_at'),
    lease: uuid('lease'),
    error: text('error'),
    writtenAt: at('written_at').notNull(),
  },
  (t) => [
    uniqueIndex('jobs_key')
      .on(t.kind, t.key)
      .where(sql`state in ('due', 'running')`),
    uniqueIndex('jobs_slot').on(t.kind, t.slot),
    index('jobs_waiting')
      .on(t.runAt, t.id)
      .where(sql`state in ('due', 'running')`),
  ],
)

/** What is sealed (server/sealing): the box, and which key of the ring closed it. */
const sealedColumns = { sealed: bytes('sealed').notNull(), keyId: text('key_id').notNull() }

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
    state: text('state').$type<'new' | 'assigned' | 'done' | 'spam'>().notNull(),
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
    /** Nobody gets it before it is 'clean'; 'unscanned' where no scanner is set. */
    scan: text('scan').$type<'unscanned' | 'waiting' | 'clean' | 'infected'>().notNull(),
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

/** Mails to be sent, each to one recipient: written with what they are about, sent by a job, kept with what became of them. */
export const mails = pgTable(
  'mails',
  {
    /** Also the name in its Message-ID, which stays the same however often it is tried. */
    id: uuid('id').primaryKey(),
    tenant: text('tenant').notNull(),
    submission: bigint('submission', { mode: 'number' }).references(() => submissions.id, { onDelete: 'cascade' }),
    /** What for: 'notice' to the desk, 'confirmation' to the sender, 'reply' from the desk, 'link' to go on later; of payments 'receipt', 'returned' money, 'reminder' of what is due. */
    kind: text('kind').$type<'notice' | 'confirmation' | 'reply' | 'link' | 'receipt' | 'returned' | 'reminder'>().notNull(),
    /** 'kept' where no mail server is set, 'held' back because too many went to this address, 'uncertain' where a line was cut after the letter. */
    state: text('state').$type<'queued' | 'sent' | 'uncertain' | 'failed' | 'bounced' | 'kept' | 'held'>().notNull(),
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

/** Every wish to pay, from before the provider hears of it: the derived state of its events. See docs/decisions/0036. */
export const payments = pgTable(
  'payments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenant: text('tenant').notNull(),
    /** What may be quoted, and what the provider and billing know it by: "WM-7K3F-2M9Q". */
    reference: bytewiseText('reference').notNull(),
    operation: text('operation').$type<'pay' | 'schedule' | 'autopay' | 'methods' | 'charge'>().notNull(),
    /** Of the wish: the same key is the same payment. */
    key: text('key').notNull(),
    /** HMAC of what was asked for under the key: account, operation. */
    askedMac: text('asked_mac').notNull(),
    /** HMAC token of the account number. */
    accountTerm: text('account_term').notNull(),
    /** The account of the signed-in person who asked; null for visitors. */
    account: text('account'),
    byAgent: boolean('by_agent').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    minDueCents: integer('min_due_cents').notNull(),
    balanceCents: integer('balance_cents').notNull(),
    /** What the provider says was or will be paid. */
    cents: integer('cents'),
    paidBy: text('paid_by').$type<'card' | 'bank'>(),
    /** When it was paid, or the day it will be. */
    paidAt: at('paid_at'),
    /** The provider's own number of it. */
    transaction: text('transaction'),
    postedAt: at('posted_at'),
    settlement: text('settlement').$type<'pending' | 'settled' | 'returned'>().notNull(),
    /** When the worker asks the provider next, while nobody knows how it ended. */
    askAt: at('ask_at'),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
    /** Account number, policy holder, address. */
    ...sealedColumns,
  },
  (t) => [
    uniqueIndex('payments_reference').on(t.tenant, t.reference),
    uniqueIndex('payments_key').on(t.tenant, t.key),
    index('payments_account').on(t.tenant, t.accountTerm, t.id),
    index('payments_state').on(t.tenant, t.state, t.id),
    index('payments_paid').on(t.tenant, t.paidAt, t.id),
    index('payments_ask')
      .on(t.askAt)
      .where(sql`ask_at is not null`),
    index('payments_sealed').on(t.keyId),
  ],
)

/** The ledger: what happened to a payment, in the order we learnt it; never changed, never removed. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    payment: bigint('payment', { mode: 'number' })
      .notNull()
      .references(() => payments.id),
    /** Counts from 1 for each payment. */
    number: integer('number').notNull(),
    what: text('what').notNull(),
    /** Who said so: 'us', 'browser', 'provider', 'billing', 'staff'. */
    source: text('source').$type<'us' | 'browser' | 'provider' | 'billing' | 'staff'>().notNull(),
    cents: integer('cents'),
    /** Names and codes, never of a card, a bank or an account. */
    detail: jsonb('detail').$type<Record<string, string | number>>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.payment, t.number] })],
)

/** What the provider told us, committed before it gets its 2xx; each once, however often it tells. */
export const providerNotices = pgTable(
  'provider_notices',
  {
    tenant: text('tenant').notNull(),
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    kind: text('kind').notNull(),
    reference: text('reference').notNull(),
    /** As it was read; no number of a card, a bank or an account. */
    notice: jsonb('notice').notNull(),
    receivedAt: at('received_at').notNull(),
    handledAt: at('handled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.provider, t.id, t.kind] }),
    index('provider_notices_waiting')
      .on(t.receivedAt)
      .where(sql`handled_at is null`),
  ],
)

/** Comparisons of our book, the provider's and billing's. */
export const reconciliations = pgTable('reconciliations', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tenant: text('tenant').notNull(),
  from: at('from_at').notNull(),
  to: at('to_at').notNull(),
  startedAt: at('started_at').notNull(),
  finishedAt: at('finished_at'),
  compared: integer('compared').notNull().default(0),
  differences: integer('differences').notNull().default(0),
})

export const reconciliationDifferences = pgTable(
  'reconciliation_differences',
  {
    reconciliation: bigint('reconciliation', { mode: 'number' })
      .notNull()
      .references(() => reconciliations.id, { onDelete: 'cascade' }),
    reference: text('reference').notNull(),
    /** "taken and not ours", "posted and not taken", "amounts differ" … */
    what: text('what').notNull(),
    ourCents: integer('our_cents'),
    providerCents: integer('provider_cents'),
    billingCents: integer('billing_cents'),
    /** Mended by itself, or by somebody who said so. */
    settledAt: at('settled_at'),
    settledBy: text('settled_by'),
  },
  (t) => [primaryKey({ columns: [t.reconciliation, t.reference, t.what] })],
)

/** Accounts a customer has shown to be theirs. */
export const linkedAccounts = pgTable(
  'linked_accounts',
  {
    tenant: text('tenant').notNull(),
    account: text('account')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    accountTerm: text('account_term').notNull(),
    linkedAt: at('linked_at').notNull(),
    /** How many days before the due date a mail reminds; null for never. */
    remindDays: integer('remind_days'),
    /** The due date the last reminder was about. */
    remindedFor: text('reminded_for'),
    autopay: boolean('autopay').notNull().default(false),
    /** It may be brought back for some minutes; then its row goes. */
    unlinkedAt: at('unlinked_at'),
    /** Account number, and the e-mail reminders go to. */
    ...sealedColumns,
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.account, t.accountTerm] }),
    index('linked_accounts_remind')
      .on(t.tenant)
      .where(sql`remind_days is not null`),
    index('linked_accounts_sealed').on(t.keyId),
  ],
)

/** The customer's record at the provider. */
export const providerCustomers = pgTable(
  'provider_customers',
  {
    tenant: text('tenant').notNull(),
    provider: text('provider').notNull(),
    account: text('account')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    customer: text('customer').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.provider, t.account] })],
)

/** Each time somebody looked whether the page with the payment form is as it was released; what the scripts were then. */
export const paymentFrameChecks = pgTable('payment_frame_checks', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  checkedAt: at('checked_at').notNull(),
  findings: jsonb('findings').$type<string[]>().notNull(),
  scripts: jsonb('scripts').$type<{ src: string; sha256: string }[]>().notNull(),
})

/** The sandbox of the billing system: accounts to try, and what was posted to them. Nothing here is anybody's. */
export const sandboxBilledAccounts = pgTable(
  'sandbox_billed_accounts',
  {
    tenant: text('tenant').notNull(),
    number: text('number').notNull(),
    account: jsonb('account').notNull(),
    minDueCents: integer('min_due_cents').notNull(),
    balanceCents: integer('balance_cents').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.number] })],
)

export const sandboxPostedPayments = pgTable(
  'sandbox_posted_payments',
  {
    tenant: text('tenant').notNull(),
    reference: bytewiseText('reference').notNull(),
    number: text('number').notNull(),
    cents: integer('cents').notNull(),
    paidAt: at('paid_at').notNull(),
    postedAt: at('posted_at').notNull(),
    returnedOn: text('returned_on'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.reference] }),
    index('sandbox_posted_account').on(t.tenant, t.number, t.paidAt),
    index('sandbox_posted_at').on(t.tenant, t.postedAt, t.reference),
  ],
)

/** What was read of each PDF: its words, and whether its first page was drawn. Of those for anyone there is one row for all tenants. */
export const pdfPapers = pgTable(
  'pdf_papers',
  {
    /** Empty where the PDF is for anyone. */
    tenant: text('tenant').notNull(),
    /** The folder of its address: "/media/<hash>", "/360/papers/<hash>"; "/papers/<name>" of one that comes with the site. */
    paper: text('paper').notNull(),
    /** One of its addresses, by which its bytes are found. */
    address: text('address').notNull(),
    state: text('state').$type<'waiting' | 'drawn' | 'none'>().notNull(),
    pages: integer('pages').notNull(),
    text: text('text').notNull(),
    /** The stems of its words. */
    words: lexemes('words').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.paper] })],
)

// What somebody keeps of the agents' hub for themselves, and what they said there.

/** When somebody was at the hub, and when before that. */
export const hubVisits = pgTable(
  'hub_visits',
  {
    tenant: text('tenant').notNull(),
    account: text('account')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** When the visit before this one began; null the first time. */
    lastBegan: at('last_began'),
    began: at('began').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.account] })],
)

/** Favourites, in the order they were pinned. */
export const hubPins = pgTable(
  'hub_pins',
  {
    tenant: text('tenant').notNull(),
    account: text('account')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    link: text('link').notNull(),
    label: text('label').notNull(),
    pinnedAt: at('pinned_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.account, t.link] })],
)

/** Bulletins somebody has read; where one asks for it, when they said so, in which words it stood there. */
export const hubReadings = pgTable(
  'hub_readings',
  {
    tenant: text('tenant').notNull(),
    account: text('account')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** A hash of what it says and where it leads: changed, it is another. */
    bulletin: text('bulletin').notNull(),
    title: text('title').notNull(),
    readAt: at('read_at').notNull(),
    saidAt: at('said_at'),
    /** As they were called then. */
    name: text('name').notNull(),
    username: text('username').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.account, t.bulletin] }),
    index('hub_readings_said')
      .on(t.tenant, t.bulletin, t.saidAt, t.account)
      .where(sql`said_at is not null`),
  ],
)

/** What agents would have changed of their own page of the directory, until an admin has said yes or no. */
export const hubProposals = pgTable(
  'hub_proposals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenant: text('tenant').notNull(),
    /** The number of the agent's item. */
    agent: integer('agent').notNull(),
    account: text('account')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The revision it was written on. */
    base: integer('base').notNull(),
    /** The fields it changes, in the wire shape of an agent. */
    wire: jsonb('wire').notNull(),
    ids: jsonb('ids').$type<Record<string, string[]>>().notNull(),
    /** What was withdrawn is a row no more. */
    state: text('state').$type<'waiting' | 'accepted' | 'declined' | 'withdrawn'>().notNull(),
    /** Grows each time it is changed while it waits, so that nobody accepts what they have not seen. */
    edition: integer('edition').notNull().default(1),
    madeAt: at('made_at').notNull(),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
    /** What an admin wrote with it. */
    word: text('word').notNull().default(''),
  },
  (t) => [
    uniqueIndex('hub_proposals_waiting')
      .on(t.tenant, t.agent)
      .where(sql`state = 'waiting'`),
    index('hub_proposals_queue').on(t.tenant, t.state, t.madeAt, t.id),
    index('hub_proposals_agent').on(t.tenant, t.agent, t.madeAt),
  ],
)

// What is counted of visits (src/server/insights): sums by day and name, and nothing of anybody.

/** Sums of a day of the tenant's calendar, and of spans of days (server/insights/spans.ts); what is counted, and what `of_them` says, is in nouns/insights/counted-things.ts. */
export const insightCounts = pgTable(
  'insight_counts',
  {
    tenant: text('tenant').notNull(),
    /** How many days it is of: 1, and 7 and 28 for whoever adds up a year. */
    span: integer('span').notNull(),
    /** The first of them. */
    day: date('day', { mode: 'string' }).notNull(),
    what: text('what').$type<CountedThing>().notNull(),
    name: bytewiseText('name').notNull(),
    many: bigint('many', { mode: 'number' }).notNull(),
    ofThem: bigint('of_them', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.span, t.what, t.day, t.name] })],
)

/** The last of the numbered parts each node has written, so that one whose answer was lost is not added twice. */
export const insightWrites = pgTable('insight_writes', {
  node: text('node').primaryKey(),
  number: bigint('number', { mode: 'number' }).notNull(),
  writtenAt: at('written_at').notNull(),
})
// What keeps addresses from breaking quietly: redirects, addresses that were asked for in vain, links that lead nowhere.

/** Old addresses that staff lead on (docs/decisions/0052). */
export const redirects = pgTable(
  'redirects',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tenant: text('tenant').notNull(),
    /** What it answers to, in one spelling: two that would answer to the same are one. */
    fromKey: text('from_key').notNull(),
    /** As it was written: "/old", "/old/*", "/page.php?id=12". */
    from: text('from_address').notNull(),
    to: text('to_address').notNull(),
    madeAt: at('made_at').notNull(),
    madeBy: text('made_by').notNull(),
  },
  (t) => [uniqueIndex('redirects_from').on(t.tenant, t.fromKey)],
)

/** Addresses that answered "there is no such page", counted; of visitors nothing but where a link to it stands. */
export const lostAddresses = pgTable(
  'lost_addresses',
  {
    tenant: text('tenant').notNull(),
    path: text('path').notNull(),
    count: integer('count').notNull(),
    /** How often from where: a host, or a page of our own site. */
    referrers: jsonb('referrers').$type<Record<string, number>>().notNull(),
    firstAt: at('first_at').notNull(),
    lastAt: at('last_at').notNull(),
    /** Somebody has said that nothing is to be done about it. */
    dismissed: boolean('dismissed').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.path] }), index('lost_addresses_count').on(t.tenant, t.count)],
)

/** Links of the content that lead nowhere, by the thing they stand in. */
export const brokenLinks = pgTable(
  'broken_links',
  {
    tenant: text('tenant').notNull(),
    /** "section Home/Section_1", "article 12", "agent 4". */
    source: text('source').notNull(),
    href: text('href').notNull(),
    /** What it is called where it stands: the page, the title, the name. */
    title: text('title').notNull(),
    why: text('why').notNull(),
    foundAt: at('found_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.source, t.href] })],
)

/** What addresses elsewhere answered when they were last asked. */
export const outsideLinks = pgTable(
  'outside_links',
  {
    href: text('href').primaryKey(),
    /** Empty while it is fine. */
    why: text('why').notNull(),
    /** How often in a row it failed. */
    failures: integer('failures').notNull(),
    askedAt: at('asked_at').notNull(),
  },
  (t) => [index('outside_links_asked').on(t.askedAt)],
)

// The search of the whole site (docs/decisions/0050).

/**
 * Whatever is found by its words: the parts of pages, the questions in them, what pages are called, and documents. Written in the
 * transaction of each save; agents and articles have such an index of their own.
 */
export const searchDocs = pgTable(
  'search_docs',
  {
    tenant: text('tenant').notNull(),
    /** As calls name it; empty for what is on no page that sections are on. */
    page: text('page').notNull(),
    section: text('section').notNull(),
    /** Where in the section: "items#r3.pdf"; empty for the section itself. */
    id: text('id').notNull(),
    kind: text('kind').$type<'page' | 'part' | 'question' | 'document' | 'hidden'>().notNull(),
    place: integer('place').notNull(),
    title: text('title').notNull(),
    about: text('about').notNull(),
    date: text('date').notNull(),
    /** The date as one, to sort by. */
    dated: timestamp('dated', { mode: 'date' }),
    address: text('address').notNull(),
    /** Who may know of it. */
    readers: text('readers').$type<'anyone' | 'signedIn'>().notNull(),
    /** Of which row of pdf_papers its words are; empty tenant and all. */
    paper: text('paper').notNull(),
    foundBy: lexemes('found_by').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.page, t.section, t.id] }),
    index('search_docs_paper').on(t.paper),
    index('search_docs_found').using('gin', t.foundBy).with({ fastupdate: false }),
  ],
)

/** Words as people wrote them, and hashes of what is left of each when letters are missing: to know what a word that nobody wrote was meant to be. */
export const searchWords = pgTable(
  'search_words',
  { tenant: text('tenant').notNull(), word: bytewiseText('word').notNull(), slips: integer('slips').array().notNull() },
  (t) => [primaryKey({ columns: [t.tenant, t.word] }), index('search_words_slips').using('gin', t.slips).with({ fastupdate: false })],
)

/** By which rules the things of a tenant were gathered last. */
export const searchIndexes = pgTable('search_indexes', { tenant: text('tenant').primaryKey(), version: text('version').notNull() })
/** When every link of a tenant was last looked at (server/link-guard). */
export const linkChecks = pgTable('link_checks', { tenant: text('tenant').primaryKey(), checkedAt: at('checked_at').notNull() })
// Being found (server/crawlers).

/** Until when and which content search engines were told that pages changed (IndexNow). */
export const enginesTold = pgTable('engines_told', {
  tenant: text('tenant').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  until: at('until').notNull(),
})
