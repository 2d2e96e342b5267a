import { dateFormat } from '../../../nouns/date-format.ts'
import type { TenantSettings } from '../../tenants.ts'

/** What of a tenant its letters show. */
export type LetterTenant = Pick<TenantSettings, 'name' | 'tagLine' | 'language' | 'timeZone' | 'phones' | 'supportHours' | 'colors'>

/** Of src/ui/styles/tokens.css: mails have no stylesheet to read them from. */
export const usualColors = {
  paper: '#fbf8f2',
  white: '#fff',
  ink: '#1e2622',
  'ink-2': '#4a524c',
  'on-dark': '#fbf8f2',
  'on-dark-2': '#cbd8ce',
  spruce: '#1f4d3f',
  deep: '#143429',
  clay: '#a8431f',
  wheat: '#e8b54a',
  divider: '#d9cfbc',
}

export type LetterColors = Record<keyof typeof usualColors, string>

/** The site's colours, with those a tenant sets anew. */
export function colorsOf({ colors }: Pick<LetterTenant, 'colors'>): LetterColors {
  const own: Record<string, string> = colors
  const named = Object.entries(usualColors).map(([name, usual]) => [name, own[name] ?? usual])
  return Object.fromEntries(named) as LetterColors
}

/** "Tuesday, November 24, 2026 at 5:00 PM MST", on the tenant's clocks. */
export function momentIn({ language, timeZone }: Pick<LetterTenant, 'language' | 'timeZone'>, at: Date): string {
  return dateFormat(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at)
}

/** "Tuesday, November 24, 2026". */
export function dayIn({ language, timeZone }: Pick<LetterTenant, 'language' | 'timeZone'>, at: Date): string {
  return dateFormat(language, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone }).format(at)
}
