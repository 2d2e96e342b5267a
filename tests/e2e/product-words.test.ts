import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { linksOf, wordsOf } from '../fixtures/words-on-page.ts'

let site: RealSite
let browser: Browser
let page: Page
beforeAll(async () => {
  site = await startRealSite()
  // Words are looked at, not pictures.
  browser = await launchBrowser(['--blink-settings=imagesEnabled=false'])
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false })
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const visit = (path: string) => page.goto(site.origin + path, { waitUntil: 'domcontentloaded' })

type Row = {
  row: string
  path: string
  /** Where on the page; the main part unless told. */
  in?: string
  /** In this order. */
  words?: (string | RegExp)[]
  links?: [name: string, href: string | RegExp][]
  /** How many there are of what there is a number of. */
  counts?: Record<string, number>
}

const agents = '/360/find-an-agent'
const claims = '/360/how-to-claim-file'
const quote = '/360/start-a-quote'
const elsewhere = /^https:\/\//

/** What docs/product.md and the source behind it promise: names, addresses and figures, not our own prose. */
const rows: Row[] = [
  ...['/', '/main'].map((path) => ({
    row: 'S2',
    path,
    words: ['Emergency roadside'],
    counts: { '.door': 5, '.roadside-call': 1 },
    links: [
      ['Mutual Insurance', '/360'],
      ['Golf Fundraiser', '/golf'],
      ['Search all', '/search'],
      ['Sales & Marketing', '/sales-marketing'],
      ['Visit Store', '/store'],
      ['(970) 555-0199', 'tel:+19705550199'],
    ] as [string, string][],
  })),
  {
    row: 'S5',
    path: '/360',
    in: '.main-nav',
    links: [
      ['Learning Center', '/360/about/blog'],
      ['Claims', claims],
      ['FAQ', '/360/faq'],
    ],
  },
  {
    row: 'S7',
    path: '/360',
    in: 'footer',
    words: ['Do you have questions?', '(970) 555-0100', 'Tools', 'Insurance', 'Other', 'Resources', '© 2026 Windbreak Mutual'],
    links: [
      ['(970) 555-0100', 'tel:+19705550100'],
      ['Pay a bill', '/360/pay'],
      ['Start a quote', quote],
      ['Find an agent', agents],
      ['Contact us', '/360/contact'],
      ['Auto', '/360/auto-insurance'],
      ['Home', '/360/home-owners-insurance'],
      ['Farm & Ranch', '/360/farm-&-ranch-insurance'],
      ['Business', '/360/business-insurance'],
      ['Life', '/360/life-insurance'],
      ['Annuities', '/360/annuities'],
      ['Financial services', '/360/other-offerings'],
      ['Learning Center', '/360/about/blog'],
      ['FAQs', '/360/faq'],
      ['Careers', '/360/about/careers'],
      ['Our community', '/360/about/our-community'],
      ['Company login', '/login'],
      ['Terms', '/360/TermsConditions'],
      ['Privacy', '/360/PrivacyPolicy'],
      ['Disclosure', '/360/disclosure'],
    ],
  },
  {
    row: 'I1',
    path: '/login',
    words: ['LOGIN TO YOUR ACCOUNT', 'Azure Login', /customer service/i, '(970) 555-0100', 'Farm & Ranch', 'Auto', 'Home', 'Business'],
    links: [
      ['Farm & Ranch', '/360/farm-&-ranch-insurance'],
      ['Auto', '/360/auto-insurance'],
      ['Home', '/360/home-owners-insurance'],
      ['Business', '/360/business-insurance'],
    ],
  },
  {
    row: 'I5',
    path: '/360/customer-login',
    words: [
      'Customer Hub Login',
      'Customer Hub Registration',
      'Portal Payment',
      'For QuickPay - OneInc: Please contact your agent.',
      'If you need immediate assistance, please contact: Customer Service Support',
      '(970) 555-0100',
    ],
    links: [
      // The customer's own site is this one (docs/decisions/0040).
      ['Login', '/login'],
      ['Register', '/login'],
      ['Payment Wallet', '/360/pay'],
      ['(970) 555-0100', 'tel:+19705550100'],
    ],
    counts: { '.cdoor': 3 },
  },
  { row: 'I5', path: '/360/agent-login', words: ['Agent login', '360 Insurance Hub', 'Azure Login'] },
  {
    row: 'P1',
    path: '/360',
    words: [
      'Home',
      'Farm & Ranch',
      'Auto',
      'Business',
      'Quick pay',
      'Account number',
      'Proceed to Pay',
      'Scheduled pay',
      'package',
      'Stuck',
    ],
    links: [
      ['Start a claim', claims],
      ['(970) 555-0199', 'tel:+19705550199'],
    ],
  },
  {
    row: 'P2',
    path: '/360/faq',
    in: '.questions',
    words: [
      /pay my bill online\?/i,
      /mailing address of the main office\?/i,
      /check out to\?/i,
      /contact to change my policy\?/i,
      /find an agent[^?]*\?/i,
      /file a claim\?/i,
      /quote online\?/i,
    ],
    links: [
      ['Find an agent', agents],
      ['File a claim', claims],
      ['Start a quote', quote],
    ],
    counts: { details: 7 },
  },
  {
    row: 'P3',
    path: claims,
    words: [/within 3 business days/i, /3 business days/, /more than 10% or \$1,000 down/],
    counts: { '.button-strip a': 2, '.claim-steps > li': 4, '.claim-about h2': 1, '.guide-sheet ol > li': 4, '.guide-stub p': 1 },
  },
  { row: 'P4', path: '/360/farm-&-ranch-insurance', words: ['Example:'], counts: { 'tab-set .example': 6 } },
  {
    row: 'P4',
    path: '/360/auto-insurance',
    words: [
      '$250',
      '3.0',
      'Fewer than 7,500 miles',
      '55 or older',
      '$100 glass deductible',
      '$1,000 rental car',
      '$1,000 pets',
      '$500 personal property',
      '$500 meals and lodging',
      'more than 100 miles from home',
      '$3,000 of special equipment',
    ],
  },
  { row: 'P5', path: '/360/about', words: ['Stewardship', 'Relationships', 'Action'] },
  { row: 'P5', path: '/about', words: ['Stewardship', 'Relationships', 'Action'] },
  { row: 'P5', path: '/360/about/our-community', words: [/giving back/i, /shred bins and recycling/i] },
  {
    row: 'P5',
    path: '/360/about/federation',
    in: '.join',
    links: [
      ['Join as a grower', elsewhere],
      ['Join as a friend', elsewhere],
    ],
    counts: { 'a[href^="https:"]': 2, '.doc-chip': 2 },
  },
  {
    row: 'P5',
    path: '/360/about/federation',
    in: '.federation-logos',
    links: [
      ['Plains & Peaks Growers’ Federation', elsewhere],
      ['Young Growers League', elsewhere],
    ],
    counts: { 'a[href^="https:"]': 2, '.doc-chip': 2, img: 2 },
  },
  {
    row: 'P5',
    path: '/360/about/careers',
    words: ['P.O. Box 1948', 'Sterling, CO 80751'],
    links: [
      ['See open jobs', elsewhere],
      ['careers@windbreak.example', 'mailto:careers@windbreak.example'],
      ['Application form', /\.pdf$/],
    ],
    // Each address of the job site is a sample, and says so.
    counts: { 'slide-show > figure': 2, '.departments > li': 8, '.doc-chip': 9 },
  },
  { row: 'P6', path: '/360/PrivacyPolicy', words: ['Ask the privacy desk', /P\.O\. Box \d+/, /\(970\) 555-01\d\d/] },
  {
    row: 'P6',
    path: '/360/disclosure',
    words: [
      'Colorado private passenger automobile',
      'Medical payments',
      '$5,000',
      'first 59 days',
      'Reasons your premium may increase',
      /surcharge/i,
      'any lawful reason',
      'right to complain',
      /Division of Insurance/,
      'every year',
    ],
  },
  ...['automobile', 'property', 'condominium', 'renters'].map((part) => ({
    row: 'P6',
    path: '/360/disclosure',
    in: `#${part}`,
    words: [
      new RegExp(`Colorado (private passenger )?${part}`, 'i'),
      'General information',
      /coverages and limits/i,
      /optional extra coverages/i,
      /what your premium depends on/i,
      /general exclusions/i,
      /reasons for cancellation, nonrenewal or a higher premium/i,
      'In the first 59 days',
    ],
  })),
  {
    row: 'H5',
    path: '/360/internal-landing',
    words: ['Agent Information Hub', 'Document Archive', 'Friday Forum', 'Need to Knows', 'Scoreboard Monthly Report'],
    links: [
      ['Supply request form', /\.pdf$/],
      ['(970) 555-0122', 'tel:+19705550122'],
    ],
    counts: { '.hub-form img': 1, '.archive [name=q]': 1, '.hub-list': 3 },
  },
  {
    row: 'H5',
    path: '/360/internal-landing',
    in: '.hub-tiles',
    words: ['Producer Engage', 'Commissions Dashboard', 'Start a Quote'],
    counts: { '.hub-tile-icon svg': 3 },
  },
  {
    row: 'H5',
    path: '/360/internal-landing',
    in: '.hub-links',
    words: [
      'Business Tools',
      'Licensing Information',
      'Important Links',
      'Claims Resources',
      'State Sales Directors',
      'Last Searched Results',
    ],
  },
]

