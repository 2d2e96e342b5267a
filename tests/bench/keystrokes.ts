import type { Browser } from 'playwright-core'
import type { RealSite } from '../fixtures/real-site.ts'
import { percentile } from './figures.ts'
import { paintedAfterKeys } from './painted-keys.ts'

const words = 'Shelter from the weather, and a roof that is still there in the morning.'

/** From a key going down in the editor to the frame that shows it in the section: p95 in milliseconds; and how long the editor takes to open. */
export async function measureKeystrokes(browser: Browser, site: RealSite) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const [name, value] = (await site.cookieOf('admin')).split('=')
  await context.addCookies([{ name, value, url: site.origin }])
  const page = await context.newPage()
  await page.goto(`${site.origin}/360`)
  const pencil = page.getByRole('button', { name: /^Edit Header/ }).first()
  await pencil.waitFor()
  const opens: number[] = []
  for (let i = 0; i < 4; i++) {
    const opened = page.evaluate(clickToPaint)
    await pencil.click()
    opens.push(await opened)
    if (i < 3) {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: /^Edit Header/ }).waitFor({ state: 'detached' })
    }
  }
  const input = page.getByRole('textbox', { name: 'Label 1' })
  await input.fill('')
  const painted = await paintedAfterKeys(page, () => input.pressSequentially(words, { delay: 60 }))
  const shown = await page.getByRole('heading', { level: 1 }).first().innerText()
  if (!shown.replaceAll('\n', ' ').includes('still there in the morning'))
    throw new Error(`the section does not show what was typed: ${shown}`)
  await context.close()
  return { p95: percentile(painted, 95), firstOpen: opens[0], laterOpen: Math.max(...opens.slice(1)) }
}

/** In the page: milliseconds from the next click to the frame that has the editor's inputs on the screen. */
function clickToPaint(): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () =>
          requestAnimationFrame(() => {
            if (!document.querySelector('dialog.ed-panel input')) return look()
            const channel = new MessageChannel()
            channel.port1.addEventListener('message', () => resolve(performance.now() - timeStamp))
            channel.port1.start()
            channel.port2.postMessage(0)
          })
        look()
      },
      { capture: true, once: true },
    )
  })
}
