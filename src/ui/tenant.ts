import type { OutsideAnalytics } from '../nouns/insights/outside-analytics.ts'
import type { Language } from '../words/languages.ts'

/** What of a tenant the pages show: its theme, names and phones. The server reads it from the tenants' settings. */
export interface Tenant {
  /** The tenant's name on the calls, compared without case. */
  client: string
  name: string
  tagLine: string
  /** The language its pages are in, as browsers name it: "en-US". */
  language: Language
  /** One sentence for search engines. */
  description: string
  phones: { support: string; claims: string; roadside: string }
  /** When somebody answers each of them, as one says it within a sentence; of the last two nothing is said where it is not known. */
  supportHours: string
  claimsHours?: string | undefined
  roadsideHours?: string | undefined
  servedStates: string[]
  /** IANA name; every date is shown in it. */
  timeZone: string
  /** Where the Login menu leads while there is no maintenance. */
  customerPortal: string
  colors: { theme: string }
  /** An outside service that counts as well, for those who say yes. */
  analytics?: OutsideAnalytics | undefined
  /** The stylesheet of the tenant's own colours, when it has any. */
  themeSheet?: string
}

/** "tel:" address of a phone as it is written: "(970) 555-0100" → "tel:+19705550100". */
export function dial(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`
}

/** True for text that is a phone number and nothing else. */
export function isPhone(words: string): boolean {
  return /^[+(]?[\d\s().-]{7,20}$/.test(words.trim()) && words.replace(/\D/g, '').length >= 7
}
