import type { Page } from 'playwright-core'

/** Moments of editing worth looking at: the page, and what is done on it before the picture is taken. */
export const editingScenes: Record<string, { path: string; play(page: Page): Promise<void> }> = {
  rest: { path: '/360', play: async () => {} },
  hover: { path: '/360/auto-insurance', play: (page) => pencil(page, 'Edit Discount Types').hover() },
  header: { path: '/360', play: (page) => open(page, 'Edit Header') },
  row: {
    path: '/360/auto-insurance',
    async play(page) {
      await open(page, 'Edit Discount Types')
      await page.locator('.ed-open-row').first().click()
    },
  },
  text: { path: '/360/auto-insurance', play: (page) => open(page, 'Edit Discounts Info') },
  writing: {
    path: '/360/faq',
    async play(page) {
      await open(page, 'Edit Questions')
      await page.locator('.ed-open-row').first().click()
      await page.getByRole('textbox', { name: 'Answer' }).waitFor()
    },
  },
  wrong: {
    path: '/360',
    async play(page) {
      await open(page, 'Edit Contact')
      await page.getByRole('dialog').getByRole('textbox').first().fill('')
      await page.keyboard.press('Control+s')
    },
  },
  agents: { path: '/360/find-an-agent', play: (page) => open(page, 'Edit Find an Agent') },
}

const pencil = (page: Page, name: string) => page.getByRole('button', { name }).first()

async function open(page: Page, name: string) {
  await pencil(page, name).click()
  await page.getByRole('dialog', { name }).waitFor()
}
