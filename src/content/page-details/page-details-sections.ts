import { pages, type Page } from '../../routes.ts'
import { isOnClosedPage } from '../closed-pages.ts'
import { pageAddresses } from '../page-addresses.ts'
import { pageDetailsOf } from './page-details.ts'

/** Sections with a page of somebody else's, or on all of them; and the search, which is called by what somebody asked and is in no index. */
const ofNoPageAlone: ReadonlySet<string> = new Set(['ContactMe', 'Footer', 'Notice', 'Search'])

/** Of each page that everybody may see. What an agent or an article is called is written with it. */
export const pageDetailsSections = Object.keys(pageAddresses)
  .filter((page) => !ofNoPageAlone.has(page) && !isOnClosedPage({ page }))
  .map(pageDetailsOf)

type PageDetailsSection = (typeof pageDetailsSections)[number]

const byPath = new Map(pageDetailsSections.map((section) => [pageAddresses[section.page], section]))

/** Second addresses, "/about" and "/360/start-a-quote/:id", and the first one each stands for. */
const seconds = Object.values<Page>(pages).flatMap(({ path, sameAs }) =>
  sameAs ? [{ path, begins: path.split(':')[0], of: pages[sameAs as keyof typeof pages].path }] : [],
)

/** The details of the page at this path, or of the page it is a second address of; undefined where there are none to edit. */
export function pageDetailsAt(path: string): PageDetailsSection | undefined {
  const second = seconds.find((each) => (each.path === each.begins ? path === each.path : path.startsWith(each.begins)))
  return byPath.get(path) ?? byPath.get(second?.of ?? '')
}
