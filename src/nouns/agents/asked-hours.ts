import { wishedDays, type WishedClock, type WishedDay, type WishedHours, type WishedPart } from './wished-hours.ts'

/** What people say of a time of the day. */
const partOfWord: Readonly<Record<string, WishedPart>> = {
  early: 'early',
  morning: 'morning',
  mornings: 'morning',
  noon: 'noon',
  midday: 'noon',
  lunch: 'noon',
  lunchtime: 'noon',
  afternoon: 'afternoon',
  afternoons: 'afternoon',
  late: 'late',
  evening: 'late',
  evenings: 'late',
  night: 'late',
  nights: 'late',
}

const names = 'mon tues? wed(?:nes)? thu(?:rs?)? fri sat(?:ur)? sun'.split(' ')
const dayNames = names.map((name, at) => ({ day: wishedDays[at], is: new RegExp(`^${name}(?:day|days)?$`) }))

/** When an office is to be open, in folded words, and the places of those that say so. */
export function hoursIn(words: readonly string[]): { hours: WishedHours; at: ReadonlySet<number> } {
  const at = new Set<number>()
  let { day, part, clock }: WishedHours = {}
  let own: WishedClock | undefined
  for (const [index, word] of words.entries()) {
    if (at.has(index)) continue
    const here = { ...partAt(words, index), day: dayOf(word) }
    if (here.day === undefined && here.part === undefined && here.clock === undefined) continue
    day ??= here.day
    if (here.clock && keepsAtWork.test(words[index - 1] ?? '')) own ??= { ...here.clock, side: 'after' }
    else clock ??= here.clock
    // "Saturday early in the morning" is early.
    part = part === undefined || part === 'morning' ? (here.part ?? part) : part
    for (let place = index; place < index + (here.words ?? 1); place++) at.add(place)
  }
  // "I work till six" wishes for what is after, where nothing else is said.
  if (day === undefined && part === undefined) clock ??= own
  // "Evenings after seven" is after seven.
  return { hours: { day, part: clock ? undefined : part, clock }, at }
}

/** What keeps somebody until then who asks: "off at five", "working till six". */
const keepsAtWork = /^(off|work|works|working|job|shift|shifts|school|class|classes|busy|milking|driving|done|finish)$/

const dayOf = (word: string): WishedDay | undefined =>
  /^weekends?$/.test(word) ? 'weekend' : dayNames.find(({ is }) => is.test(word))?.day

/** "Early", "after work", "before eight", "past 6:30 pm", "7 am". */
function partAt(words: readonly string[], index: number): { part?: WishedPart; clock?: WishedClock; words?: number } {
  const word = words[index]
  if (Object.hasOwn(partOfWord, word)) return { part: partOfWord[word] }
  if (!Object.hasOwn(sideOfWord, word)) {
    const time = timeAt(words, index)
    return time?.half ? { clock: { side: 'at', minute: minuteOf(time, 'at') }, words: time.words } : {}
  }
  const side = sideOfWord[word]
  if (side !== 'at' && /^(work|hours)$/.test(words[index + 1] ?? '')) return { part: side === 'before' ? 'early' : 'late', words: 2 }
  const time = timeAt(words, index + 1)
  return time ? { clock: { side, minute: minuteOf(time, side) }, words: 1 + time.words } : {}
}

const sideOfWord: Readonly<Record<string, WishedClock['side']>> = {
  after: 'after',
  past: 'after',
  until: 'until',
  till: 'until',
  til: 'until',
  before: 'before',
  by: 'before',
  at: 'at',
}

type Time = { hour: number; minute: number; half: string | undefined; words: number }

const hourNames = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "5", "five pm", "530pm", "5 30", as words are when they are taken apart. */
function timeAt(words: readonly string[], index: number): Time | undefined {
  const [, digits, minutes, own] = /^(\d{1,2})(?::?([0-5]\d))?(am|pm)?$/.exec(words[index] ?? '') ?? []
  const hour = digits === undefined ? hourNames.indexOf(words[index]) + 1 : Number(digits)
  if (hour < 1 || hour > 12) return undefined
  const [, later, laterHalf] = (digits && !minutes && !own && /^([0-5]\d)(am|pm)?$/.exec(words[index + 1] ?? '')) || []
  const next = index + (later ? 2 : 1)
  const said = own ?? laterHalf ?? (/^(am|pm)$/.test(words[next] ?? '') ? words[next] : undefined)
  // "Seven in the morning".
  const [, inPart] = /^in the (morning|afternoon|evening)$/.exec(words.slice(next, next + 3).join(' ')) ?? []
  const half = said ?? (inPart && (inPart === 'morning' ? 'am' : 'pm'))
  if (said === undefined && half !== undefined) return { hour, minute: Number(minutes ?? later ?? 0), half, words: next - index + 3 }
  const apart = half !== undefined && half !== own && half !== laterHalf
  return { hour, minute: Number(minutes ?? later ?? 0), half, words: next - index + (apart ? 1 : 0) }
}

/** The hours that are in the afternoon, as offices go, where neither half of the day is said: "after 5", "until 9", "before 4", "at 2". */
const afternoonUpTo: Readonly<Record<WishedClock['side'], number>> = { after: 8, until: 11, before: 5, at: 7 }

function minuteOf({ hour, minute, half }: Time, side: WishedClock['side']): number {
  const isAfternoon = half === undefined ? hour === 12 || hour <= afternoonUpTo[side] : half === 'pm'
  return ((hour % 12) + (isAfternoon ? 12 : 0)) * 60 + minute
}
