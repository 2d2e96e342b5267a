/**
 * Every page address of the site, typed. React Router builds its routes from `default`; links are made from `address`;
 * menus name routes, so no page spells an address by hand. Only pages that exist stand in `pages`.
 */

/** `query`: the parameters that change the page; every other one is dropped before it is kept. */
type Page = { path: string; file: string; query?: readonly string[] }

export const pages = {
  chooser: { path: '/', file: 'pages/chooser/chooser-page.tsx' },
  main: { path: '/main', file: 'pages/chooser/chooser-page.tsx' },
  login: { path: '/login', file: 'pages/login/login-page.tsx' },
  home: { path: '/360', file: 'pages/home/home-page.tsx' },
  auto: { path: '/360/auto-insurance', file: 'pages/auto/auto-page.tsx' },
  homeowners: { path: '/360/home-owners-insurance', file: 'pages/homeowners/homeowners-page.tsx' },
  farm: { path: '/360/farm-&-ranch-insurance', file: 'pages/farm/farm-page.tsx' },
  business: { path: '/360/business-insurance', file: 'pages/business/business-page.tsx' },
  life: { path: '/360/life-insurance', file: 'pages/life/life-page.tsx' },
  annuities: { path: '/360/annuities', file: 'pages/annuities/annuities-page.tsx' },
  otherServices: { path: '/360/other-offerings', file: 'pages/other-services/other-services-page.tsx' },
  findAnAgent: {
    path: '/360/find-an-agent',
    file: 'pages/find-an-agent/find-an-agent-page.tsx',
    query: ['q', 'near', 'lat', 'lng', 'open', 'language', 'line', 'page'],
  },
  agentDetails: { path: '/360/agent-details/:id', file: 'pages/agent-details/agent-details-page.tsx' },
  claims: { path: '/360/how-to-claim-file', file: 'pages/claims/claims-page.tsx' },
  faq: { path: '/360/faq', file: 'pages/faq/faq-page.tsx' },
  aboutUs: { path: '/360/about-us', file: 'pages/about-us/about-us-page.tsx' },
  aboutCompany: { path: '/360/about', file: 'pages/about/about-page.tsx' },
  about: { path: '/about', file: 'pages/about/about-page.tsx' },
  customerLogin: { path: '/360/customer-login', file: 'pages/customer-login/customer-login-page.tsx' },
  agentLogin: { path: '/360/agent-login', file: 'pages/agent-login/agent-login-page.tsx' },
  maintenance: { path: '/360/under-maintenance', file: 'pages/maintenance/maintenance-page.tsx' },
  community: { path: '/360/about/our-community', file: 'pages/community/community-page.tsx' },
  federation: { path: '/360/about/federation', file: 'pages/federation/federation-page.tsx' },
  careers: { path: '/360/about/careers', file: 'pages/careers/careers-page.tsx' },
  golf: { path: '/golf', file: 'pages/areas/golf/golf-page.tsx' },
  golfRegister: { path: '/golf/register', file: 'pages/areas/golf/register-page.tsx' },
  golfRaffle: { path: '/golf/broncos-raffle', file: 'pages/areas/golf/raffle-page.tsx' },
  golfSponsors: { path: '/golf/sponsers', file: 'pages/areas/golf/sponsors-page.tsx' },
  golfContact: { path: '/golf/contact', file: 'pages/areas/golf/golf-contact-page.tsx' },
  sales: { path: '/sales-marketing', file: 'pages/areas/sales/sales-page.tsx' },
  salesTemplates: { path: '/sales-marketing/sales-template', file: 'pages/areas/sales/templates-page.tsx' },
  salesBrochures: { path: '/sales-marketing/brochures', file: 'pages/areas/sales/brochures-page.tsx' },
  salesRadio: { path: '/sales-marketing/radio-script', file: 'pages/areas/sales/radio-page.tsx' },
  salesTeam: { path: '/sales-marketing/ourteam', file: 'pages/areas/sales/team-page.tsx' },
  salesResources: { path: '/sales-marketing/marketing-resources', file: 'pages/areas/sales/resources-page.tsx' },
  salesContact: { path: '/sales-marketing/contact', file: 'pages/areas/sales/sales-contact-page.tsx' },
  salesCart: { path: '/sales-marketing/cart', file: 'pages/areas/sales/cart-page.tsx' },
  store: { path: '/store', file: 'pages/areas/store/store-page.tsx' },
  meeting: { path: '/meeting', file: 'pages/areas/meeting/meeting-page.tsx' },
  meetingUpcoming: { path: '/meeting/upcoming', file: 'pages/areas/meeting/upcoming-page.tsx' },
  meetingPrevious: { path: '/meeting/previous', file: 'pages/areas/meeting/previous-page.tsx' },
  meetingAwards: { path: '/meeting/awards', file: 'pages/areas/meeting/awards-page.tsx' },
  meetingRequest: { path: '/meeting/meeting-request', file: 'pages/areas/meeting/request-page.tsx' },
  meetingContact: { path: '/meeting/contact', file: 'pages/areas/meeting/meeting-contact-page.tsx' },
  terms: { path: '/360/TermsConditions', file: 'pages/terms/terms-page.tsx' },
  privacy: { path: '/360/PrivacyPolicy', file: 'pages/privacy/privacy-page.tsx' },
  disclosure: { path: '/360/disclosure', file: 'pages/disclosure/disclosure-page.tsx' },
  internalLanding: { path: '/360/internal-landing', file: 'pages/internal-landing/internal-landing-page.tsx', query: ['q'] },
} as const satisfies Record<string, Page>

