import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
let visitor: Page
beforeAll(async () => {
  desk = await startEditingDesk()
  editor = await desk.open()
  visitor = (await editor.context.browser()?.newPage({ reducedMotion: 'reduce' })) as Page
})
afterAll(() => desk?.close())

type Menu = { on: string; width: number; open?: string; links: Record<string, { usually: string; closed: string }> }

const closed = '/360/under-maintenance'
const customer = { usually: '/360/customer-login', closed }
const agent = { usually: '/360/agent-login', closed }
const insuranceHub = { usually: '/login', closed }
/** Staff keep a way in by the footer: somebody has to switch it off again. */
const staff = { usually: '/login', closed: '/login' }

const menus: Menu[] = [
  {
    on: '/360',
    width: 1280,
    open: 'Sign in',
    links: {
      'Customer Hub': customer,
      'Sign In': customer,
      '360 Insurance Hub': agent,
      Login: insuranceHub,
      'Company login': staff,
    },
  },
  { on: '/golf', width: 360, open: 'Menu', links: { 'Customer login': customer, 'Agent login': agent } },
  { on: '/360', width: 320, open: 'Menu', links: { 'Agent login': agent, 'Customer login': customer } },
  ...['/', '/main'].flatMap((on) =>
    [320, 1280].map((width) => ({
      on,
      width,
      open: 'Sign in',
      links: { 'Customer Hub': customer, 'Sign In': customer, '360 Insurance Hub': agent, Login: insuranceHub },
    })),
  ),
]

/** Opens the menu as a visitor, reads where each link leads, and follows the first of them. */
async function follow({ on, width, open, links }: Menu) {
  await visitor.setViewportSize({ width, height: 800 })
  await visitor.goto(desk.site.origin + on)
  await visitor.locator('summary', { hasText: open }).filter({ visible: true }).click()
  const link = (name: string) => visitor.getByRole('link', { name, exact: true }).filter({ visible: true })
  const leads = Object.fromEntries(
    await Promise.all(Object.keys(links).map(async (name) => [name, await link(name).getAttribute('href')] as const)),
  )
  await link(Object.keys(links)[0]).click()
  await visitor.waitForURL((url) => url.pathname !== on)
  return [on, width, leads, new URL(visitor.url()).pathname]
}

/** The switch as a person turns it: the footer's pencil, the switch, Save. */
async function turn(to: 'on' | 'off') {
  const panel = await editor.edit('Edit Footer navigation')
  await panel.getByLabel('Client Connect is under maintenance').setChecked(to === 'on')
  await editor.save()
  await editor.visible()
  await panel.getByRole('button', { name: 'Close' }).click()
}

/** What `follow` is to tell of each menu. */
const expected = (how: 'usually' | 'closed') =>
  menus.map(({ on, width, links }) => {
    const leads = Object.fromEntries(Object.entries(links).map(([name, to]) => [name, to[how]]))
    return [on, width, leads, Object.values(leads)[0]]
  })

async function followAll() {
  const told = []
  for (const menu of menus) told.push(await follow(menu))
  return told
}

it('leads the Login menu of every visitor to the maintenance page while an admin has it on, and back', async () => {
  await turn('on')
  expect(await followAll()).toEqual(expected('closed'))
  await turn('off')
  expect(await followAll()).toEqual(expected('usually'))
})

it('says on the page itself what is going on, and whom to call', async () => {
  await visitor.goto(desk.site.origin + closed)
  const page = visitor.getByRole('main')
  await page.getByRole('heading', { level: 1, name: 'Client Connect is undergoing scheduled maintenance' }).waitFor()
  expect(await page.innerText()).toMatch(/contact your agent, or customer service at\s+\(970\) 555-0100/)
  expect(await page.getByRole('link', { name: '(970) 555-0100' }).getAttribute('href')).toBe('tel:+19705550100')
})
