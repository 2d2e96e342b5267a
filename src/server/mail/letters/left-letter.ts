import { wordsIn } from '../../../words/languages.ts'
import type { Written } from '../mail.ts'
import { composeLetter } from './compose-letter.ts'
import { letterParts } from './letter-parts.ts'
import { colorsOf, dayIn, type LetterTenant } from './letter-tenant.ts'

export interface LeftChange {
  tenant: LetterTenant
  /** Of what was called off. */
  reference: string
  /** "$148.20" */
  amount: string
  on: Date
  /** "•••• 7755" */
  account: string
  /** The web address where a day is chosen anew. */
  link: string
}

/** To whoever began to change a payment and set no new one: they may believe that something is set. */
export function leftLetter({ tenant, reference, amount, on, account, link }: LeftChange): Written {
  const { left: words } = wordsIn(tenant.language).mail
  const { heading, paragraph, notable, button } = letterParts(colorsOf(tenant))
  const day = dayIn(tenant, on)
  return composeLetter({
    tenant,
    subject: words.subject(tenant.name, reference),
    preview: words.preview(amount, day),
    parts: [
      heading(words.heading),
      paragraph(words.what(amount, day)),
      notable(words.reference, reference),
      notable(words.account, account),
      paragraph(words.next),
      button(words.open, link),
      paragraph(words.reach(tenant.phones.support, tenant.supportHours)),
    ],
  })
}
