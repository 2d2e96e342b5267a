import { afterAll, beforeAll, expect, it } from 'vitest'
import { golfBanner } from '../../src/content/areas/golf/golf-home.ts'
import { chooserDoors } from '../../src/content/chooser/chooser-doors.ts'
import { chooserRoadside } from '../../src/content/chooser/chooser-roadside.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { saveSection } from '../fixtures/save-section.ts'

let site: RealSite
beforeAll(async () => {
  site = await startRealSite()
})
afterAll(() => site?.close())

const read = async (path: string) => (await fetch(site.origin + path)).text()

it.each(['/', '/main'])('%s names the day of the tournament that the golf page names', async (path) => {
  await saveSection(site, golfBanner, { tagline: 'September 12 · Fox Hollow, Sterling · Shotgun start at 8:30' })
  expect(await read(path)).toContain('Eighteen holes for rural fire departments. September 12, Fox Hollow, Sterling.')
  await saveSection(site, golfBanner, { tagline: 'September 25 · Riverside, Fort Morgan' })
  const html = await read(path)
  expect(html).toContain('September 25, Riverside, Fort Morgan.')
  expect(html).not.toContain('September 12')
})

it('shows visitors the words, the link and the picture an admin gave a door, and dials the number of the call-out', async () => {
  await saveSection(site, chooserDoors, {
    mutual: { ...chooserDoors.fallback.mutual, title: 'Our insurance', link: '/360/auto-insurance', picture: '/art/farm' },
  })
  await saveSection(site, chooserRoadside, { phone: '(970) 555-0123' })
  const html = await read('/')
  expect(html).toContain('<a class="door-link" href="/360/auto-insurance">Our insurance</a>')
  expect(html).toMatch(/<div class="mutual-art"><picture>.*?\/art\/farm/s)
  expect(html).toContain('<a class="phone" href="tel:+19705550123">(970) 555-0123</a>')
})
