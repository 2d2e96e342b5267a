import { hourMs, minuteMs } from '../../durations.ts'
import type { Words } from '../../words/languages.ts'

/** How long something took, in the largest unit that says it: "2.4 s", "15 min", "3 h". */
export function durationInWords(ms: number, words: Words['paymentsDesk']): string {
  if (ms < minuteMs) return words.seconds((ms / 1000).toFixed(1))
  if (ms < hourMs) return words.minutes(String(Math.round(ms / minuteMs)))
  return words.hours(String(Math.round(ms / hourMs)))
}
