/**
 * Every page address of the site, written once. React Router builds its routes from `default`; links, menus and content
 * name an address by its key in `address`, so nothing else spells one by hand (routes.test.ts looks).
 */

import { areaPages } from './area-pages.ts'
import { articlesPath, previewPath } from './article-paths.ts'
import { insurancePath, sourcePrefix } from './insurance-path.ts'
import { desk, doors, form, quoteForm, type Page } from './page-row.ts'

export type { Area, Page } from './page-row.ts'

export const pages = {
  chooser: { path: doors.sites, file: 'pages/chooser/chooser-page.tsx', tier: 'content', frame: 'chooser' },
  main: { path: '/main', file: 'pages/chooser/chooser-page.tsx', tier: 'content', frame: 'chooser', sameAs: 'chooser' },
  // What is found depends on who asks, and an address for each thing anybody ever typed is nothing to keep.
  search: { path: '/search', file: 'pages/search/search-page.tsx', tier: 'content', listed: false, kept: false, query: ['q', 'kind'] },
  login: { path: doors.staff, file: 'pages/login/login-page.tsx', tier: 'content', listed: false },
  home: { path: insurancePath, file: 'pages/home/home-page.tsx', tier: 'content' },
  auto: { path: '/360/auto-insurance', file: 'pages/auto/auto-page.tsx', tier: 'content', quotes: 'Auto' },
  homeowners: { path: '/360/home-owners-insurance', file: 'pages/homeowners/homeowners-page.tsx', tier: 'content', quotes: 'Home' },
  farm: { path: '/360/farm-&-ranch-insurance', file: 'pages/farm/farm-page.tsx', tier: 'content', quotes: 'Farm & Ranch' },
  business: { path: '/360/business-insurance', file: 'pages/business/business-page.tsx', tier: 'content', quotes: 'Commercial/Business' },
  life: { path: '/360/life-insurance', file: 'pages/life/life-page.tsx', tier: 'content', quotes: 'Life Insurance' },
  annuities: { path: '/360/annuities', file: 'pages/annuities/annuities-page.tsx', tier: 'content', quotes: 'Annuities' },
  otherServices: { path: '/360/other-offerings', file: 'pages/other-services/other-services-page.tsx', tier: 'content', quotes: 'Other' },
  findAnAgent: {
    path: '/360/find-an-agent',
    file: 'pages/find-an-agent/find-an-agent-page.tsx',
    tier: 'content',
    query: ['q', 'near', 'lat', 'lng', 'open', 'language', 'line', 'page'],
    kept: 'minute',
    map: true,
  },
  // Whether the office is open is on the page, minute by minute; on the sample only which day it is.
  agentDetails: {
    path: '/360/agent-details/:id',
    file: 'pages/agent-details/agent-details-page.tsx',
    tier: 'content',
    kept: 'minute',
    map: true,
  },
  agentSample: {
    path: '/360/agent-details/sample',
    file: 'pages/agent-details/agent-details-page.tsx',
    tier: 'content',
    sameAs: 'agentDetails',
    kept: 'today',
    map: true,
  },
  // Whether an office is open is on it too.
  townAgents: { path: '/360/insurance-agents/:id', file: 'pages/town/town-page.tsx', tier: 'content', kept: 'minute', map: true },
  quote: { path: '/360/start-a-quote', file: 'pages/quote/quote-page.tsx', tier: 'content', ...quoteForm },
  quoteWith: { path: '/360/start-a-quote/:id', file: 'pages/quote/quote-page.tsx', tier: 'content', sameAs: 'quote', ...quoteForm },
  contact: { path: '/360/contact', file: 'pages/contact/contact-page.tsx', tier: 'content', map: true, ...form },
  sendMessage: { path: '/360/send-us-message', file: 'pages/send-message/send-message-page.tsx', tier: 'content', ...form },
  contactMe: {
    path: '/360/agent-details/:id/contact-me',
    file: 'pages/contact-me/contact-me-page.tsx',
    tier: 'content',
    listed: false,
    ...form,
  },
  roadsideReport: { path: '/360/ers', file: 'pages/ers/ers-page.tsx', tier: 'content', ...form },
  inbox: {
    path: '/360/inbox',
    file: 'pages/inbox/inbox-page.tsx',
    tier: 'working',
    ...desk,
    who: 'agent',
    otherwise: doors.staff,
    query: ['state', 'form', 'agent', 'age', 'unread', 'mine', 'q', 'after', 'case', 'person', 'record', 'before'],
  },
  paymentsDesk: {
    path: '/360/payments-desk',
    file: 'pages/payments-desk/payments-desk-page.tsx',
    tier: 'content',
    ...desk,
    who: 'admin',
    otherwise: doors.staff,
    query: ['state', 'before', 'payment', 'differences', 'said', 'comparing'],
    posts: true,
  },
  redirectsDesk: {
    path: '/360/redirects',
    file: 'pages/redirects/redirects-page.tsx',
    tier: 'content',
    ...desk,
    who: 'admin',
    otherwise: doors.staff,
    query: ['tab', 'q', 'page', 'test', 'done', 'back', 'from', 'to'],
    // A sheet of 256 KB, each of whose signs may be three in a form.
    posts: { bytes: 3 * 256 * 1024 + 64 * 1024 },
  },
  insights: {
    path: '/360/insights',
    file: 'pages/insights/insights-page.tsx',
    tier: 'content',
    ...desk,
    who: 'admin',
    otherwise: doors.staff,
    query: ['days', 'from', 'to', 'with'],
  },
  stoppedWork: {
    path: '/360/stopped-work',
    file: 'pages/stopped-work/stopped-work-page.tsx',
    tier: 'content',
    ...desk,
    who: 'admin',
    otherwise: doors.staff,
    // The numbers of 500.
    posts: { bytes: 16 * 1024 },
    query: ['done', 'many', 'left'],
  },
  blogSettings: {
    path: '/360/blog-settings',
    file: 'pages/blog-settings/blog-settings-page.tsx',
    tier: 'working',
    ...desk,
    who: 'admin',
    query: ['search', 'status', 'topic', 'author', 'page'],
  },
  blogEditor: {
    path: '/360/blog-editor',
    file: 'pages/blog-editor/blog-editor-page.tsx',
    tier: 'working',
    ...desk,
    who: 'admin',
  },
  blogEditorOf: {
    path: '/360/blog-editor/:id',
    file: 'pages/blog-editor/blog-editor-page.tsx',
    tier: 'working',
    sameAs: 'blogEditor',
    ...desk,
    who: 'admin',
  },
  articlePreview: {
    path: previewPath,
    file: 'pages/preview/preview-page.tsx',
    tier: 'working',
    ...desk,
    who: 'admin',
  },
  // For whoever has the link, whose secret is in it.
  draftPreview: {
    path: `${previewPath}/:secret`,
    file: 'pages/preview/draft-preview-page.tsx',
    tier: 'content',
    listed: false,
    kept: false,
    secret: true,
  },
  // The form that is shown has a key of its own; what is posted from pages that are kept has none.
  pay: { path: '/360/pay', file: 'pages/pay/pay-page.tsx', tier: 'content', kept: false, pays: true, posts: { bytes: 8 * 1024 } },
  payment: {
    path: '/360/pay/payment/:code',
    file: 'pages/payment/payment-page.tsx',
    tier: 'content',
    listed: false,
    kept: false,
    pays: true,
    posts: { bytes: 8 * 1024 },
    query: ['mailed', 'down', 'changed'],
  },
  claims: { path: '/360/how-to-claim-file', file: 'pages/claims/claims-page.tsx', tier: 'content' },
  faq: { path: '/360/faq', file: 'pages/faq/faq-page.tsx', tier: 'content' },
  aboutUs: { path: '/360/about-us', file: 'pages/about-us/about-us-page.tsx', tier: 'content' },
  aboutCompany: { path: '/360/about', file: 'pages/about/about-page.tsx', tier: 'content' },
  about: { path: '/about', file: 'pages/about/about-page.tsx', tier: 'content', sameAs: 'aboutCompany' },
  customerLogin: { path: doors.customers, file: 'pages/customer-login/customer-login-page.tsx', tier: 'content', listed: false },
  customerLanding: {
    path: '/360/customer-landing',
    file: 'pages/customer-landing/customer-landing-page.tsx',
    tier: 'content',
    listed: false,
    kept: false,
    who: 'signedIn',
    otherwise: doors.customers,
    posts: { bytes: 8 * 1024 },
    query: ['done', 'of'],
  },
  reminders: {
    path: '/360/reminders/:code',
    file: 'pages/reminders/reminders-page.tsx',
    tier: 'content',
    listed: false,
    kept: false,
    posts: { bytes: 1024 },
    query: ['off'],
  },
  sessions: {
    path: '/360/sessions',
    file: 'pages/sessions/sessions-page.tsx',
    tier: 'content',
    ...desk,
    who: 'signedIn',
    otherwise: doors.staff,
    posts: { bytes: 4 * 1024 },
    query: ['done'],
  },
  agentLogin: { path: '/360/agent-login', file: 'pages/agent-login/agent-login-page.tsx', tier: 'content', listed: false },
  maintenance: { path: '/360/under-maintenance', file: 'pages/maintenance/maintenance-page.tsx', tier: 'content', listed: false },
  blog: { path: articlesPath, file: 'pages/articles/articles-page.tsx', tier: 'content', query: ['topic', 'search', 'page'] },
  blogArticle: { path: `${articlesPath}/:id`, file: 'pages/article/article-page.tsx', tier: 'content' },
  community: { path: '/360/about/our-community', file: 'pages/community/community-page.tsx', tier: 'content' },
  federation: { path: '/360/about/federation', file: 'pages/federation/federation-page.tsx', tier: 'content' },
  careers: { path: '/360/about/careers', file: 'pages/careers/careers-page.tsx', tier: 'content' },
  ...areaPages,
  terms: { path: '/360/TermsConditions', file: 'pages/terms/terms-page.tsx', tier: 'content' },
  privacy: { path: '/360/PrivacyPolicy', file: 'pages/privacy/privacy-page.tsx', tier: 'content' },
  disclosure: { path: '/360/disclosure', file: 'pages/disclosure/disclosure-page.tsx', tier: 'content' },
  agentHub: {
    path: '/360/agent-hub',
    file: 'pages/agent-hub/agent-hub-page.tsx',
    tier: 'content',
    ...desk,
    who: 'signedIn',
    otherwise: doors.sites,
    // As long as "About me" may be, in any script nine bytes a letter, and as much again for the rest of one's own page.
    posts: { bytes: 384 * 1024 },
    query: ['q', 'lost', 'done', 'photo'],
  },
  internalLanding: {
    path: '/360/internal-landing',
    file: 'pages/internal-landing/internal-landing-page.tsx',
    tier: 'content',
    listed: false,
    // Papers are found by what is read of them, which no save of any content brings about.
    kept: false,
    query: ['q'],
  },
} as const satisfies Record<string, Page>

