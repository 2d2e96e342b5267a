import { dayMs } from '../durations.ts'

/** A day of the calendar so many days on, whatever clocks do in between: of "2026-11-22" and 3 "2026-11-25". */
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
