import { address, pages, type AddressName } from '../../routes.ts'
import { blogLabel } from '../shell/menus.ts'

/** What each address is called, for people who ended up somewhere else. */
const names: Record<AddressName, string> = {
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

export interface KnownPage {
  name: string
  path: string
}

const all: KnownPage[] = Object.entries(address).map(([key, path]) => ({ name: names[key as AddressName], path }))
const open = new Set<string>(Object.values(pages).map((page) => page.path))

/** The page that is to stand at this address one day, while it has not been built. */
export function findUnopened(path: string): KnownPage | undefined {
  const asked = decoded(path)
  return all.find((page) => page.path === asked && !open.has(page.path))
}

/** Up to three pages whose address or name is most like the path asked for. */
export function suggestPages(path: string): KnownPage[] {
  const asked = [readable(path), readable(path.split('/').at(-1) ?? '')]
  const scored = all.map((page) => ({
    page,
    score: Math.max(...asked.flatMap((words) => [likeness(words, readable(page.path)), likeness(words, page.name.toLowerCase())])),
  }))
  const best = Math.max(...scored.map(({ score }) => score))
  return scored
    .filter(({ page, score }) => score >= Math.max(0.35, best * 0.7) && readable(page.path) !== asked[0])
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ page }) => page)
}

/** "/360/Auto%20Insurance" → "auto insurance". */
function readable(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/^\/(360|mwfbi)(?=\/|$)/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** How much of their letter pairs two texts share, 0 to 1 (Dice's coefficient). */
function likeness(a: string, b: string): number {
  const [first, second] = [pairsOf(a), pairsOf(b)]
  if (first.size === 0 || second.size === 0) return 0
  return (2 * [...first].filter((pair) => second.has(pair)).length) / (first.size + second.size)
}

function pairsOf(words: string): Set<string> {
  const bare = words.slice(0, 80).replaceAll(' ', '')
  return new Set(Array.from({ length: Math.max(0, bare.length - 1) }, (_, index) => bare.slice(index, index + 2)))
}
