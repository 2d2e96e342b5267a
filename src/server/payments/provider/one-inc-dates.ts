import { minuteMs } from '../../../durations.ts'
import { onClocksOf } from '../../../nouns/wall-time.ts'

const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,7})?)?) ?(Z|[+-]\d\d:?\d\d)?)?$/i
const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/**
 * A moment as the vendor writes it: a bare day is the noon of it where the insurer is, so that it stays that day, and what names no
 * place is of the clocks there. Undefined where it is neither.
 */
export function readOneIncDate(text: string, timeZone: string): Date | undefined {
  const [, month, day, year] = american.exec(text) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  const [, on, at = '12:00', offset] = written.exec(iso) ?? []
  if (on === undefined) return undefined
  const asIfUtc = new Date(`${on}T${at.slice(0, 12)}Z`)
  // The thirtieth of February is none, and not the second of March.
  if (Number.isNaN(asIfUtc.getTime()) || !asIfUtc.toISOString().startsWith(on)) return undefined
  if (!offset) return onClocksOf(timeZone, asIfUtc.getTime())
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)/.exec(offset) ?? []
  const ahead = sign === undefined ? 0 : (Number(hours) * 60 + Number(minutes)) * minuteMs
  return new Date(asIfUtc.getTime() - (sign === '-' ? -ahead : ahead))
}
