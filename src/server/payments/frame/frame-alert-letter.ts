import { wordsIn } from '../../../words/languages.ts'
import { composeLetter } from '../../mail/letters/compose-letter.ts'
import { letterParts } from '../../mail/letters/letter-parts.ts'
import { colorsOf, momentIn, type LetterTenant } from '../../mail/letters/letter-tenant.ts'
import type { Written } from '../../mail/mail.ts'

/** To the admins: the page with the payment form is not as it was released. */
export function frameAlertLetter({ tenant, at, findings }: { tenant: LetterTenant; at: Date; findings: readonly string[] }): Written {
  const { alert } = wordsIn(tenant.language).paymentFrame
  const { heading, paragraph } = letterParts(colorsOf(tenant))
  return composeLetter({
    tenant,
    subject: alert.subject,
    preview: alert.preview,
    parts: [heading(alert.heading), paragraph(alert.found(momentIn(tenant, at))), ...findings.map(paragraph), paragraph(alert.next)],
  })
}