/** Addresses the source's menus name that are no page's own. */
const ofTheSource = {
  /** Spelled with the old prefix, which leads on to the About page; the store's own page of it is `storeClearance`. */
  clearance: `${sourcePrefix}/about`,
} as const

type Pages = typeof pages
type Linked<Name extends keyof Pages> = Pages[Name] extends { sameAs: string } | { path: `${string}:${string}` } ? never : Name
type Address = { readonly [Name in keyof Pages as Linked<Name>]: Pages[Name]['path'] } & typeof ofTheSource

/** Where links lead, by name. */
export const address = {
  ...Object.fromEntries(rows().flatMap(([name, page]) => (page.sameAs || page.path.includes(':') ? [] : [[name, page.path]]))),
  ...ofTheSource,
} as Address

export type AddressName = keyof Address

/** Addresses that lead elsewhere, permanently. */
export const redirects: Record<string, string> = {
  '/360/home': address.home,
  '/360/careers': address.careers,
  '/360/learning-center': address.blog,
  '/golf/sponsors': address.golfSponsors,
  // The source's menu of this area names them without the area before them; both readings lead somewhere (decision 30).
  '/brochures': address.salesBrochures,
  '/radio-script': address.salesRadio,
  '/ourteam': address.salesTeam,
  '/marketing-resources': address.salesResources,
}

