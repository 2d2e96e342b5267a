import { minuteMs } from '../../durations.ts'
import { minuteOfWeek } from '../agents/opening.ts'
import { minutesOfWeek, openSpansOf, type OpenSpan } from '../agents/office-hours.ts'

/** The office hours a tenant tells people, "Monday to Friday, 7 to 6 Mountain Time", as spans of the week; all of it where they cannot be read. */
function officeSpansOf(supportHours: string): readonly OpenSpan[] {
  const cut = supportHours.search(/,|:(?!\d)/)
  const [column1, column2] = cut < 0 ? [supportHours, ''] : [supportHours.slice(0, cut), supportHours.slice(cut + 1)]
  const spans = openSpansOf([{ column1, column2 }])
  return spans.length > 0 ? spans : [[0, minutesOfWeek]]
}

/** When so many office hours have passed: what comes on Friday evening is promised for Monday, not for the night. */
export function promisedBy(now: Date, officeHours: number, { supportHours, timeZone }: { supportHours: string; timeZone: string }): Date {
  const spans = officeSpansOf(supportHours)
  const begin = minuteOfWeek(now, timeZone)
  let left = officeHours * 60
  for (let week = 0; ; week++)
    for (const [from, to] of spans) {
      const opens = Math.max(from + week * minutesOfWeek, begin)
      const open = to + week * minutesOfWeek - opens
      if (open <= 0) continue
      if (left <= open) return new Date(now.getTime() + (opens + left - begin) * minuteMs)
      left -= open
    }
}