describe.each([...new Set(rows.map(({ path }) => path))])('%s', (path) => {
  it('holds what docs/product.md promises', async () => {
    await visit(path)
    for (const { row, in: part = 'main', words = [], links = [], counts = {} } of rows.filter((each) => each.path === path)) {
      expect({ row, missing: missingWords(await wordsOf(page, part), words) }).toEqual({ row, missing: [] })
      const found = await linksOf(page, part)
      const missing = links.filter(([name, to]) => !found.some(([called, href]) => called.includes(name) && leadsTo(href, to)))
      expect({ row, missing, found: missing.length > 0 ? found : [] }).toEqual({ row, missing: [], found: [] })
      const counted = await Promise.all(Object.keys(counts).map((each) => page.locator(part).first().locator(each).count()))
      expect({ row, counted }).toEqual({ row, counted: Object.values(counts) })
    }
  })
})

const leadsTo = (href: string, to: string | RegExp) => (typeof to === 'string' ? href === to : to.test(href))

/** What is not there, or only before what is to come before it. */
function missingWords(text: string, wanted: readonly (string | RegExp)[]): string[] {
  let from = 0
  return wanted.flatMap((each) => {
    const rest = text.slice(from)
    const at = typeof each === 'string' ? rest.indexOf(each) : rest.search(each)
    if (at < 0) return [String(each)]
    from += at + 1
    return []
  })
}

