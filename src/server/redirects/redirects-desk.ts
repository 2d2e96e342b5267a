import { readOldAddress } from '../../nouns/redirects/redirect-address.ts'
import { sheetLimits } from '../../nouns/redirects/read-sheet.ts'
import { createSuggestions } from '../../nouns/redirects/suggest-address.ts'
import {
  deskTabs,
  type DeskTab,
  type RedirectsDeskPage,
  type RedirectsOutcome,
  type ShownRedirect,
} from '../../nouns/redirects/redirects-desk.ts'
import type { RedirectsForPages } from '../../pages/site/site-redirects.ts'
import type { Db } from '../db/database.ts'
import { Refused } from '../http/errors.ts'
import { nextTurn } from '../http/own-turn.ts'
import type { SignedIn } from '../identity/sessions.ts'
import type { TenantSettings } from '../tenants.ts'
import type { Redirects } from './create-redirects.ts'
import type { LostAddresses } from './lost-addresses.ts'
import { listOwnRedirects } from './own-redirects.ts'
import type { RedirectRow, WrittenSheet } from './redirect-rows.ts'
import { mostRedirects } from './redirect-rows.ts'

/** What the link guard found, and how it is asked to look again. */
export interface BrokenLinksOfTenant {
  list(tenant: string): Promise<RedirectsDeskPage['broken']>
  checkedAt(tenant: string): Promise<string | null>
  checkNow(tenant: string): Promise<void>
  outside: boolean
}

type Needs = {
  db: Db
  now: () => Date
  redirects: Redirects
  lost: LostAddresses
  broken: BrokenLinksOfTenant
  /** Addresses that one asked for in vain may have meant. */
  listAddresses(tenant: TenantSettings): Promise<string[]>
}

const onPage = 50

