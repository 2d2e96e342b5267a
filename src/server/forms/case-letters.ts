import type { Form } from '../../forms/form.ts'
import { inputTypeOf } from '../../nouns/forms/input-types.ts'
import type { SentForm } from '../../nouns/forms/sent-form.ts'
import { address } from '../../routes.ts'
import { wordsIn } from '../../words/languages.ts'
import type { AttachedFile } from '../attachments/attachment.ts'
import type { Db } from '../db/database.ts'
import { submissionEvents } from '../db/tables/desk.ts'
import { confirmationLetter } from '../mail/letters/confirmation-letter.ts'
import type { Answer } from '../mail/letters/letter-parts.ts'
import { linkLetter } from '../mail/letters/link-letter.ts'
import { noticeLetter } from '../mail/letters/notice-letter.ts'
import type { Address, Letter, Mail } from '../mail/mail.ts'
import { toEach } from '../mail/queue-mail.ts'
import type { TenantSettings } from '../tenants.ts'
import type { StoredForm } from './stored-form.ts'

/** A case that is to be told of: as it was taken, or as the desk brings it back from what was put aside. */
export interface CaseToTell {
  id: number
  reference: string
  tenant: TenantSettings
  form: Form
  sent: SentForm
  files: readonly AttachedFile[]
  emails: StoredForm['emails']
  receivedAt: Date
  promisedAt: Date
  /** Where it was sent from, and where the site is: "https://…". */
  page: string
  origin: string
}

export type CaseLetters = ReturnType<typeof createCaseLetters>

/** The mails of a case: to those the page names and the chosen agent, and a word to the sender. */
export function createCaseLetters({ mail }: { mail: Pick<Mail, 'queue' | 'queueEach'> }) {
  /** In the transaction of the case. Where they go is decided here and nowhere else: nothing that was posted names a recipient. */
  async function queueFor(tx: Db, { tenant, form, sent, files, emails, ...about }: CaseToTell): Promise<void> {
    const { id: submission, reference, receivedAt, promisedAt, page, origin } = about
    const words = wordsIn(tenant.language)
    const { sender, agent } = sent
    const name = nameOfForm(form, tenant)
    const common = { tenant, form: name, reference, receivedAt, promisedAt, answers: answersOf(sent, files, words.forms.noFiles) }
    const notice = noticeLetter({
      ...common,
      subject: `${words.forms.subjects[form.name]} – ${reference}`,
      page: webAddress(origin, page),
      files,
      desk: `${origin}${address.inbox}?case=${encodeURIComponent(reference)}`,
    })
    const replyTo = sender.email ? { name: sender.name, address: sender.email } : undefined
    const through = (way: 'to' | 'cc' | 'bcc'): Address[] =>
      emails.filter(({ sendThrough }) => sendThrough === way).map(({ email }) => ({ address: email }))
    const to = [...(agent ? [{ name: agent.name, address: agent.email }] : []), ...through('to')]
    const recipients = { to, cc: through('cc'), bcc: through('bcc') }
    if (to.length + recipients.cc.length + recipients.bcc.length === 0)
      await tx.insert(submissionEvents).values({ submission, what: 'untold', detail: {}, name: '', happenedAt: receivedAt })
    const letters: Letter[] = toEach({ tenant: tenant.client, submission, kind: 'notice', replyTo, ...notice }, recipients)
    if (sender.email) {
      const confirmation = confirmationLetter({ ...common, subject: wordsOf(words.forms.confirmations, form), agent: agent?.name })
      const confirmed = { name: sender.name, address: sender.email }
      letters.push({ tenant: tenant.client, submission, kind: 'confirmation', to: confirmed, ...confirmation })
    }
    await mail.queueEach(tx, letters)
  }

  /** A link to go on with a form later; false where it does not leave the house, for want of a mail server or since too many went there. */
  async function queueLink(
    tx: Db,
    { tenant, form, to, link, endsAt }: { tenant: TenantSettings; form: Form; to: string; link: string; endsAt: Date },
  ) {
    const letter = linkLetter({ tenant, form: nameOfForm(form, tenant), link, endsAt })
    const { state } = await mail.queue(tx, { tenant: tenant.client, kind: 'link', to: { address: to }, ...letter })
    return state === 'queued'
  }

  return { queueFor, queueLink }
}

/** Words that some forms have, and others have not. */
const wordsOf = (words: Partial<Record<string, string>>, { name }: Form): string | undefined => words[name]

/** What people call a form. */
export const nameOfForm = (form: { name: string }, { language }: Pick<TenantSettings, 'language'>): string =>
  (wordsIn(language).forms.names as Record<string, string>)[form.name] ?? form.name

function answersOf({ answers }: SentForm, files: readonly AttachedFile[], none: string): Answer[] {
  return answers.map(({ label, inputType, answers: given }) => {
    if (inputType === 'FileUpload') {
      const names = given.map((id) => files.find((file) => file.id === id)?.name ?? id)
      return { question: label, answer: names.join('\n') || none, kind: 'words' }
    }
    return { question: label, answer: given.join('\n'), kind: inputTypeOf(inputType).hasOptions ? 'choice' : 'words' }
  })
}

/** The page on this very site, whatever was sent for it. */
const webAddress = (origin: string, page: string) => (/^\/(?![/\\])[^\s\\]*$/.test(page) ? origin + page : origin)
