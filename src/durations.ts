/** Lengths of time in milliseconds, as clocks and timers count. A day of the calendar may be an hour longer or shorter: see nouns/wall-time.ts. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
