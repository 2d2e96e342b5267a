import { form, type Page } from './page-row.ts'

/** The rows of the four small sites beside the insurance site, each with a menu of its own. */
export const areaPages = {
  golf: { path: '/golf', file: 'pages/areas/golf/golf-page.tsx', tier: 'content', area: 'golf' },
  golfRegister: { path: '/golf/register', file: 'pages/areas/golf/register-page.tsx', tier: 'content', area: 'golf', ...form },
  golfRaffle: { path: '/golf/broncos-raffle', file: 'pages/areas/golf/raffle-page.tsx', tier: 'content', area: 'golf' },
  golfSponsors: { path: '/golf/sponsers', file: 'pages/areas/golf/sponsors-page.tsx', tier: 'content', area: 'golf', ...form },
  golfContact: { path: '/golf/contact', file: 'pages/areas/golf/golf-contact-page.tsx', tier: 'content', area: 'golf' },
  sales: { path: '/sales-marketing', file: 'pages/areas/sales/sales-page.tsx', tier: 'content', area: 'sales' },
  salesTemplates: { path: '/sales-marketing/sales-template', file: 'pages/areas/sales/templates-page.tsx', tier: 'content', area: 'sales' },
  salesBrochures: { path: '/sales-marketing/brochures', file: 'pages/areas/sales/brochures-page.tsx', tier: 'content', area: 'sales' },
  salesRadio: { path: '/sales-marketing/radio-script', file: 'pages/areas/sales/radio-page.tsx', tier: 'content', area: 'sales' },
  salesTeam: { path: '/sales-marketing/ourteam', file: 'pages/areas/sales/team-page.tsx', tier: 'content', area: 'sales' },
  salesResources: {
    path: '/sales-marketing/marketing-resources',
    file: 'pages/areas/sales/resources-page.tsx',
    tier: 'content',
    area: 'sales',
  },
  salesContact: {
    path: '/sales-marketing/contact',
    file: 'pages/areas/sales/sales-contact-page.tsx',
    tier: 'content',
    area: 'sales',
    ...form,
  },
  salesCart: { path: '/sales-marketing/cart', file: 'pages/areas/sales/cart-page.tsx', tier: 'content', area: 'sales', ...form },
  store: { path: '/store', file: 'pages/areas/store/store-page.tsx', tier: 'content', area: 'store' },
  storeClearance: { path: '/store/clearance', file: 'pages/areas/store/clearance-page.tsx', tier: 'content', area: 'store' },
  meeting: { path: '/meeting', file: 'pages/areas/meeting/meeting-page.tsx', tier: 'content', area: 'meeting' },
  meetingUpcoming: { path: '/meeting/upcoming', file: 'pages/areas/meeting/upcoming-page.tsx', tier: 'content', area: 'meeting' },
  meetingPrevious: { path: '/meeting/previous', file: 'pages/areas/meeting/previous-page.tsx', tier: 'content', area: 'meeting' },
  meetingAwards: { path: '/meeting/awards', file: 'pages/areas/meeting/awards-page.tsx', tier: 'content', area: 'meeting' },
  meetingRequest: {
    path: '/meeting/meeting-request',
    file: 'pages/areas/meeting/request-page.tsx',
    tier: 'content',
    area: 'meeting',
    ...form,
  },
  meetingContact: { path: '/meeting/contact', file: 'pages/areas/meeting/meeting-contact-page.tsx', tier: 'content', area: 'meeting' },
} as const satisfies Record<string, Page>
