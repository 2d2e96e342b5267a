import { wordsIn } from '../../../words/languages.ts'
import type { Written } from '../mail.ts'
import { composeLetter } from './compose-letter.ts'
import { letterParts, type Answer } from './letter-parts.ts'
import { colorsOf, momentIn, type LetterTenant } from './letter-tenant.ts'

export interface Confirmation {
  tenant: LetterTenant
  /** What people call the form: "Start a Quote". */
  form: string
  /** The form's own: "Quote request confirmation". */
  subject?: string
  reference: string
  receivedAt: Date
  /** By when an answer is promised. */
  promisedAt: Date
  /** Who has it now: the agent's name as the site knows it; the office otherwise. */
  agent?: string
  answers: readonly Answer[]
}

/**
 * To whoever sent a form, or whose address was typed into it: so it says nothing that was typed. Only what was chosen among
 * our own words is repeated, or anybody could send words of theirs to strangers through us.
 */
export function confirmationLetter(sent: Confirmation): Written {
  const { tenant, form, reference, receivedAt, promisedAt, agent, answers } = sent
  const { confirmation: words } = wordsIn(tenant.language).mail
  const { heading, subheading, paragraph, notable, table } = letterParts(colorsOf(tenant))
  const chosen = answers.filter(({ kind, answer }) => kind === 'choice' && answer !== '')
  return composeLetter({
    tenant,
    subject: sent.subject ?? words.subject(form),
    preview: words.preview(reference),
    parts: [
      heading(words.heading),
      paragraph(words.received(form, momentIn(tenant, receivedAt))),
      notable(words.reference, reference),
      subheading(words.next),
      paragraph(words.who(agent ?? tenant.name, momentIn(tenant, promisedAt))),
      paragraph(words.reach(tenant.phones.support, tenant.supportHours)),
      ...(chosen.length > 0 ? [subheading(words.chosen), table(chosen)] : []),
      paragraph(words.notYou),
    ],
  })
}
