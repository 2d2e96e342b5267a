import { afterAll, beforeAll, expect, it } from 'vitest'
import { autoCoverageTypes } from '../../src/content/auto/auto-coverage-types.ts'
import { autoPremier } from '../../src/content/auto/auto-premier.ts'
import { faqQuestions } from '../../src/content/faq/faq-questions.ts'
import { farmOptions } from '../../src/content/farm/farm-options.ts'
import { homeAgents } from '../../src/content/home/home-agents.ts'
import { homeContact } from '../../src/content/home/home-contact.ts'
import { homePayments } from '../../src/content/home/home-payments.ts'
import { homeServices } from '../../src/content/home/home-services.ts'
import { homeTasks } from '../../src/content/home/home-tasks.ts'
import { homeownersRenters } from '../../src/content/homeowners/homeowners-renters.ts'
import { lifeKinds } from '../../src/content/life/life-kinds.ts'
import { loginBanner } from '../../src/content/login/login-banner.ts'
import { loginTiles } from '../../src/content/login/login-tiles.ts'
import type { AnyContent, AnySection } from '../../src/content/section.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { saveSection } from '../fixtures/save-section.ts'

let site: RealSite
beforeAll(async () => {
  site = await startRealSite()
})
afterAll(() => site?.close())

/** What was once in code: the page, the section it belongs to, what an admin makes of it, and what visitors then meet. */
const cases: [path: string, section: AnySection, change: AnyContent, met: string[]][] = [
  ['/360/auto-insurance', autoPremier, { image: '/art/claims' }, ['/art/claims']],
  [
    '/360/auto-insurance',
    autoCoverageTypes,
    { items: [{ id: 'd0', title: 'All of it', description: 'Whatever it is.', example: 'A deer.', picture: '/art/farm-winter' }] },
    ['A deer.', '/art/farm-winter'],
  ],
  ['/360/farm-&-ranch-insurance', farmOptions, { image: '/art/claims' }, ['/art/claims']],
  ['/360/home-owners-insurance', homeownersRenters, { image: '/art/claims' }, ['/art/claims']],
  [
    '/360/life-insurance',
    lifeKinds,
    { title: 'By the years it runs', image: '/art/claims' },
    ['<h2 id="life-kinds-title">By the years it runs', '/art/claims'],
  ],
  ['/360/faq', faqQuestions, { title: 'In a few words', image: '/art/claims' }, ['<h2 id="questions-title">In a few words', '/art/claims']],
  [
    '/360',
    homeAgents,
    { image: '/art/farm-winter', callTitle: 'Whose are you?', callNote: 'Say where you live.' },
    ['/art/farm-winter', '<h3>Whose are you?', 'Say where you live.'],
  ],
  [
    '/360',
    homeTasks,
    { title: 'What brings you?', items: [{ id: 'd0', title: 'Visit us', note: 'Coffee is on', link: '/360/visit', icon: 'agent' }] },
    ['<h2 id="tasks-title">What brings you?', '<a href="/360/visit">', '<b>Visit us</b>', 'Coffee is on'],
  ],
  [
    '/360',
    homePayments,
    {
      quickHint: 'Below the barcode',
      quickNote: 'By mail only:',
      scheduleNote: 'Ask us:',
      bill: [{ id: 'd0', label: 'Number', value: '11 2233' }],
    },
    ['Below the barcode', 'By mail only:', 'Ask us:', '<dt>Number</dt><dd><span class="bill-here num">11 2233'],
  ],
  ['/360', homeServices, { serviceCall: 'or dial', serviceCallHours: 'even at night' }, ['or dial <a', ', even at night']],
  [
    '/360',
    homeContact,
    { agentsButton: 'For agents only', agentsButtonLink: '/360/reports' },
    ['href="/360/reports"><span>For agents only'],
  ],
  ['/login', loginBanner, { support: 'Locked out? Call' }, ['Locked out? Call <a']],
  ['/360/agent-login', loginBanner, { support: 'No luck? Call' }, ['No luck? Call <a']],
  [
    '/login',
    loginTiles,
    { title: 'Lost?', items: [{ id: 'd0', title: 'Claims', note: 'What to do first', link: '/360/lost', picture: '/art/claims' }] },
    ['<h2 id="login-tiles-title">Lost?', '<a href="/360/lost">Claims</a>', 'What to do first', '/art/claims'],
  ],
]

it.each(cases)('%s shows visitors what an admin made of it', async (path, section, change, met) => {
  const page = async () => (await (await fetch(site.origin + path)).text()).replaceAll('<!-- -->', '')
  const before = await page()
  expect(met.filter((words) => before.includes(words))).toEqual([])
  expect(await saveSection(site, section, change)).toBe(200)
  const after = await page()
  expect(met.filter((words) => !after.includes(words))).toEqual([])
})
