import type { MailKind, MailState } from '../../nouns/mail/mail-kinds.ts'
import type { Db } from '../db/database.ts'

/** Where a mail goes or comes from. Never handed on as one string: commas and line ends in it would be further recipients. */
export interface Address {
  name?: string
  address: string
}

/** What is read, as the letters of this folder make it. */
export interface Written {
  subject: string
  html: string
  text: string
}

/** One mail to one recipient. */
export interface Letter extends Written {
  /** The tenant's name on the calls. */
  tenant: string
  submission?: number
  kind: MailKind
  to: Address
  replyTo?: Address
  /** Whom the headers name, where that is not the recipient alone; who is in neither gets a blind copy. */
  shown?: { to: readonly Address[]; cc: readonly Address[] }
}

/** The recipients of a page's notification e-mails, and the chosen agent among `to`. */
export interface Recipients {
  to: readonly Address[]
  cc?: readonly Address[]
  bcc?: readonly Address[]
}

/** A mail as the desk sees it. */
export interface ShownMail extends Written {
  id: string
  submission: number | null
  kind: MailKind
  state: MailState
  to: Address
  replyTo?: Address
  /** As the headers name them. */
  shown: { to: readonly Address[]; cc: readonly Address[] }
  tries: number
  /** What the mail server said last, without addresses; in English. */
  said: string | null
  createdAt: Date
  sentAt: Date | null
}

/** Which mails of a tenant a page of the desk shows: newest first, those before the last of the page before. */
export interface WhichMails {
  states?: readonly MailState[]
  before?: Pick<ShownMail, 'id' | 'createdAt'>
  limit?: number
}

/** A mail that did not reach its recipient. */
export interface Undelivered {
  tenant: string
  submission: number
  mail: string
  kind: MailKind
  state: 'failed' | 'bounced'
}

/** The outbox: mails are written with what they are about, sent by a job, and kept with what became of them. */
export interface Mail {
  /** In the caller's transaction. Never throws for what visitors typed: an address nobody can write to is a mail that failed. */
  queue(tx: Db, letter: Letter): Promise<{ id: string; state: MailState }>
  /** Several with one question to the database, at most one of them of a kind that anybody can ask for. */
  queueEach(tx: Db, letters: readonly Letter[]): Promise<{ id: string; state: MailState }[]>
  /** The same letter to many, one mail each, and one only to who is named twice; answers their ids. */
  queueToAll(tx: Db, letter: Omit<Letter, 'to' | 'shown'>, recipients: Recipients): Promise<string[]>
  /** The newest mails of a submission, oldest first: 200, unless more are asked for. */
  listOf(submission: number, most?: number): Promise<ShownMail[]>
  /** Mails of a tenant that were kept because no mail server is set, or those in other states. */
  listKept(tenant: string, which?: WhichMails): Promise<ShownMail[]>
  /** The newest mails of a tenant that are about no submission, whatever became of them. */
  listAlone(tenant: string, most: number): Promise<ShownMail[]>
  /** Mails to one person: `term` is the recipient's, as the sealing makes it of a folded e-mail address. The oldest 200, or those
   * after the last of the page before; `alone`: those about no submission. */
  listToPerson(tenant: string, term: string, which?: { alone?: boolean; after?: Pick<ShownMail, 'id' | 'createdAt'> }): Promise<ShownMail[]>
  /** Sends it now whatever its state but 'sent'; false when there is none such (or not of this submission), or no mail server; in a transaction, by it. */
  tryNow(which: { tenant: string; mail: string; submission?: number }, from?: Db): Promise<boolean>
  /** Called in the transaction that notes it whenever a mail about a submission has failed for good or came back. */
  whenUndelivered(told: (tx: Db, undelivered: Undelivered) => Promise<void>): void
  /** A mail server that brings back what could not be delivered: the raw mail. False when it tells of no mail of ours that failed. */
  onBounce(raw: Buffer): Promise<boolean>
}
