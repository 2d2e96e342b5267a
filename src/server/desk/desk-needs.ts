import type { DeskPage } from '../../calls/desk-calls.ts'
import type { Attachments } from '../attachments/create-attachments.ts'
import type { CaseRow } from './case-row.ts'
import type { Db } from '../db/database.ts'
import type { Mail, Written } from '../mail/mail.ts'
import type { Sealing } from '../sealing/create-sealing.ts'

/** What the desk is made of. */
export interface DeskNeeds {
  db: Db
  now: () => Date
  sealing: Sealing
  mail: Mail
  attachments: Pick<Attachments, 'list' | 'open' | 'remove'>
  listColleagues(tenant: string): Promise<DeskPage['colleagues']>
  /** By when an answer is promised to whoever asks at this time. */
  promise(form: string, tenant: string, at: Date): Date
  /** A reply in the look of the tenant's mails. */
  writeReply(reply: ReplyWords): Written
  /** Sends what nobody was told while the case was put aside: the notices to us, and the confirmation to the sender. In the caller's transaction. */
  tellOfRestored(tx: Db, row: CaseRow): Promise<void>
}

export interface ReplyWords {
  tenant: string
  reference: string
  subject: string
  text: string
  /** The name of who answers. */
  from: string
}
