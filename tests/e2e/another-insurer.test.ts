import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { footerNavigation } from '../../src/content/footer/footer-navigation.ts'
import { loadBuiltPages } from '../../src/server/pages/built-pages.ts'
import { getAtHost } from '../fixtures/get-at-host.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'

const [windbreak, prairie] = testTenants
const phones = { support: '(620) 555-0150', claims: '(620) 555-0151', roadside: '(620) 555-0152' }
let site: TestApp
beforeAll(async () => {
  const tenants = [windbreak, { ...prairie, phones, supportHours: 'weekdays, 8 to 4 Central Time', servedStates: ['KS'] }]
  site = await startTestApp({ pages: await loadBuiltPages('build'), tenants })
})
afterAll(() => site?.close())

/** The words of the foot of a page, and what its phone calls. */
async function footAt(host: string, path: string) {
  const { body } = await getAtHost(site.origin + path, host)
  const foot = body.slice(body.lastIndexOf('<footer'))
  return {
    words: foot.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '),
    calls: [...foot.matchAll(/class="footer-phone phone" href="(tel:[^"]*)"/g)].map(([, tel]) => tel),
  }
}

describe('another insurer on the server', () => {
  it.each(['/360/faq', '/', '/no-such-page'])('signs the foot of %s with its own name, before anybody wrote it', async (path) => {
    expect((await footAt('prairie.example', path)).words).toContain('© 2026 Prairie Mutual.')
    expect((await footAt('localhost', path)).words).toContain('© 2026 Windbreak Mutual.')
  })

  it('is called at its own number, at its own hours, until somebody writes others', async () => {
    const { words, calls } = await footAt('prairie.example', '/360/faq')
    expect(words).toContain('People answer, weekdays, 8 to 4 Central Time. (620) 555-0150')
    expect(calls).toEqual(['tel:+16205550150'])
    const { navList } = footerNavigation.fallback
    const phone = { ...navList.contact.phone, value: '(620) 555-0199' }
    const content = footerNavigation.toWire({ navList: { ...navList, contact: { ...navList.contact, phone } } })
    const saved = await site.post(
      '/api/cms/add-new',
      { pageName: 'Footer', section: 'Section_5_Navigation', client: 'prairie', content },
      { as: 'otherAdmin' },
    )
    expect(saved.status).toBe(200)
    expect((await footAt('prairie.example', '/360/faq')).calls).toEqual(['tel:+16205550199'])
  })
})