/** What a page that says there is none is told beside its address: the words somebody searched for. */
export const queryOfNoPage: readonly string[] = ['q']

/** The pages search engines are led to. */
export const listedPaths = (): string[] =>
  rows().flatMap(([, page]) => (page.listed === false || page.sameAs || page.path.includes(':') ? [] : [page.path]))

/** React Router's route table; written as plain values so that nothing of the build reaches a browser. */
export default [
  ...rows().map(([id, page]) =>
    page.path === '/' ? { id, index: true, file: page.file } : { id, path: page.path.slice(1), file: page.file },
  ),
  { id: 'not-found', path: '*', file: 'pages/not-found/not-found-page.tsx' },
]

/** An agent's own page, by e-mail, whose case does not count, or by number. */
export const agentAddress = (emailOrId: string | number) => withAgent(pages.agentDetails.path, emailOrId)

/** The agents of one town, by what it goes by: "sterling-co". */
export const townAddress = (slug: string) => pages.townAgents.path.replace(':id', () => encodeURIComponent(slug))

/** A quote asked of this agent. */
export const quoteAddress = (emailOrId: string | number) => withAgent(pages.quoteWith.path, emailOrId)

/** Some page says that a quote begun on it is for that; an address says nothing else of a quote. */
export const isQuotedOnPage = (about: string) => rows().some(([, { quotes }]) => quotes === about)

/** A few words to this agent. */
export const contactMeAddress = (emailOrId: string | number) => withAgent(pages.contactMe.path, emailOrId)

/** The page of a payment: open, on its way, or its receipt. */
export const paymentAddress = (code: string) => pages.payment.path.replace(':code', () => encodeURIComponent(code))

/** An "@" may stay in a path, and reads better there. */
function withAgent(path: string, emailOrId: string | number): string {
  return path.replace(':id', () => encodeURIComponent(String(emailOrId).toLowerCase()).replaceAll('%40', '@'))
}

function rows(): [string, Page][] {
  return Object.entries(pages)
}

/** The editor of one article. */
export const editArticleAddress = (id: number) => `${address.blogEditor}/${id}`
