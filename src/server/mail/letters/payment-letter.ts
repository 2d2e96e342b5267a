import type { PaidBy } from '../../../nouns/payments/payment-states.ts'
import { wordsIn, type Words } from '../../../words/languages.ts'
import type { Written } from '../mail.ts'
import { composeLetter } from './compose-letter.ts'
import { letterParts, type Answer } from './letter-parts.ts'
import { colorsOf, dayIn, momentIn, type LetterTenant } from './letter-tenant.ts'

/** What every letter about a payment knows: nothing that was typed, and no number but the last digits. */
interface Told {
  tenant: LetterTenant
  reference: string
  /** "$148.20" */
  amount: string
  /** "•••• 7755" */
  account: string
  /** The web address it leads to. */
  link: string
}

export interface PaymentTold extends Told {
  /** Of a receipt, or of money that came back. */
  words: Words['mail']['receipt'] | Words['mail']['returned']
  paidAt: Date
  paidBy: PaidBy
}

/** To whoever paid, or whose address was typed; `link` is the payment's page. */
export function paymentLetter({ words, paidAt, paidBy, ...told }: PaymentTold): Written {
  return letterOf(told, words, {
    preview: words.preview(told.amount),
    what: words.what(told.amount),
    facts: [
      { question: words.amount, answer: told.amount },
      { question: words.account, answer: told.account },
      { question: words.when, answer: momentIn(told.tenant, paidAt) },
      { question: words.by, answer: words.ways[paidBy] },
    ],
  })
}

/** To whoever began to change a payment that was set for a day, and set no new one: they may believe that something is set. */
export function leftLetter({ on, ...told }: Told & { on: Date }): Written {
  const { left: words } = wordsIn(told.tenant.language).mail
  const day = dayIn(told.tenant, on)
  return letterOf(told, words, {
    preview: words.preview(told.amount, day),
    what: words.what(told.amount, day),
    facts: [{ question: words.account, answer: told.account }],
    next: words.next,
  })
}

type Shared = Pick<Words['mail']['receipt'], 'subject' | 'heading' | 'reference' | 'open' | 'reach'>
type Said = { preview: string; what: string; facts: readonly Pick<Answer, 'question' | 'answer'>[]; next?: string }

function letterOf({ tenant, reference, link }: Told, words: Shared, { preview, what, facts, next }: Said): Written {
  const { heading, paragraph, notable, table, button } = letterParts(colorsOf(tenant))
  return composeLetter({
    tenant,
    subject: words.subject(tenant.name, reference),
    preview,
    parts: [
      heading(words.heading),
      paragraph(what),
      notable(words.reference, reference),
      table(facts),
      ...(next ? [paragraph(next)] : []),
      button(words.open, link),
      paragraph(words.reach(tenant.phones.support, tenant.supportHours)),
    ],
  })
}
