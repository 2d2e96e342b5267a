import { formatCents } from '../../../nouns/payments/cents.ts'
import { wordsIn } from '../../../words/languages.ts'
import type { Written } from '../mail.ts'
import { composeLetter } from './compose-letter.ts'
import { letterParts } from './letter-parts.ts'
import { colorsOf, dayIn, type LetterTenant } from './letter-tenant.ts'

export interface Reminder {
  tenant: LetterTenant
  /** Its last digits. */
  account: string
  minDueCents: number
  /** "2026-12-01" */
  dueOn: string
  /** Where it is paid, and where such mails are turned off. */
  pay: string
  stop: string
}

/** Some days before a bill is due, to whoever asked to be reminded. */
export function reminderLetter({ tenant, account, minDueCents, dueOn, pay, stop }: Reminder): Written {
  const { reminder: words } = wordsIn(tenant.language).mail
  const { heading, paragraph, notable, button } = letterParts(colorsOf(tenant))
  const sum = formatCents(minDueCents)
  // Noon there is the same day in every zone the insurer may be in.
  const day = dayIn({ ...tenant, timeZone: 'UTC' }, new Date(`${dueOn}T12:00:00Z`))
  return composeLetter({
    tenant,
    subject: words.subject(sum, day),
    preview: words.preview(account),
    parts: [
      heading(words.heading(sum, day)),
      notable(words.account, account),
      paragraph(words.why),
      button(words.pay, pay),
      paragraph(words.paid),
      paragraph(words.stop),
      button(words.stopButton, stop),
    ],
  })
}
