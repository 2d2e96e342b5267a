import { dayMs } from '../../durations.ts'
import { forms } from '../../forms/forms.ts'
import { articleAddress } from '../../nouns/articles/article-address.ts'
import { addDays } from '../../nouns/add-days.ts'
import { notKept, other, type CountedThing } from '../../nouns/insights/counted-things.ts'
import { choosePeriod, daysOf, stepsOf, type AskedPeriod, type ChosenPeriod, type Period } from '../../nouns/insights/period.ts'
import {
  linesShown,
  shownFrom,
  type Changes,
  type InsightsReport,
  type Line,
  type StepOfReport,
  type Sum,
} from '../../nouns/insights/report.ts'
import { p75Of, vitalNames, vitals } from '../../nouns/insights/vitals.ts'
import { dayOn } from '../../nouns/wall-time.ts'
import type { Db } from '../db/database.ts'
import type { TenantSettings } from '../tenants.ts'
import { firstCountedDay, listPublished, sumByDay, sumByName, titlesOf, type Summed } from './read-counts.ts'
import { funnelsOf, type LabelsOf } from './form-funnels.ts'

type Needs = { db: Db; now: () => Date; labelsOf: LabelsOf }

/** Everything the dashboard shows of one period, made in four queries of sums. What is from before anything was counted is no less, only unknown. */
export function createReports({ db, now, labelsOf }: Needs) {
  return async function makeReport(tenant: TenantSettings, asked: AskedPeriod): Promise<InsightsReport> {
    const today = dayOn(now(), tenant.timeZone)
    const period = choosePeriod(asked, today)
    const [sums, byDay, published, changes, since] = await Promise.all([
      sumByName(db, tenant.client, period),
      sumByDay(db, tenant.client, period),
      listPublished(db, tenant, period),
      findChanges(tenant, today),
      firstCountedDay(db, tenant.client),
    ])
    const of = (what: CountedThing) => sums.filter((each) => each.what === what)
    const compares = period.compared !== null
    const add = (what: CountedThing, read: (each: Summed) => [number, number]): Sum => addUp(of(what), read, compares)
    const lines = (what: CountedThing) => linesOf(of(what), compares)
    const searches = of('search').filter(({ name, many }) => name !== other && name !== notKept && many >= shownFrom)
    const asForms = of('form')
    const pages = lines('page').slice(0, linesShown)
    return {
      period,
      today,
      since: isBefore(period.compared, since) ? since : null,
      views: add('hour', ({ many, before }) => [many, before]),
      visits: add('hour', ({ ofThem, beforeOfThem }) => [ofThem, beforeOfThem]),
      robots: add('robot', ({ many, before }) => [many, before]),
      searches: add('search', ({ many, before }) => [many, before]),
      withoutAnswer: add('search', ({ ofThem, beforeOfThem }) => [ofThem, beforeOfThem]),
      steps: stepsWith(period, byDay, published),
      hours: Array.from({ length: 24 }, (_, hour) => of('hour').find(({ name }) => Number(name) === hour)?.many ?? 0),
      pages,
      titles: await titlesOf(db, tenant.client, [...pages.map(({ name }) => name), ...(changes?.page ? [changes.page.name] : [])]),
      sources: lines('source').slice(0, linesShown),
      campaigns: lines('campaign').slice(0, linesShown),
      devices: lines('device'),
      robotNames: lines('robot').slice(0, linesShown),
      topSearches: linesOf(searches, compares).slice(0, linesShown),
      nothingFound: linesOf(searches, compares)
        .filter(({ ofThem }) => ofThem > 0)
        .toSorted((a, b) => b.ofThem - a.ofThem)
        .slice(0, linesShown),
      forms: await funnelsOf(
        asForms,
        forms.map(({ name }) => name),
        compares,
        (form) => labelsOf(tenant, form),
      ),
      vitals: vitalsOf(of('vital'), compares),
      changes,
    }
  }

  /** The seven whole days before today, beside the seven before those. */
  async function findChanges(tenant: TenantSettings, today: string): Promise<Changes | null> {
    const week = { from: addDays(today, -7), to: addDays(today, -1) }
    const before = { from: addDays(today, -14), to: addDays(today, -8) }
    const period: ChosenPeriod = { ...week, days: 7, with: 'before', compared: before }
    if (isBefore(before, await firstCountedDay(db, tenant.client))) return null
    const sums = await sumByName(db, tenant.client, period, ['hour', 'page', 'form', 'search'])
    const of = (what: CountedThing) => sums.filter((each) => each.what === what)
    const visits = addUp(of('hour'), ({ ofThem, beforeOfThem }) => [ofThem, beforeOfThem], true)
    if (!visits.before) return null
    const page = of('page').reduce<Summed | null>((most, each) => (changeOf(each) > changeOf(most) ? each : most), null)
    const search = of('search')
      .filter(({ name, ofThem }) => name !== other && name !== notKept && ofThem >= shownFrom)
      .toSorted((a, b) => b.ofThem - a.ofThem)
      .at(0)
    return {
      visits,
      page: page && { name: page.name, now: page.many, before: page.before },
      quotes: addUp(
        of('form').filter(({ name }) => name === 'quote sent'),
        ({ many, before: then }) => [many, then],
        true,
      ),
      search: search ? { words: search.name, many: search.ofThem } : null,
    }
  }
}

