import type { IncomingMessage } from 'node:http'
import { forms } from '../../forms/forms.ts'
import { pages as routes, type Page } from '../../routes.ts'
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

type Needs = { tally: Tally; rows: Readonly<Record<string, Page>> }

/** Counts views of pages, on the way of every kept page: what is done here is done thousands of times a second. */
export function createViewCounting({ tally, rows }: Needs) {
  const names = new Map(Object.values(rows).map((row) => [row, nameOf(row, rows)]))

  function viewed({ tenant, person, row, path, request }: View): void {
    const { headers, url = '' } = request
    if (row === undefined || asksForPrivacy(headers) || isPrefetch(headers)) return
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

  /** An article is told apart by its address, which is public; of every other page only its place in the route table is kept. */
  const nameIn = (row: Page, path: string): string => (row.path === routes.blogArticle.path ? path : (names.get(row) ?? row.path))

  return { viewed }
}

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
