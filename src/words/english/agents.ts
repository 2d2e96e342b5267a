const openDays = {
  mon: 'on Mondays',
  tue: 'on Tuesdays',
  wed: 'on Wednesdays',
  thu: 'on Thursdays',
  fri: 'on Fridays',
  sat: 'on Saturdays',
  sun: 'on Sundays',
  weekend: 'on weekends',
}
const openSides = { after: 'after', until: 'until', before: 'before', at: 'at' }
const openParts = { early: 'before eight', morning: 'in the morning', noon: 'at noon', afternoon: 'in the afternoon', late: 'after six' }

interface OpenThen {
  day?: keyof typeof openDays | undefined
  part?: keyof typeof openParts | undefined
  clock?: { side: keyof typeof openSides; minute: number } | undefined
}

const clock = (hour: number, minute: string) => `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
const clockOf = (minute: number) => clock(Math.floor(minute / 60), String(minute % 60).padStart(2, '0'))

/** What is said of agents wherever they are shown. */
export const agents = {
  lines: {
    auto: 'Auto',
    home: 'Home',
    farm: 'Farm & Ranch',
    business: 'Business',
    life: 'Life',
    annuities: 'Annuities',
  },
  insurance: (line: string) => `${line} insurance`,
  openThen: ({ day, part, clock }: OpenThen) =>
    ['Open', day && openDays[day], part && openParts[part], clock && `${openSides[clock.side]} ${clockOf(clock.minute)}`]
      .filter(Boolean)
      .join(' '),
  occupation: 'Insurance agent',
  miles: (miles: number) => `${miles} ${miles === 1 ? 'mile' : 'miles'}`,
  count: (total: number, more: boolean) =>
    total === 0 ? 'No agents' : `${more ? `More than ${total}` : total} ${total === 1 ? 'agent' : 'agents'}`,
  named: (words: string) => `for “${words}”`,
  near: (town: string) => `near ${town}`,
  nearYou: 'near you',
  nearestFirst: 'nearest first',
  byName: 'by name',
  shown: (first: number, last: number) => `${first} to ${last} shown`,
  opening: {
    always: 'Open day and night',
    until: (moment: string) => `Open until ${moment}`,
    closedForNow: 'Closed for now',
    closed: (moment: string) => `Closed until ${moment}`,
    /** From Monday on. */
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    onDay: (day: string, clock: string) => `${day} ${clock}`,
    clock,
  },
}
