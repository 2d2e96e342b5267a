import type { DeskPage } from '../../calls/desk-calls.ts'
import type { Attachments } from '../attachments/create-attachments.ts'
import type { DeskScope } from './desk-scope.ts'
import type { TellOfRestored } from './tell-of-restored.ts'
import type { Db } from '../db/database.ts'
import type { Mail, Written } from '../mail/mail.ts'
import type { Sealing } from '../sealing/create-sealing.ts'

/** What the desk is made of. */
export interface DeskNeeds {
  db: Db
  now: () => Date
  sealing: Sealing
  mail: Mail
  attachments: Pick<Attachments, 'list' | 'submissionOf' | 'open' | 'remove'>
  listColleagues(tenant: string): Promise<DeskPage['colleagues']>
  /** By when an answer is promised to whoever asks at this time. */
  promise(form: string, tenant: string, at: Date): Date
  /** Until when a case that is closed, or worked on again, at this time is kept. */
  keepUntil(form: string, tenant: string, at: Date): Date
  /** A reply in the look of the tenant's mails. */
  writeReply(reply: ReplyWords): Written
  /** What tells of a case that is brought back from what was put aside. */
  prepareRestoring(id: number, scope: DeskScope, origin: string): Promise<TellOfRestored>
}

export interface ReplyWords {
  tenant: string
  form: string
  reference: string
  subject: string
  text: string
  /** The name of who answers. */
  from: string
}
