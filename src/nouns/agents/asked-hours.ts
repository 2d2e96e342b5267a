import { wishedDays, type WishedDay, type WishedHours, type WishedPart } from './wished-hours.ts'

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
  let [day, part]: [WishedDay | undefined, WishedPart | undefined] = [undefined, undefined]
  for (const [index, word] of words.entries()) {
    const clock = clockAt(words, index)
    const here = { day: dayOf(word), part: Object.hasOwn(partOfWord, word) ? partOfWord[word] : clock?.part }
    if (here.day === undefined && here.part === undefined) continue
    day ??= here.day
    // "Saturday early in the morning" is early.
    part = part === undefined || part === 'morning' ? (here.part ?? part) : part
    for (let place = index; place < index + (clock?.words ?? 1); place++) at.add(place)
  }
  return { hours: { day, part }, at }
}

const dayOf = (word: string): WishedDay | undefined =>
  /^weekends?$/.test(word) ? 'weekend' : dayNames.find(({ is }) => is.test(word))?.day

/** "After work", "before eight", "past 6 pm", "7 am". */
function clockAt(words: readonly string[], index: number): { part: WishedPart; words: number } | undefined {
  const [word, next = '', third = ''] = words.slice(index)
  if (/^(after|past|until|till|til|before|by|at)$/.test(word)) {
    if (next === 'work' || next === 'hours') return word === 'before' ? { part: 'early', words: 2 } : { part: 'late', words: 2 }
    const time = timeOf(next, third)
    if (!time) return undefined
    const isBefore = word === 'before' || word === 'by'
    return {
      part: isBefore ? partOfHour(time.hour - 1) : partOfHour(afternoon(time)),
      words: 1 + time.words,
    }
  }
  const time = timeOf(word, next)
  return time?.half ? { part: partOfHour(afternoon(time)), words: time.words } : undefined
}

type Time = { hour: number; half: string | undefined; words: number }

const hourNames = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

function timeOf(word: string, next: string): Time | undefined {
  const [, digits, own] = /^(\d{1,2})(?::?\d{2})?(am|pm)?$/.exec(word) ?? []
  const hour = digits === undefined ? hourNames.indexOf(word) + 1 : Number(digits)
  if (hour < 1 || hour > 12) return undefined
  if (own) return { hour: (hour % 12) + (own === 'pm' ? 12 : 0), half: own, words: 1 }
  const half = /^(am|pm)$/.test(next) ? next : undefined
  return { hour: half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour, half, words: half ? 2 : 1 }
}

/** "After 5" is in the afternoon, as offices go. */
const afternoon = ({ hour, half }: Time) => (half === undefined && hour < 8 ? hour + 12 : hour)

function partOfHour(hour: number): WishedPart {
  if (hour < 8) return 'early'
  if (hour < 12) return 'morning'
  if (hour === 12) return 'noon'
  return hour < 17 ? 'afternoon' : 'late'
}