/** The desk of redirects, for an admin. */
export function createRedirectsDesk({ db, now, redirects, lost, broken, listAddresses }: Needs) {
  return function deskFor(tenant: TenantSettings, admin: SignedIn): NonNullable<RedirectsForPages['redirects']> {
    const { client } = tenant

    async function look(asked: { tab: string; q: string; page: string; test: string }): Promise<RedirectsDeskPage> {
      const tab = deskTabs.find((each) => each === asked.tab) ?? 'redirects'
      await lost.flush()
      const [all, manyLost, links] = await Promise.all([redirects.list(client), lost.countAll(client), broken.list(client)])
      const q = asked.q.trim().slice(0, 100)
      const wanted = q === '' ? all : all.filter(({ from, to }) => `${from}\n${to}`.toLowerCase().includes(q.toLowerCase()))
      const pages = Math.max(1, Math.ceil(wanted.length / onPage))
      const page = Math.min(pageOf(asked.page), pages)
      return {
        tab,
        counts: { redirects: all.length, lost: manyLost, broken: links.length },
        most: mostRedirects,
        q,
        redirects: tab === 'redirects' ? wanted.slice((page - 1) * onPage, page * onPage).map(show) : [],
        page,
        pages,
        own: tab === 'redirects' ? await listOwnRedirects(db, client) : [],
        lost: tab === 'lost' ? await listLost() : [],
        broken: tab === 'broken' ? links : [],
        outside: broken.outside,
        checkedAt: tab === 'broken' ? await broken.checkedAt(client) : null,
        tried: asked.test.trim() === '' ? null : await redirects.attempt(tenant, asked.test),
      }
    }

    const show = ({ id, key, from, to, madeAt, madeBy }: RedirectRow): ShownRedirect => ({
      id,
      from,
      to,
      away: !to.startsWith('/'),
      rests: !/[*?]/.test(key) && redirects.isAt(key),
      madeAt: madeAt.toISOString(),
      madeBy,
    })

    async function listLost(): Promise<RedirectsDeskPage['lost']> {
      const rows = await lost.list(client, onPage)
      if (rows.length === 0) return []
      const suggest = createSuggestions(await listAddresses(tenant))
      return rows.map(({ path, count, referrers, lastAt }) => ({
        path,
        count,
        lastAt: lastAt.toISOString(),
        referrers: Object.entries(referrers)
          .map(([from, times]) => ({ from, count: times }))
          .toSorted((a, b) => b.count - a.count),
        suggested: suggest(path),
      }))
    }

    async function act(posted: FormData): Promise<RedirectsOutcome> {
      const read = (name: string) => {
        const value = posted.get(name)
        return typeof value === 'string' ? value : ''
      }
      const tab: DeskTab = deskTabs.find((each) => each === read('tab')) ?? 'redirects'
      const confirmed = read('confirm') === 'yes'
      const there = { q: read('q').slice(0, 100), page: pageOf(read('page')) }
      if (read('remove')) {
        const id = Number(read('remove'))
        const isOne = Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647
        const gone = isOne ? await redirects.remove(tenant, id) : undefined
        return { go: { tab, done: 'removed', also: { ...inAddress(there), ...gone } } }
      }
      if (read('dismiss')) {
        await lost.dismiss(client, read('dismiss').slice(0, 300))
        return { go: { tab: 'lost', done: 'dismissed' } }
      }
      if (read('check')) {
        const asked = now().getTime()
        await broken.checkNow(client)
        return { go: { tab: 'broken', done: `checking-${asked}` } }
      }
      if (posted.has('back')) {
        const sheet = readSheet(read('back'))
        const { gone, stay } = sheet ? await redirects.takeBack(tenant, sheet) : { gone: 0, stay: 0 }
        return { go: { tab: 'redirects', done: `taken-back-${gone}-${stay}` } }
      }
      if (posted.has('sheet')) return importSheet(read('sheet'), { write: read('import') === 'yes', confirmed })
      return add({ from: read('from'), to: read('to') }, { tab, confirmed, there })
    }

    async function add(
      typed: { from: string; to: string },
      { tab, confirmed, there }: { tab: DeskTab; confirmed: boolean; there: Place },
    ): Promise<RedirectsOutcome> {
      const again = (problem: string, asks: string | null = null): RedirectsOutcome => ({ problem, typed, asks, tab, there })
      try {
        const old = readOldAddress(typed.from)
        const also = async (tx: Db) => typeof old !== 'string' && lost.found(tx, client, old.key)
        const { verdicts } = await redirects.save(tenant, [{ line: 1, ...typed }], { by: admin, confirmed, also })
        const [{ what, why, host }] = verdicts
        if (what === 'refused') return again(why ?? '')
        if (what === 'asks') return again('', host)
        return { go: { tab, done: 'added', also: inAddress(there) } }
      } catch (error) {
        return again(sentenceOf(error))
      }
    }

    async function importSheet(sheet: string, { write, confirmed }: { write: boolean; confirmed: boolean }): Promise<RedirectsOutcome> {
      try {
        // To read the form it came in was work of its own.
        await nextTurn()
        const lines = redirects.linesOf(sheet)
        if (lines.length === 0) return { sheet: sheet.slice(0, mostOfNone), verdicts: [], problem: 'There are no redirects in this sheet.' }
        if (!write) return { sheet, verdicts: await redirects.preview(tenant, lines, false), problem: null }
        const { written, sheet: rows } = await redirects.save(tenant, lines, { by: admin, confirmed })
        return { go: { tab: 'redirects', done: `imported-${written}`, ...(written > 0 ? { also: { back: writeSheet(rows) } } : {}) } }
      } catch (error) {
        return { sheet: sheet.slice(0, sheetLimits.bytes), verdicts: [], problem: sentenceOf(error) }
      }
    }

    return { look, act }
  }
}

/** Where in the list somebody is. */
type Place = { q: string; page: number }

const pageOf = (asked: string) => Math.max(1, Number.parseInt(asked.slice(0, 4), 10) || 1)

const inAddress = ({ q, page }: Place) => ({ q, page: page > 1 ? String(page) : '' })

/** Of what is no sheet of redirects so many characters are shown again: whoever sent it knows it by these. */
const mostOfNone = 4_000

/** Thirteen digits are every moment from 2001 to 2286. */
const writeSheet = ({ at, after }: WrittenSheet) => `${at.getTime()}-${after}`

function readSheet(text: string): WrittenSheet | undefined {
  const [, at, after] = /^(\d{13})-(\d{1,9})$/.exec(text) ?? []
  return at === undefined ? undefined : { at: new Date(Number(at)), after: Number(after) }
}

/** What was refused is told; what nobody foresaw is not ours to word. */
function sentenceOf(error: unknown): string {
  if (error instanceof Refused && error.statusCode < 500) return error.message
  throw error
}
