import { pageAsked } from '../../nouns/page-asked.ts'
import { readOldAddress } from '../../nouns/redirects/redirect-address.ts'
import { sheetLimits } from '../../nouns/redirects/read-sheet.ts'
import { deskTabs, type DeskTab, type RedirectsOutcome } from '../../nouns/redirects/redirects-desk.ts'
import type { Db } from '../db/database.ts'
import { Refused } from '../http/errors.ts'
import { nextTurn } from '../http/own-turn.ts'
import { postedText } from '../http/posted-text.ts'
import type { SignedIn } from '../identity/sessions.ts'
import type { TenantSettings } from '../tenants.ts'
import type { Redirects } from './create-redirects.ts'
import type { BrokenLinksOfTenant } from './look-at-redirects.ts'
import type { LostAddresses } from './lost-addresses.ts'
import type { WrittenSheet } from './redirect-rows.ts'

type Needs = {
  now: () => Date
  redirects: Pick<Redirects, 'linesOf' | 'preview' | 'remove' | 'save' | 'takeBack'>
  lost: LostAddresses
  broken: BrokenLinksOfTenant
}

/** Whose desk it is, and who is at it. */
type Scope = { tenant: TenantSettings; admin: SignedIn }

/** What a form of the desk asks for is done, and told as the way on or as what the form is shown with again. */
export function createRedirectsActs({ now, redirects, lost, broken }: Needs) {
  async function act({ tenant, admin }: Scope, posted: FormData): Promise<RedirectsOutcome> {
    const { client } = tenant
    const read = (name: string) => postedText(posted, name)
    const tab: DeskTab = deskTabs.find((each) => each === read('tab')) ?? 'redirects'
    const confirmed = read('confirm') === 'yes'
    const there = { q: read('q').slice(0, 100), page: pageAsked(read('page')) }
    if (read('remove')) {
      const id = Number(read('remove'))
      const isOne = Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647
      const gone = isOne ? await redirects.remove(tenant, id) : undefined
      return { go: { tab, done: 'removed', also: { ...inAddress(there), ...gone } } }
    }
    if (read('dismiss')) {
      const from = read('dismiss').slice(0, 300)
      await lost.dismiss(client, from)
      return { go: { tab: 'lost', done: 'dismissed', also: { from } } }
    }
    if (read('again')) {
      await lost.showAgain(client, read('again').slice(0, 300))
      return { go: { tab: 'lost', done: 'shown-again' } }
    }
    if (read('check')) {
      const asked = now().getTime()
      await broken.checkNow(client)
      return { go: { tab: 'broken', done: `checking-${asked}` } }
    }
    if (posted.has('back')) {
      const sheet = readWrittenSheet(read('back'))
      const { gone, stay } = sheet ? await redirects.takeBack(tenant, sheet) : { gone: 0, stay: 0 }
      return { go: { tab, done: tab === 'lost' && gone > 0 ? 'led-back' : `taken-back-${gone}-${stay}` } }
    }
    if (posted.has('sheet')) return importSheet({ tenant, admin }, read('sheet'), { write: read('import') === 'yes', confirmed })
    return add({ tenant, admin }, { from: read('from'), to: read('to') }, { tab, confirmed, there })
  }

  async function add(
    { tenant, admin }: Scope,
    typed: { from: string; to: string },
    { tab, confirmed, there }: { tab: DeskTab; confirmed: boolean; there: InList },
  ): Promise<RedirectsOutcome> {
    const again = (problem: string, asks: string | null = null): RedirectsOutcome => ({ problem, typed, asks, tab, there })
    try {
      const old = readOldAddress(typed.from)
      const also = async (tx: Db) => typeof old !== 'string' && lost.found(tx, tenant.client, old.key)
      const { verdicts, sheet } = await redirects.save(tenant, [{ line: 1, ...typed }], { by: admin, confirmed, also })
      const [{ what, why, host, from, to }] = verdicts
      if (what === 'refused') return again(why ?? '')
      if (what === 'asks') return again('', host)
      // Beside others that wait to be led on, which one it was is said, and taken back where it was the wrong one.
      const led = tab === 'lost' ? { from, to, ...(what === 'new' ? { back: tellWrittenSheet(sheet) } : {}) } : {}
      return { go: { tab, done: 'added', also: { ...inAddress(there), ...led } } }
    } catch (error) {
      return again(sentenceOf(error))
    }
  }

  async function importSheet(
    { tenant, admin }: Scope,
    sheet: string,
    { write, confirmed }: { write: boolean; confirmed: boolean },
  ): Promise<RedirectsOutcome> {
    try {
      // To read the form it came in was work of its own.
      await nextTurn()
      const lines = redirects.linesOf(sheet)
      if (lines.length === 0) return { sheet: sheet.slice(0, mostOfNone), verdicts: [], problem: 'There are no redirects in this sheet.' }
      if (!write) return { sheet, verdicts: await redirects.preview(tenant, lines, false), problem: null }
      const { written, sheet: rows } = await redirects.save(tenant, lines, { by: admin, confirmed })
      return { go: { tab: 'redirects', done: `imported-${written}`, ...(written > 0 ? { also: { back: tellWrittenSheet(rows) } } : {}) } }
    } catch (error) {
      return { sheet: sheet.slice(0, sheetLimits.bytes), verdicts: [], problem: sentenceOf(error) }
    }
  }

  return act
}

/** Where in the list somebody is. */
type InList = { q: string; page: number }

const inAddress = ({ q, page }: InList) => ({ q, page: page > 1 ? String(page) : '' })

/** Of what is no sheet of redirects so many characters are shown again: whoever sent it knows it by these. */
const mostOfNone = 4_000

/** Thirteen digits are every moment from 2001 to 2286. */
const tellWrittenSheet = ({ at, after }: WrittenSheet) => `${at.getTime()}-${after}`

function readWrittenSheet(text: string): WrittenSheet | undefined {
  const [, at, after] = /^(\d{13})-(\d{1,9})$/.exec(text) ?? []
  return at === undefined ? undefined : { at: new Date(Number(at)), after: Number(after) }
}

/** What was refused is told; what nobody foresaw is not ours to word. */
function sentenceOf(error: unknown): string {
  if (error instanceof Refused && error.statusCode < 500) return error.message
  throw error
}
