import type { OwnPart } from '../../nouns/hub/own-page.ts'
import { wordsIn } from '../../words/languages.ts'
import { composeLetter } from '../mail/letters/compose-letter.ts'
import { letterParts } from '../mail/letters/letter-parts.ts'
import { colorsOf, type LetterTenant } from '../mail/letters/letter-tenant.ts'
import type { Written } from '../mail/mail.ts'

interface AskedLetter {
  tenant: LetterTenant
  /** Who asks. */
  by: string
  parts: readonly OwnPart[]
  /** The web address of the hub. */
  hub: string
}

/** To the admins: an agent would change their page. What they wrote is read on the hub, beside what the page says. */
export function askedLetter({ tenant, by, parts, hub }: AskedLetter): Written {
  const { asked: words, parts: names } = wordsIn(tenant.language).ownPageMail
  const { heading, paragraph, table, button } = letterParts(colorsOf(tenant))
  const named = parts.map((part) => names[part])
  return composeLetter({
    tenant,
    subject: words.subject(by),
    preview: words.preview(named.join(', ')),
    parts: [
      heading(words.heading(by)),
      table([{ question: words.what, answer: named.join('\n') }]),
      paragraph(words.next),
      button(words.open, hub),
    ],
  })
}

interface Answered {
  tenant: LetterTenant
  state: 'accepted' | 'declined'
  /** The admin who said so, and what they wrote with it. */
  by: string
  word: string
  /** The web address of the agent's page, or of the hub. */
  link: string
}

/** To the agent: what became of a change they asked for. */
export function answeredLetter({ tenant, state, by, word, link }: Answered): Written {
  const words = wordsIn(tenant.language).ownPageMail
  const { subject, heading: head, what, open } = words[state]
  const { heading, paragraph, table, button } = letterParts(colorsOf(tenant))
  return composeLetter({
    tenant,
    subject,
    preview: what(by),
    parts: [heading(head), paragraph(what(by)), ...(word ? [table([{ question: words.word(by), answer: word }])] : []), button(open, link)],
  })
}
