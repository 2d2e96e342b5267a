import type { Db } from '../db/database.ts'
import type { mails } from '../db/tables/mails.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { cannotBeOpened, openOr } from '../sealing/open-or.ts'
import { boxOf } from '../sealing/sealed-rows.ts'
import type { Address, Letter, ShownMail, Undelivered, Written } from './mail.ts'

export type MailRow = typeof mails.$inferSelect

/** What is told of a mail that did not arrive; those that are about no submission have nobody to tell. */
export type TellUndelivered = (tx: Db, lost: Omit<Undelivered, 'submission'> & { submission: number | null }) => Promise<void>
/** What is told of a mail without opening it. */
export const about = ({ id, tenant, submission, kind }: MailRow) => ({ mail: id, tenant, submission, kind })

/** What of a mail is nobody's business but the desk's and the recipient's; it is in the box of its row. */
export interface Sealed extends Written {
  to: Address
  replyTo?: Address
  shown: { to: readonly Address[]; cc: readonly Address[] }
}

/** What of a letter is sealed, as the columns of its row. */
export function sealLetter(sealing: Sealing, id: string, { to, replyTo, shown, subject, html, text }: Letter) {
  const sealed: Sealed = { to, replyTo, shown: shown ?? { to: [to], cc: [] }, subject, html, text }
  return sealing.sealJson(boxOf.mail({ id }), sealed)
}

/** In the place of a letter whose key is not at hand, so that it hides neither its case nor the mails beside it. */
const unopened: Sealed = { to: { address: '' }, shown: { to: [], cc: [] }, subject: cannotBeOpened, html: '', text: '' }

/** Undefined where its key is not at hand. */
export const findLetter = (sealing: Sealing, row: MailRow): Sealed | undefined => openOr(() => openLetter(sealing, row), undefined)

/** The letter of a row; throws `CannotOpen` where its key is not at hand. */
export const openLetter = (sealing: Sealing, row: MailRow) => sealing.openJson<Sealed>(boxOf.mail(row), row)

/** What of a row the desk sees. */
export function presentMail(sealing: Sealing, row: MailRow): ShownMail {
  const { id, submission, kind, state, tries, said, createdAt, sentAt } = row
  return { id, submission, kind, state, tries, said, createdAt, sentAt, ...(findLetter(sealing, row) ?? unopened) }
}
