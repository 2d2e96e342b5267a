import { wordsIn } from '../../words/languages.ts'
import { composeLetter } from '../mail/letters/compose-letter.ts'
import { letterParts } from '../mail/letters/letter-parts.ts'
import { colorsOf, momentIn, type LetterTenant } from '../mail/letters/letter-tenant.ts'
import type { Written } from '../mail/mail.ts'
import type { ScheduleRow } from './carry-out-schedules.ts'

/** To the admins: what was scheduled for an article could not be done. */
export function scheduleLetter(tenant: LetterTenant, { what, at, problem }: ScheduleRow, title: string): Written {
  const { failed } = wordsIn(tenant.language).articleMail
  const { heading, paragraph } = letterParts(colorsOf(tenant))
  return composeLetter({
    tenant,
    subject: failed.subject(title),
    preview: failed.preview,
    parts: [
      heading(failed.heading),
      paragraph(failed[what](title, momentIn(tenant, at))),
      paragraph(failed.because(problem)),
      paragraph(failed.next),
    ],
  })
}
