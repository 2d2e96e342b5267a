import { scheduleWork } from '../articles/stopped-schedules.ts'
import { engineTelling, goneTelling } from '../crawlers/stopped-telling.ts'
import type { KnownWork } from '../jobs/known-work.ts'
import { agentCheck, articleCheck, sectionCheck, tenantCheck } from '../link-guard/stopped-checks.ts'
import { mailSending } from '../mail/stopped-mails.ts'
import { pdfReading } from '../media/stopped-readings.ts'
import { billingTelling, changeFollowing } from '../payments/stopped-payment-work.ts'

/** Every kind of work that is asked for by name; what is repeated by the clock needs no line: its next turn does the same. */
export const allKnownWork: readonly KnownWork[] = [
  mailSending,
  scheduleWork,
  pdfReading,
  billingTelling,
  changeFollowing,
  engineTelling,
  goneTelling,
  sectionCheck,
  articleCheck,
  agentCheck,
  tenantCheck,
]
