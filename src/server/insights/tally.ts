import { minuteMs } from '../../durations.ts'
import { other, type CountedThing } from '../../nouns/insights/counted-things.ts'
import { wallTimeAt } from '../../nouns/wall-time.ts'
import type { TenantSettings } from '../tenants.ts'

export interface Counted {
  tenant: string
  /** Of the tenant's own calendar: "2026-11-23". */
  day: string
  what: CountedThing
  name: string
  many: number
  ofThem: number
}

/** So many names of a kind in a day; what comes after them is added up under one. Nobody can fill the memory, or the database. */
const mostNames = 1000

type Sum = { many: number; ofThem: number }

/** One tenant's day, while it lasts. */
interface Day {
  day: string
  hour: string
  from: number
  until: number
  sums: Map<CountedThing, Map<string, Sum>>
  /** The names there is room for, kept for the whole day. */
  names: Map<CountedThing, Set<string>>
}

export type Tally = ReturnType<typeof createTally>

/** Adds up in memory what is counted, until it is taken away to be written. */
export function createTally({ now, most = mostNames }: { now: () => Date; most?: number }) {
  const days = new Map<string, Day>()
  let done: Counted[] = []

  /** The tenant's day and hour, looked up every quarter of an hour: to ask the calendar costs more than to count. */
  function dayOf(tenant: TenantSettings): Day {
    const at = now().getTime()
    const known = days.get(tenant.client)
    if (known && at >= known.from && at < known.until) return known
    const wall = wallTimeAt(new Date(at), tenant.timeZone)
    const [day, hour] = [wall.slice(0, 10), wall.slice(11, 13)]
    const from = at - (at % quarter)
    if (known?.day === day) return Object.assign(known, { hour, from, until: from + quarter })
    if (known) done.push(...countedOf(tenant.client, known))
    const next = { day, hour, from, until: from + quarter, sums: new Map(), names: new Map() }
    days.set(tenant.client, next)
    return next
  }

  function addTo(day: Day, what: CountedThing, name: string, ofThem: number): void {
    let sums = day.sums.get(what)
    if (!sums) day.sums.set(what, (sums = new Map()))
    const sum = sums.get(name)
    if (sum) {
      sum.many++
      sum.ofThem += ofThem
      return
    }
    // What PostgreSQL keeps in no text would keep all the rest from being written.
    const clean = name.replaceAll('\0', '').toWellFormed()
    const kept = isKept(day, what, clean) ? clean : other
    const first = sums.get(kept)
    if (first) {
      first.many++
      first.ofThem += ofThem
    } else sums.set(kept, { many: 1, ofThem })
  }

  function isKept(day: Day, what: CountedThing, name: string): boolean {
    let names = day.names.get(what)
    if (!names) day.names.set(what, (names = new Set()))
    if (names.has(name)) return true
    return names.size < most && Boolean(names.add(name))
  }

  return {
    add: (tenant: TenantSettings, what: CountedThing, name: string, ofThem = 0) => addTo(dayOf(tenant), what, name, ofThem),

    /** As `add`, under the hour it is. */
    addHour(tenant: TenantSettings, ofThem: number): void {
      const day = dayOf(tenant)
      addTo(day, 'hour', day.hour, ofThem)
    },

    /** Everything counted since it was asked last, in one order for all nodes, so that no two wait for each other's rows. */
    take(): Counted[] {
      const taken = [...done, ...[...days].flatMap(([tenant, day]) => countedOf(tenant, day))]
      done = []
      for (const day of days.values()) day.sums = new Map()
      return taken.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'))
    },
  }
}

const quarter = 15 * minuteMs

const countedOf = (tenant: string, { day, sums }: Day): Counted[] =>
  [...sums].flatMap(([what, byName]) => [...byName].map(([name, sum]) => ({ tenant, day, what, name, ...sum })))

const keyOf = ({ tenant, day, what, name }: Counted) => `${tenant}\n${day}\n${what}\n${name}`