/** Pages search engines are not led to: doors for the signed-in, and second addresses of a page. */
export const unlisted: ReadonlySet<string> = new Set([
  'main',
  'about',
  'login',
  'customerLogin',
  'agentLogin',
  'maintenance',
  'internalLanding',
])

/** Addresses that lead elsewhere, permanently. The tenant's old prefix (/mwfbi) is a setting and stands there. */
export const redirects: Record<string, string> = {
  '/360/home': '/360',
  '/360/careers': '/360/about/careers',
  '/golf/sponsors': '/golf/sponsers',
}

/** Addresses the site is to answer (spec/routes.json); menus link to them from the first day, pages arrive one by one. */
export const address = {
  chooser: '/',
  login: '/login',
  search: '/search',
  home: '/360',
  auto: '/360/auto-insurance',
  homeowners: '/360/home-owners-insurance',
  farm: '/360/farm-&-ranch-insurance',
  business: '/360/business-insurance',
  life: '/360/life-insurance',
  annuities: '/360/annuities',
  otherServices: '/360/other-offerings',
  findAnAgent: '/360/find-an-agent',
  claims: '/360/how-to-claim-file',
  aboutUs: '/360/about-us',
  aboutCompany: '/360/about',
  community: '/360/about/our-community',
  blog: '/360/about/blog',
  careers: '/360/about/careers',
  faq: '/360/faq',
  quote: '/360/start-a-quote',
  contact: '/360/contact',
  roadsideReport: '/360/ers',
  agentHub: '/360/agent-hub',
  customerLogin: '/360/customer-login',
  agentLogin: '/360/agent-login',
  maintenance: '/360/under-maintenance',
  internalLanding: '/360/internal-landing',
  terms: '/360/TermsConditions',
  privacy: '/360/PrivacyPolicy',
  disclosure: '/360/disclosure',
  golf: '/golf',
  golfRegister: '/golf/register',
  golfRaffle: '/golf/broncos-raffle',
  golfSponsors: '/golf/sponsers',
  golfContact: '/golf/contact',
  sales: '/sales-marketing',
  salesTemplates: '/sales-marketing/sales-template',
  salesBrochures: '/sales-marketing/brochures',
  salesRadio: '/sales-marketing/radio-script',
  salesTeam: '/sales-marketing/ourteam',
  salesResources: '/sales-marketing/marketing-resources',
  salesContact: '/sales-marketing/contact',
  salesCart: '/sales-marketing/cart',
  store: '/store',
  /** Spelled as the seeds do; the old prefix leads on to the About page. */
  clearance: '/mwfbi/about',
  meeting: '/meeting',
  meetingUpcoming: '/meeting/upcoming',
  meetingPrevious: '/meeting/previous',
  meetingAwards: '/meeting/awards',
  meetingRequest: '/meeting/meeting-request',
  meetingContact: '/meeting/contact',
} as const

export type AddressName = keyof typeof address

/** React Router's route table; written as plain values so that nothing of the build reaches a browser. */
export default [
  ...Object.entries(pages).map(([id, page]) =>
    page.path === '/' ? { id, index: true, file: page.file } : { id, path: page.path.slice(1), file: page.file },
  ),
  { id: 'not-found', path: '*', file: 'pages/not-found/not-found-page.tsx' },
]

/** An agent's own page, by e-mail, whose case does not count, or by number. An "@" may stand in a path, and reads better there. */
export const agentAddress = (emailOrId: string | number) =>
  pages.agentDetails.path.replace(':id', () => encodeURIComponent(String(emailOrId).toLowerCase()).replaceAll('%40', '@'))
