import { foldPath, readOldAddress, split } from '../../nouns/redirects/redirect-address.ts'
import { redirectsOfSheet, sheetLimits } from '../../nouns/redirects/read-sheet.ts'
import type { Tried, Verdict } from '../../nouns/redirects/redirects-desk.ts'
import type { Db, OpenDatabase } from '../db/database.ts'
import type { AskOwnSite } from '../http/ask-own-site.ts'
import { refused } from '../http/errors.ts'
import { ownHostsOf } from '../http/own-hosts.ts'
import type { PageAddresses } from '../pages/page-address.ts'
import type { TenantSettings } from '../tenants.ts'
import type { SignedIn } from '../identity/sessions.ts'
import { followRedirects } from './follow-redirects.ts'
import { createRedirectJudge, type Judged } from './judge-redirects.ts'
import {
  greatestRedirect,
  holdRedirects,
  listRedirects,
  mostRedirects,
  removeRedirect,
  takeSheetBack,
  writeRedirects,
  type WrittenSheet,
} from './redirect-rows.ts'

type Needs = {
  database: Pick<OpenDatabase, 'db' | 'listen'>
  now: () => Date
  addresses: PageAddresses
  ask: AskOwnSite
  publicUrl: string | undefined
}

export type Redirects = Awaited<ReturnType<typeof createRedirects>>
type Line = { line: number; from: string; to: string }
/** Only what nobody refused is written; `written` says how many, and `sheet` which rows those are. */
export type Saved = { verdicts: Verdict[]; written: number; sheet: WrittenSheet }

const tooMany = `There may be ${mostRedirects.toLocaleString('en-US')} redirects. Please remove some first.`

/** Old addresses that staff lead on: judged when they are written, kept in memory, and looked up for each request of a page. */
export async function createRedirects({ database, now, addresses, ask, publicUrl }: Needs) {
  const { db } = database
  const followed = await followRedirects(database)
  const judge = createRedirectJudge({ addresses, ask, ownHosts: (tenant) => ownHostsOf(tenant, publicUrl) })

  /** Where a request is led; undefined where it is not. A page that the route table fixes is never passed by. */
  function leadsTo(tenant: string, url: string): string | undefined {
    const table = followed.tableOf(tenant)
    if (table.size === 0) return undefined
    const row = addresses.rowOf(split(url, '?')[0])
    if (row && (!row.path.includes(':') || row.who || row.listed === false)) return undefined
    return table.leadsTo(url, (path) => addresses.rowOf(path) !== undefined)
  }

  /** What would become of each, without writing any. */
  async function preview(tenant: TenantSettings, lines: readonly Line[], confirmed: boolean): Promise<Judged[]> {
    return judge(tenant, lines, { known: await listRedirects(db, tenant.client), confirmed: () => confirmed })
  }

  /** Writes those that may be, all in one transaction; `confirmed` by whoever has read which other sites they lead to. */
  async function save(
    tenant: TenantSettings,
    lines: readonly Line[],
    { by, confirmed, also }: { by: SignedIn; confirmed: boolean; also?: (tx: Db) => Promise<unknown> },
  ): Promise<Saved> {
    const { client } = tenant
    // Judged before the lock is held, since the site itself is asked; where somebody was quicker, the judgement does not hold.
    const before = await listRedirects(db, client)
    const first = await judge(tenant, lines, { known: before, confirmed: () => confirmed })
    const saved = await db.transaction(async (tx) => {
      await holdRedirects(tx, client)
      const known = await listRedirects(tx, client)
      if (!sameRedirects(known, before)) return undefined
      const wanted = first.filter(({ what }) => what === 'new' || what === 'changed')
      const made = { at: now(), by: by.name }
      const sheet = { at: made.at, after: await greatestRedirect(tx, client) }
      if (wanted.length > 0 && !(await writeRedirects(tx, client, wanted, made))) throw refused('invalid', { message: tooMany })
      if (wanted.length > 0) await also?.(tx)
      return { verdicts: first.map(withoutKey), written: wanted.length, sheet }
    })
    if (!saved) throw refused('conflict', { message: 'Somebody changed the redirects at this very moment. Please try once more.' })
    await followed.reread()
    return saved
  }

  function linesOf(sheet: string): Line[] {
    if (Buffer.byteLength(sheet) > sheetLimits.bytes) throw refused('tooLarge', { message: 'A sheet may have 256 KB.' })
    const lines = redirectsOfSheet(sheet)
    if (lines.length > sheetLimits.rows) throw refused('invalid', { message: 'A sheet may have 2,000 redirects.' })
    return lines
  }

  async function remove(tenant: TenantSettings, id: number) {
    const gone = await removeRedirect(db, tenant.client, id)
    await followed.reread()
    return gone
  }

  async function takeBack(tenant: TenantSettings, sheet: WrittenSheet): Promise<{ gone: number; stay: number }> {
    const taken = await takeSheetBack(db, tenant.client, sheet)
    await followed.reread()
    return taken
  }

  /** What a visitor gets at an address. */
  async function attempt(tenant: TenantSettings, typed: string): Promise<Tried> {
    const asked = typed.trim().slice(0, 500)
    const path = asked.replace(/^https?:\/\/[^/]+/i, '') || '/'
    const read = readOldAddress(split(path, '#')[0].replace(/\*/g, ''))
    if (!path.startsWith('/') || /[^!-~\u0080-\uffff]/u.test(path)) return { asked, what: 'nothing', to: null }
    if (typeof read === 'string' && foldPath(split(path, '?')[0]) !== '/') return { asked, what: 'closed', to: null }
    const url = encodeURI(decodeSafely(split(path, '#')[0]))
    const answer = await ask(tenant, url)
    if (answer.status < 300) return { asked, what: 'page', to: null }
    if (answer.status >= 400) return { asked, what: 'nothing', to: null }
    return { asked, what: leadsTo(tenant.client, url) === answer.location ? 'redirect' : 'moved', to: answer.location }
  }

  return {
    leadsTo,
    preview,
    save,
    linesOf,
    remove,
    takeBack,
    attempt,
    list: (tenant: string) => listRedirects(db, tenant),
    isAt: (path: string) => {
      const row = addresses.rowOf(path)
      return row !== undefined && !row.path.includes(':')
    },
    stop: followed.stop,
  }
}

const withoutKey = ({ key: _key, ...verdict }: Judged): Verdict => verdict

const sameRedirects = (one: readonly { key: string; to: string }[], other: readonly { key: string; to: string }[]) =>
  one.length === other.length && one.every((each, index) => each.key === other[index].key && each.to === other[index].to)

function decodeSafely(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}
