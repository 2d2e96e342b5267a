import type { Page } from 'playwright-core'

/** From each key going down while `type` types to the frame after the one it was handled in: milliseconds. */
export async function paintedAfterKeys(page: Page, type: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const painted: number[] = []
    Object.assign(window, { painted })
    addEventListener(
      'keydown',
      (event) => {
        // The frame after this one has the letter in it; a message posted from it arrives once it is on the screen.
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => painted.push(performance.now() - event.timeStamp))
          channel.port1.start()
          channel.port2.postMessage(0)
        })
      },
      { capture: true },
    )
  })
  await type()
  return page.evaluate(() => (window as unknown as { painted: number[] }).painted)
}
