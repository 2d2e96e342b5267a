import { dayMs } from '../../durations.ts'

/**
 * For how many days what was sent with each form is kept, by the form's name: from when it was closed, or received where nobody
 * closed it. An insurer may say otherwise in the tenants file (`keepDays`).
 */
export const keepDays = {
  quote: 730,
  contact: 730,
  message: 730,
  'contact-me': 730,
  ers: 730,
  'golf-register': 730,
  'golf-sponsor': 730,
  'meeting-request': 730,
  'sales-contact': 730,
  order: 730,
} as const satisfies Record<string, number>

export type FormName = keyof typeof keepDays
export const formNames = Object.keys(keepDays) as [FormName, ...FormName[]]

/** Of a form that is not there any more. */
const otherwise = 730

/** From when on what was closed, or received, at a time is taken by the nightly purge. */
export function keptUntil(form: string, of: { keepDays?: Partial<Record<string, number>> } | undefined, at: Date): Date {
  const days = of?.keepDays?.[form] ?? (keepDays as Partial<Record<string, number>>)[form] ?? otherwise
  return new Date(at.getTime() + days * dayMs)
}
