import { minutesOfDay, type OpenSpan } from './office-hours.ts'

const days = { mon: [0], tue: [1], wed: [2], thu: [3], fri: [4], sat: [5], sun: [6], weekend: [5, 6] } as const
/** In minutes of a day. Early is before most offices open, and late is after most have closed. */
const parts = { early: [300, 480], morning: [480, 720], noon: [720, 780], afternoon: [780, 1080], late: [1080, 1440] } as const

export type WishedDay = keyof typeof days
export type WishedPart = keyof typeof parts

/** When in the week somebody could come to an office: on a day, at a time of a day, or both. */
export interface WishedHours {
  day?: WishedDay | undefined
  part?: WishedPart | undefined
}

export const [wishedDays, wishedParts] = [Object.keys(days) as WishedDay[], Object.keys(parts) as WishedPart[]]

/** As an address says it: "sat", "late", "sat-early". */
export const writeWishedHours = ({ day, part }: WishedHours): string => [day, part].filter(Boolean).join('-')

/** Undefined where an address says nothing of the kind. */
export function readWishedHours(said: string): WishedHours | undefined {
  const words = said.split('-')
  const day = wishedDays.find((each) => each === words[0])
  const part = wishedParts.find((each) => each === words.at(-1))
  return said !== '' && writeWishedHours({ day, part }) === said ? { day, part } : undefined
}

/** Whether an office that is open at these times is open at any of those that are wished. */
export const isOpenIn = (open: readonly OpenSpan[], wished: readonly OpenSpan[]): boolean =>
  open.some(([from, to]) => wished.some(([first, end]) => from < end && first < to))

/** The minutes of the week that are meant, of which an office is to have any. */
export function spansOfWish({ day, part }: WishedHours): OpenSpan[] {
  const [from, to] = part ? parts[part] : [0, minutesOfDay]
  const wished: readonly number[] = day ? days[day] : [0, 1, 2, 3, 4, 5, 6]
  return wished.map((each) => [each * minutesOfDay + from, each * minutesOfDay + to])
}
