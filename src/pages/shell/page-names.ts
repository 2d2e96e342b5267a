import { address, pages, type AddressName } from '../../routes.ts'
import { blogLabel } from './menus.ts'

/** What each address is called where a page is named from outside: on the page for lost visitors, and to search engines. */
export const pageNames: Record<AddressName, string> = {
  chooser: 'All our sites',
  login: 'Login',
  search: 'Search all',
  home: 'Mutual Insurance',
  auto: 'Auto insurance',
  homeowners: 'Homeowners insurance',
  farm: 'Farm & Ranch insurance',
  business: 'Business insurance',
  life: 'Life insurance',
  annuities: 'Annuities',
  otherServices: 'Other services',
  findAnAgent: 'Find an agent',
  claims: 'Claims',
  aboutUs: 'About us',
  aboutCompany: 'About the company',
  community: 'Our community',
  blog: blogLabel,
  careers: 'Careers',
  faq: 'FAQ',
  quote: 'Start a quote',
  contact: 'Contact',
  roadsideReport: 'Roadside report',
  agentHub: '360 Hub',
  customerLogin: 'Customer login',
  agentLogin: 'Agent login',
  maintenance: 'Maintenance',
  internalLanding: 'Agent Information Hub',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  disclosure: 'Disclosure',
  golf: 'Golf Fundraiser',
  golfRegister: 'Golf: register',
  golfRaffle: 'Golf: football raffle',
  golfSponsors: 'Golf: sponsors',
  golfContact: 'Golf: contact',
  sales: 'Sales & Marketing',
  salesTemplates: 'Sales templates',
  salesBrochures: 'Brochures',
  salesRadio: 'Radio scripts',
  salesTeam: 'The sales team',
  salesResources: 'Marketing resources',
  salesContact: 'Sales contact',
  salesCart: 'Sales cart',
  store: 'Store',
  clearance: 'Clearance',
  meeting: 'Meeting',
  meetingUpcoming: 'Upcoming meetings',
  meetingPrevious: 'Previous meetings',
  meetingAwards: 'Awards',
  meetingRequest: 'Request a meeting',
  meetingContact: 'Meeting contact',
}

export interface NamedPage {
  name: string
  path: string
}

export const namedPages: readonly NamedPage[] = Object.entries(address).map(([key, path]) => ({
  name: pageNames[key as AddressName],
  path,
}))

const built = new Set<string>(Object.values(pages).map((page) => page.path))

/** The pages above this one, outermost first: below "/golf/register" lie "/golf" and "/". */
export function pagesAbove(path: string): NamedPage[] {
  return namedPages
    .filter((page) => built.has(page.path) && path !== page.path && path.startsWith(page.path.replace(/\/?$/, '/')))
    .toSorted((a, b) => a.path.length - b.path.length)
}
