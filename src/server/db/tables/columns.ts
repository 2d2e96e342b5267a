import { boolean, customType, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Bytes, given and read as a Buffer. */
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (read) => Buffer.from(read),
})

export const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** A point of the cube extension, as it is written there: "(0.1, -0.2, 0.97)". */
export const cube = customType<{ data: string }>({ dataType: () => 'cube' })

/** Half-open spans of whole numbers, as PostgreSQL writes them: "{[480,1020),[1920,2460)}". */
export const spans = customType<{ data: string }>({ dataType: () => 'int4multirange' })

/** What something is found by, without places and weights; written by server/articles/found-by.ts. */
export const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The content of a section or an item, and the save that made it. */
export const contentColumns = {
  revision: integer('revision').notNull(),
  wire: jsonb('wire').notNull(),
  ids: jsonb('ids').$type<Record<string, string[]>>().notNull(),
  savedAt: at('saved_at').notNull(),
  savedBy: text('saved_by').notNull(),
}

/** Every deliberate save, kept for good. */
export const revisionColumns = {
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

/** What is sealed (server/sealing): the box, and which key of the ring closed it. */
export const sealedColumns = { sealed: bytes('sealed').notNull(), keyId: text('key_id').notNull() }
