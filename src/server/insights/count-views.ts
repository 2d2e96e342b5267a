import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { forms } from '../../forms/forms.ts'
import { pages as routes, type Page } from '../../routes.ts'
import { keepYoungest } from '../http/keep-youngest.ts'
import type { SignedIn } from '../identity/sessions.ts'
import type { TenantSettings } from '../tenants.ts'
import { deviceOf, isRobot, robotOf } from './kind-of-browser.ts'
import { asksForPrivacy, isPrefetch, isStaff } from './may-count.ts'
import type { Tally } from './tally.ts'
import { beginsVisit, campaignOf, sourceOf } from './where-from.ts'

/** A page that was sent, or that somebody was told is as it was. */
export interface View {
  tenant: TenantSettings
  person: SignedIn | undefined
  /** What the route table says of it. */
  row: Page | undefined
  /** In its one spelling, without the query. */
  path: string
  request: IncomingMessage
}

const mostExpected = 5000

type Needs = { tally: Tally; rows: Readonly<Record<string, Page>> }

/** Counts views of pages, on the way of every kept page: what is done here is done thousands of times a second. */
export function createViewCounting({ tally, rows }: Needs) {
  const byPath = new Map(Object.values(rows).map((row) => [row.path, row]))
  const patterns = Object.values(rows).flatMap((row) => (row.path.includes(':') ? [{ row, pattern: patternOf(row.path) }] : []))
  const names = new Map(Object.values(rows).map((row) => [row, nameOf(row, rows)]))

  function viewed({ tenant, person, row, path, request }: View): void {
    const { headers, url = '' } = request
    if (row === undefined || asksForPrivacy(headers)) return
    if (isPrefetch(headers)) return expect(tenant, nameIn(row, path))
    const agent = headers['user-agent']
    if (isRobot(agent)) return tally.add(tenant, 'robot', robotOf(agent))
    if (isStaff(person, tenant)) return
    const form = formOf(row)
    const into = headers['sec-fetch-dest']
    // What a script of ours fetches is shown to nobody, but for a form in a dialog.
    if (into !== undefined && into !== 'document' && !(form && into === 'empty')) return
    if (form) {
      // The page again, which says that it was sent.
      if (/[?&](sent|kept)=/.test(url)) return
      tally.add(tenant, 'form', `${form} opened`)
      if (into === 'empty') return
    }
    countView(tenant, nameIn(row, path), request)
  }

  function countView(tenant: TenantSettings, name: string, { headers, url = '' }: IncomingMessage): void {
    const first = beginsVisit(headers) ? 1 : 0
    tally.addHour(tenant, first)
    tally.add(tenant, 'page', name, first)
    tally.add(tenant, 'device', deviceOf(headers['user-agent'] ?? ''), first)
    if (first === 0) return
    tally.add(tenant, 'source', sourceOf(headers))
    const campaign = campaignOf(url)
    if (campaign) tally.add(tenant, 'campaign', campaign)
  }

  /** Pages that were fetched in case, by insurer: articles among them there really are. Whatever was not fetched for longest gives way. */
  const expected = new Map<string, true>()
  const expectedOf = (tenant: TenantSettings, name: string) => `${tenant.client} ${name}`
  const expect = (tenant: TenantSettings, name: string) => keepYoungest(expected, expectedOf(tenant, name), true, mostExpected)

  /** Somebody went to a page that was fetched before: told by the page itself, from a page of ours. */
  function lookedAtLater(tenant: TenantSettings, path: string, headers: IncomingHttpHeaders): void {
    const row = byPath.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.row
    const name = row && nameIn(row, path)
    if (name === undefined || (name === path && row?.path !== path && !expected.has(expectedOf(tenant, name)))) return
    tally.addHour(tenant, 0)
    tally.add(tenant, 'page', name)
    tally.add(tenant, 'device', deviceOf(headers['user-agent'] ?? ''))
    const form = row && formOf(row)
    if (form) tally.add(tenant, 'form', `${form} opened`)
  }

  /** An article is told apart by its address, which is public; of every other page only its place in the route table is kept. */
  const nameIn = (row: Page, path: string): string => (row.path === routes.blogArticle.path ? path : (names.get(row) ?? row.path))

  return { viewed, lookedAtLater }
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)

/** The page it is a second address of, else itself. */
const nameOf = ({ path, sameAs }: Page, rows: Readonly<Record<string, Page>>): string => (sameAs ? rows[sameAs]?.path : undefined) ?? path

const formsByPath = new Map<string, string>(
  Object.values<Page>(routes).flatMap((row) => {
    const form = forms.find(({ route }) =>
      [row.path, row.sameAs && routes[row.sameAs as keyof typeof routes].path].includes(routes[route].path),
    )
    return form ? [[row.path, form.name]] : []
  }),
)
const formOf = (row: Page): string | undefined => (row.posts ? formsByPath.get(row.path) : undefined)