/** docs/spec/routes.json, "menus": each area swaps its own in. */
const areas: Record<string, string[]> = {
  golf: ['/golf', '/golf/register', '/golf/broncos-raffle', '/golf/sponsers', '/golf/contact'],
  'sales & marketing': [
    '/sales-marketing',
    '/sales-marketing/sales-template',
    '/sales-marketing/brochures',
    '/sales-marketing/radio-script',
    '/sales-marketing/ourteam',
    '/sales-marketing/marketing-resources',
    '/sales-marketing/contact',
    '/sales-marketing/cart',
  ],
  meeting: ['/meeting', '/meeting/upcoming', '/meeting/previous', '/meeting/awards', '/meeting/meeting-request', '/meeting/contact'],
}

describe('I5: the customer login', () => {
  it('says beside each of the source’s labels what is behind it, in words customers know', async () => {
    await visit('/360/customer-login')
    const doors = await page
      .locator('.cdoor')
      .evaluateAll((all) => all.map((door) => ['h2', 'p'].map((part) => door.querySelector(part)?.textContent ?? '')))
    expect(doors).toEqual([
      ['Customer Hub Login', expect.stringMatching(/^See what is due and when, look up a bill/)],
      [
        'Customer Hub Registration',
        expect.stringMatching(/^New here\? Sign in once with your e-mail, then link your account: the number on a bill/),
      ],
      ['Portal Payment', expect.stringMatching(/^Pay with the number on your bill/)],
    ])
    for (const [, words] of doors) expect(words).not.toMatch(/hub|portal|wallet|quickpay|oneinc/i)
    // What it is comes before the source's own line.
    expect(await wordsOf(page, '.cnotes-pay')).toMatch(
      /^Does your bill say QuickPay or OneInc\? That is the service of a payment company .* For QuickPay - OneInc: Please contact your agent\. Find your agent$/,
    )
    expect(await wordsOf(page, '.cnotes-support')).toMatch(/^Need a person\? If you need immediate assistance/)
  })
})

const current = () => page.locator('.main-nav [aria-current="page"]').evaluateAll((all) => all.map((each) => each.getAttribute('href')))

describe('S3: the header menu', () => {
  it.each(Object.entries(areas))('of the %s area holds its pages, and marks the one it is on', async (_area, paths) => {
    for (const path of paths) {
      await visit(path)
      expect((await linksOf(page, '.main-nav')).map(([, href]) => href)).toEqual(paths)
      expect(await current()).toEqual([path])
    }
  })

  it('of the store leads to the front door, and Clearance to the About page', async () => {
    await visit('/store')
    const links = await linksOf(page, '.main-nav')
    expect(links.filter(([name]) => name === 'Clearance')).toEqual([['Clearance', '/mwfbi/about']])
    expect([...new Set(links.filter(([name]) => name !== 'Clearance').map(([, href]) => href))]).toEqual(['/'])
    await visit('/mwfbi/about')
    expect(new URL(page.url()).pathname).toBe('/360/about')
  })

  it('of the store has a clearance page of its own, which the price list leads to: what it is, and what it cost and costs', async () => {
    await visit('/store')
    expect(await page.locator('.goods > li').count()).toBe(10)
    expect(await page.locator('.goods > li picture').count()).toBe(10)
    await page.getByRole('link', { name: 'clearance', exact: true }).click()
    expect(new URL(page.url()).pathname).toBe('/store/clearance')
    const rows = await page.locator('.prices > li').allTextContents()
    expect(rows).toHaveLength(6)
    for (const row of rows) expect(row).toMatch(/\$\d+.*Was \$\d+\./s)
  })

  it('of the insurance site holds every page of docs/spec/routes.json', async () => {
    await visit('/360/faq')
    const held = new Set([...(await linksOf(page, '.main-nav')), ...(await linksOf(page, '.utility'))].map(([, href]) => href))
    expect(insurance.filter((path) => !held.has(path))).toEqual([])
    expect(await current()).toEqual(['/360/faq'])
  })
})

const insurance = [
  '/360/auto-insurance',
  '/360/home-owners-insurance',
  '/360/farm-&-ranch-insurance',
  '/360/business-insurance',
  '/360/life-insurance',
  '/360/annuities',
  '/360/other-offerings',
  agents,
  claims,
  '/360/about-us',
  '/360/about/blog',
  '/360/faq',
  quote,
  '/360/customer-login',
  '/360/agent-login',
]
