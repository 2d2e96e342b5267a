import type { Words } from '../../../words/languages.ts'
import type { Written } from '../mail.ts'
import { composeLetter } from './compose-letter.ts'
import { letterParts } from './letter-parts.ts'
import { colorsOf, momentIn, type LetterTenant } from './letter-tenant.ts'

export interface PaymentTold {
  tenant: LetterTenant
  /** Of a receipt, or of money that came back. */
  words: Words['mail']['receipt'] | Words['mail']['returned']
  reference: string
  /** "$148.20" */
  amount: string
  /** "•••• 7755" */
  account: string
  paidAt: Date
  paidBy: 'card' | 'bank'
  /** The web address of the payment's page. */
  link: string
}

/** To whoever paid, or whose address was typed: nothing that was typed, and no number but the last digits. */
export function paymentLetter({ tenant, words, reference, amount, account, paidAt, paidBy, link }: PaymentTold): Written {
  const { heading, paragraph, notable, table, button } = letterParts(colorsOf(tenant))
  return composeLetter({
    tenant,
    subject: words.subject(tenant.name, reference),
    preview: words.preview(amount),
    parts: [
      heading(words.heading),
      paragraph(words.what(amount)),
      notable(words.reference, reference),
      table([
        { question: words.amount, answer: amount },
        { question: words.account, answer: account },
        { question: words.when, answer: momentIn(tenant, paidAt) },
        { question: words.by, answer: words.ways[paidBy] },
      ]),
      button(words.open, link),
      paragraph(words.reach(tenant.phones.support, tenant.supportHours)),
    ],
  })
}
