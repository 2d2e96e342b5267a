import { wordsIn } from '../../../words/languages.ts'
import type { Written } from '../mail.ts'
import { composeLetter } from './compose-letter.ts'
import { letterParts } from './letter-parts.ts'
import { colorsOf, dayIn, type LetterTenant } from './letter-tenant.ts'

export interface FinishLater {
  tenant: LetterTenant
  /** What people call the form: "Start a Quote". */
  form: string
  /** The web address that opens what was begun. */
  link: string
  endsAt: Date
}

/** To whoever wants to go on later, or whose address was typed: nothing of what was filled in. */
export function linkLetter({ tenant, form, link, endsAt }: FinishLater): Written {
  const { link: words } = wordsIn(tenant.language).mail
  const { heading, paragraph, button } = letterParts(colorsOf(tenant))
  return composeLetter({
    tenant,
    subject: words.subject(form),
    preview: words.until(dayIn(tenant, endsAt)),
    parts: [
      heading(words.heading),
      paragraph(words.saved(form)),
      button(words.goOn, link),
      paragraph(words.until(dayIn(tenant, endsAt))),
      paragraph(words.secret),
      paragraph(words.notYou),
    ],
  })
}