const isBefore = (period: Period | null, since: string | null) => period !== null && since !== null && period.from < since

const changeOf = (each: Summed | null) => (each ? Math.abs(each.many - each.before) : 0)

function addUp(sums: readonly Summed[], read: (each: Summed) => [number, number], compares: boolean): Sum {
  const pairs = sums.map(read)
  const total = (at: 0 | 1) => pairs.reduce((all, pair) => all + pair[at], 0)
  return { now: total(0), before: compares ? total(1) : null }
}

/** The greatest first; what was over the bound comes last, however much it is. */
function linesOf(sums: readonly Summed[], compares: boolean): Line[] {
  return sums
    .filter(({ many }) => many > 0)
    .map(({ name, many, ofThem, before }) => ({ name, many, ofThem, before: compares ? before : null }))
    .toSorted((a, b) => Number(a.name === other) - Number(b.name === other) || b.many - a.many || a.name.localeCompare(b.name, 'en'))
}

type ByDay = Awaited<ReturnType<typeof sumByDay>>
type Published = Awaited<ReturnType<typeof listPublished>>

function stepsWith(period: ChosenPeriod, byDay: ByDay, { articles, saves }: Published): StepOfReport[] {
  const known = new Map(byDay.map((each) => [each.day, each]))
  const before = beside(period)
  const articlesOf = Map.groupBy(articles, ({ day }) => day)
  const savesOf = new Map(saves.map(({ day, many }) => [day, many]))
  return stepsOf(period).map((step) => {
    const days = daysOf(step)
    const sum = (of: (day: string) => number | undefined) => days.reduce((all, day) => all + (of(day) ?? 0), 0)
    return {
      ...step,
      views: sum((day) => known.get(day)?.views),
      visits: sum((day) => known.get(day)?.visits),
      before: before && sum((day) => known.get(before(day))?.visits),
      quotesOpened: sum((day) => known.get(day)?.quotesOpened),
      quotesSent: sum((day) => known.get(day)?.quotesSent),
      articles: days.flatMap((day) =>
        (articlesOf.get(day) ?? []).toReversed().map(({ id, slug, title }) => ({ day, title, href: articleAddress(id, slug) })),
      ),
      saved: sum((day) => savesOf.get(day)),
    }
  })
}

/** The day each is laid beside. */
function beside({ from, compared }: Period & { compared: Period | null }): ((day: string) => string) | null {
  if (!compared) return null
  const back = Math.round((Date.parse(compared.from) - Date.parse(from)) / dayMs)
  return (day) => addDays(day, back)
}

function vitalsOf(sums: readonly Summed[], compares: boolean): InsightsReport['vitals'] {
  return vitalNames.flatMap((vital) =>
    ['phone', 'tablet', 'computer'].flatMap((device) => {
      const counts = [...vitals[vital].steps, Infinity].map((_, step) => sums.find(({ name }) => name === `${vital} ${device} ${step}`))
      const p75 = p75Of(
        vital,
        counts.map((each) => each?.many ?? 0),
      )
      if (p75 === null) return []
      const many = counts.reduce((all, each) => all + (each?.many ?? 0), 0)
      return [
        {
          vital,
          device,
          p75,
          before: compares
            ? p75Of(
                vital,
                counts.map((each) => each?.before ?? 0),
              )
            : null,
          many,
        },
      ]
    }),
  )
}
