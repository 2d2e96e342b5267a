import { dayOn, onClocksOf } from '../wall-time.ts'

/** The hour of the evening before, on the tenant's clocks, after which a scheduled payment takes its course. */
const cancelHour = 20

/** Until when a payment that is scheduled for that day may be changed or called off. */
export function cancelUntil(scheduledFor: Date, timeZone: string): Date {
  const [year, month, day] = dayOn(scheduledFor, timeZone).split('-').map(Number)
  return onClocksOf(timeZone, Date.UTC(year, month - 1, day - 1, cancelHour))
}
