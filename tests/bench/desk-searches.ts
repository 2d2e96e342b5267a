import { listCases } from '../../src/calls/addresses.ts'
import type { RealSite } from '../fixtures/real-site.ts'
import { diceOf } from './agent-crowd.ts'
import { caseOf } from './desk-crowd.ts'
import { figure, ms, percentile, printTable, type Figure } from './figures.ts'

const [asked, warmUps] = [200, 40]

type Ask = {
  what: string
  as?: 'agent'
  query(n: number): Record<string, string>
}

const asks: Ask[] = [
  { what: 'first page', query: () => ({}) },
  { what: 'first page of what is done', query: () => ({ state: 'done' }) },
  { what: 'first page of one form, late', query: () => ({ form: 'quote', age: 'late' }) },
  { what: 'first page of an agent', as: 'agent', query: () => ({}) },
  { what: 'search: reference', query: (n) => ({ q: caseOf(n).reference }) },
  { what: 'search: e-mail', query: (n) => ({ q: caseOf(n).email }) },
  { what: 'search: phone', query: (n) => ({ q: caseOf(n).phone }) },
  { what: 'search: whole name', query: (n) => ({ q: caseOf(n).name }) },
  { what: 'search: how a last name begins', query: (n) => ({ q: caseOf(n).name.split(' ')[1].slice(0, 5) }) },
]

type Times = { p50: number; p95: number }
export type WithDesk = (size: number, measure: (site: RealSite) => Promise<void>) => Promise<void>

/** The desk's first page and its searches over the call, at each size. */
export async function benchDesk(database: string, sizes: readonly number[], withDesk: WithDesk): Promise<void> {
  const times = new Map<string, Times[]>()
  for (const size of sizes) {
    await withDesk(size, async (site) => {
      const cookies = { admin: await site.cookieOf('admin'), agent: await site.cookieOf('agent') }
      for (const { as = 'admin', ...ask } of asks)
        times.set(ask.what, [...(times.get(ask.what) ?? []), await timesOf(site, cookies[as], ask, size)])
      console.log(`  ${database}, ${size.toLocaleString('en-US')} cases: measured`)
    })
  }
  const shown = sizes.map((size) => size.toLocaleString('en-US')).join(' / ')
  printTable(
    `The desk, ${database}: p95 over the call (and the median) at ${shown} cases`,
    asks.map(({ what }) => figureOf(what, times.get(what) ?? [])),
  )
}

function figureOf(what: string, times: Times[]): Figure {
  const [small, large] = [times[0].p95, times[times.length - 1].p95]
  const medians = times.map(({ p50 }) => ms(p50)).join(' / ')
  const measured = `${times.map(({ p95 }) => ms(p95)).join(' / ')} = ${(large / small).toFixed(1)} × (${medians})`
  return figure(what, measured, '≤ 30 ms, ≤ 1.5 ×', large <= 30 && large / small <= 1.5)
}

async function timesOf(site: RealSite, cookie: string, { what, query }: Pick<Ask, 'what' | 'query'>, size: number): Promise<Times> {
  const dice = diceOf(size + 5)
  const times: number[] = []
  for (let i = 0; i < asked + warmUps; i++) {
    const url = `${site.origin}${listCases.path}?${new URLSearchParams({ ...query(dice(size)), client: 'windbreak' })}`
    const began = performance.now()
    const response = await fetch(url, { headers: { cookie, accept: 'application/json' } })
    const { cases } = (await response.json()) as { cases?: unknown[] }
    if (!cases) throw new Error(`${url}: ${response.status}`)
    if (cases.length === 0 && size > 100) throw new Error(`${what}: ${url} found nothing`)
    if (i >= warmUps) times.push(performance.now() - began)
  }
  return { p50: percentile(times, 50), p95: percentile(times, 95) }
}
