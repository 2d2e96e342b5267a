import { minutesOfDay, type OpenSpan } from './office-hours.ts'

const days = { mon: [0], tue: [1], wed: [2], thu: [3], fri: [4], sat: [5], sun: [6], weekend: [5, 6] } as const
/** In minutes of a day. Early is before most offices open, and late is after most have closed. */
const parts = { early: [300, 480], morning: [480, 720], noon: [720, 780], afternoon: [780, 1080], late: [1080, 1440] } as const

const sides = ['after', 'until', 'before', 'at'] as const

export type WishedDay = keyof typeof days
export type WishedPart = keyof typeof parts

/** To the minute of a day: still open after it or until it, open before it already, or just then. */
export interface WishedClock {
  side: (typeof sides)[number]
  minute: number
}

/** When in the week somebody could come to an office: on a day, at a time of a day as it is called or as clocks show it, or both. */
export interface WishedHours {
  day?: WishedDay | undefined
  part?: WishedPart | undefined
  clock?: WishedClock | undefined
}

export const wishedDays = Object.keys(days) as WishedDay[]
const wishedParts = Object.keys(parts) as WishedPart[]

/** As an address says it: "sat", "late", "sat-early", "sat-after1730". */
export const writeWishedHours = ({ day, part, clock }: WishedHours): string =>
  [day, clock ? writeClock(clock) : part].filter(Boolean).join('-')

const writeClock = ({ side, minute }: WishedClock) => `${side}${twoDigits(Math.floor(minute / 60))}${twoDigits(minute % 60)}`
const twoDigits = (number: number) => String(number).padStart(2, '0')

function readClock(said = ''): WishedClock | undefined {
  const [, word, hour, minute] = /^([a-z]+)([01]\d|2[0-3])([0-5]\d)$/.exec(said) ?? []
  const side = sides.find((each) => each === word)
  return side && { side, minute: Number(hour) * 60 + Number(minute) }
}

/** Undefined where an address says nothing of the kind. */
export function readWishedHours(said: string): WishedHours | undefined {
  const words = said.split('-')
  const day = wishedDays.find((each) => each === words[0])
  const part = wishedParts.find((each) => each === words.at(-1))
  const read = { day, part, clock: readClock(words.at(-1)) }
  return said !== '' && writeWishedHours(read) === said ? read : undefined
}

/** Whether an office that is open at these times is open at any of those that are wished. */
export const isOpenIn = (open: readonly OpenSpan[], wished: readonly OpenSpan[]): boolean =>
  open.some(([from, to]) => wished.some(([first, end]) => from < end && first < to))

/** The minutes of the week that are meant, of which an office is to have any. */
export function spansOfWish({ day, part, clock }: WishedHours): OpenSpan[] {
  const [from, to] = clock ? spanOf(clock) : part ? parts[part] : [0, minutesOfDay]
  const wished: readonly number[] = day ? days[day] : [0, 1, 2, 3, 4, 5, 6]
  return wished.map((each) => [each * minutesOfDay + from, each * minutesOfDay + to])
}

function spanOf({ side, minute }: WishedClock): OpenSpan {
  if (side === 'after') return [minute, minutesOfDay]
  if (side === 'before') return [0, minute]
  return side === 'until' ? [minute - 1, minute] : [minute, minute + 1]
}
