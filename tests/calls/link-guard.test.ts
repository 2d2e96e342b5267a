import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeContact } from '../../src/content/home/home-contact.ts'
import { pages as rows } from '../../src/routes.ts'
import { agent } from '../../src/nouns/agents/agent.ts'
import { siteContext } from '../../src/pages/site.ts'
import type { RedirectsDeskPage } from '../../src/nouns/redirects/redirects-desk.ts'
import { jobs } from '../../src/server/db/tables/jobs.ts'
import { askOutside, isPrivate, whyNotAsked, type OutsideAnswer } from '../../src/server/link-guard/ask-outside.ts'
import { createPageAddresses } from '../../src/server/pages/page-address.ts'
import { askBlogs } from '../fixtures/article-desk.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

/** Every page of the site is there; at what follows one by a name only what the site itself finds. */
const addresses = createPageAddresses(rows)
const tiny = builtOf({ lost: { path: '*', file: '' } })
const answers = new Map<string, OutsideAnswer | Error>()
const asked: string[] = []
const log: string[] = []
/** What somebody does while an address elsewhere is asked. */
let meanwhile: ((href: string) => Promise<void>) | undefined
let site: TestApp
let desk: NonNullable<RedirectsDeskPage>['broken']

beforeAll(async () => {
  site = await startTestApp({
    worksByItself: false,
    demo: true,
    log,
    askOutside: async (href) => {
      asked.push(href)
      await meanwhile?.(href)
      const answer = answers.get(href) ?? { why: '', certain: true }
      if (answer instanceof Error) throw answer
      return answer
    },
    pages: {
      ...tiny,
      rows,
      render: async (request, context) => {
        const { pathname } = new URL(request.url)
        const { articles, redirects } = context.get(siteContext)
        const row = addresses.rowOf(pathname)
        const found = row?.path.includes(':') ? await articles.find(pathname.split('/').at(-1) ?? '') : row
        if (row === rows.redirectsDesk && request.method === 'POST') await redirects!.act(await request.formData())
        else if (row === rows.redirectsDesk) desk = (await redirects!.look({ tab: 'broken', q: '', page: '', test: '' })).broken
        return new Response('<!doctype html>', { status: found ? 200 : 404, headers: { 'content-type': 'text/html' } })
      },
    },
  })
})
afterAll(() => site?.close())

/** Signed in anew each time, since the clock is moved by days. */
async function post(path: string, body: object, as: TestPerson = 'admin') {
  return site.post(path, body, { headers: { cookie: await site.cookieOf(as) } })
}

async function save(button1Link: string, agentsButtonLink = '/360/faq', title = homeContact.fallback.title) {
  await write(button1Link, agentsButtonLink, title)
  await site.app.jobs.settle()
}

async function write(button1Link: string, agentsButtonLink: string, title: string) {
  const content = homeContact.toWire({ ...homeContact.fallback, button1Link, agentsButtonLink, title })
  const body = { pageName: homeContact.page, section: homeContact.section, client: 'windbreak', content }
  expect((await post('/api/cms/add-new', body)).status).toBe(200)
}

const edna = {
  ...agent.fallback,
  title: 'Edna Marsh',
  email: 'edna@marsh.example',
  address: '1 Elm Street',
  city: 'Wray',
  state: 'Colorado',
}
const ofAgents = { client: 'windbreak', key: 'agentList', primaryKey: 'email' }

async function saveEdna(website2: string, aboutMe = 'Here to help.') {
  const content = agent.toWire({ ...edna, aboutMe, website2 })
  expect((await post('/api/cms/add-new-content-item', { ...ofAgents, content })).status).toBe(200)
}

const deleteEdna = async () =>
  expect((await post('/api/cms/delete-content-item', { ...ofAgents, content: { email: edna.email } })).status).toBe(200)

/** How often sections or agents were looked at after a save, or will be. */
const checks = (of: 'a section' | 'an agent') => site.database.db.$count(jobs, eq(jobs.kind, `check the links of ${of}`))

/** What the desk says of the section. */
async function broken() {
  await openDesk()
  return desk.filter(({ title }) => title.includes(homeContact.editor)).map(({ href, why }) => [href, why])
}

/** Which links of something the desk says to lead nowhere. */
async function brokenOf(called: string) {
  await openDesk()
  return desk.filter(({ title }) => title.includes(called)).map(({ href }) => href)
}

const openDesk = async () => fetch(`${site.origin}/360/redirects?tab=broken`, { headers: { cookie: await site.cookieOf('admin') } })

async function look(...hrefs: string[]) {
  const { body } = await post('/api/cms/check-links', { client: 'windbreak', hrefs })
  return (body as never as { broken: { href: string; why: string }[] }).broken.map(({ href }) => href)
}

const nothing = 'There is no page and no file at this address.'

describe('after a save', () => {
  it('what leads nowhere is known, and gone from the list when it is mended', async () => {
    await save('/360/no-such-page')
    expect(await broken()).toEqual([['/360/no-such-page', nothing]])
    await save('/360/auto-insurance?from=home#top')
    expect(await broken()).toEqual([])
  })

  it.each([
    ['/360/about/blog/999999-nothing', nothing],
    ['/media/0123456789abcdef0123456789abcdef/none.pdf', nothing],
    ['/360/papers/0123456789abcdef0123456789abcdef/none.pdf', nothing],
    ['/360/home', undefined],
    ['/mwfbi/faq', undefined],
    ['/mwfbi/nothing', 'It leads on to /360/nothing, where nothing is.'],
    ['/360/inbox', undefined],
    ['mailto:info@windbreak.example', undefined],
    ['tel:+19705550100', undefined],
  ])('%s', async (href, why) => {
    await save(href)
    expect(await broken()).toEqual(why ? [[href, why]] : [])
  })

  it('nothing is asked for where no link was changed, and what is known stays', async () => {
    await save('/360/no-such-page', 'https://elsewhere.example/')
    expect(await broken()).toEqual([['/360/no-such-page', nothing]])
    const before = await checks('a section')
    await save('/360/no-such-page', 'https://elsewhere.example/', 'Other words')
    expect([await checks('a section'), await broken()]).toEqual([before, [['/360/no-such-page', nothing]]])
    await save('/360/faq', 'https://elsewhere.example/', 'Other words')
    expect([await checks('a section'), await broken()]).toEqual([before + 1, []])
  })

  it('of an article what visitors see is looked at as it is published, and forgotten when it is taken down', async () => {
    const blogs = askBlogs(site)
    await blogs.begin()
    const richText = '<p>Read <a href="/360/no-such-article">on</a>.</p>'
    const id = await blogs.make('With a link that leads nowhere', 'Active', { richText })
    const ofArticle = async () => {
      await site.app.jobs.settle()
      return brokenOf('leads nowhere')
    }
    expect(await ofArticle()).toEqual([])
    expect((await blogs.status(id, 'Published')).status).toBe(200)
    expect(await ofArticle()).toEqual(['/360/no-such-article'])
    expect((await blogs.status(id, 'Inactive')).status).toBe(200)
    expect(await ofArticle()).toEqual([])
  })

  it('of an agent what leads nowhere is known, and forgotten when it is mended or the agent is gone', async () => {
    const ofEdna = async () => {
      await site.app.jobs.settle()
      return brokenOf(edna.email)
    }
    await saveEdna('/360/no-such-office')
    expect(await ofEdna()).toEqual(['/360/no-such-office'])
    await saveEdna('/360/faq')
    expect(await ofEdna()).toEqual([])
    await saveEdna('/360/no-such-office')
    expect(await ofEdna()).toEqual(['/360/no-such-office'])
    const before = await checks('an agent')
    await saveEdna('/360/no-such-office', 'Here to help, on Saturdays too.')
    expect([await checks('an agent'), await ofEdna()]).toEqual([before, ['/360/no-such-office']])
    await deleteEdna()
    expect(await ofEdna()).toEqual([])
    // Whoever comes back as they were leads nowhere as they did.
    const { body } = await post('/api/cms/get-deleted-items', ofAgents)
    const { id, value, ids, revision } = (body['result'] as unknown as { id: number; value: object; ids: object; revision: number }[])[0]
    const back = { ...ofAgents, id, content: value, ids, revision, restores: revision }
    expect((await post('/api/cms/add-new-content-item', back)).status).toBe(200)
    expect(await ofEdna()).toEqual(['/360/no-such-office'])
    await deleteEdna()
  })

  it('addresses elsewhere are asked once a day, and doubted only when they fail again and again', async () => {
    const [gone, shaky] = ['https://gone.example/x', 'https://shaky.example/']
    answers.set(gone, { why: 'It answers that there is nothing there (404).', certain: true })
    answers.set(shaky, { why: 'It does not answer.', certain: false })
    await save(`${gone}#part`, shaky)
    expect(await broken()).toEqual([[`${gone}#part`, 'It answers that there is nothing there (404).']])
    await save(gone, shaky)
    expect(asked.filter((href) => href === gone)).toHaveLength(1)
    for (let day = 0; day < 2; day++) {
      site.clock.advance(24 * 3600_000)
      await save(gone, shaky)
    }
    expect((await broken()).map(([href]) => href).toSorted()).toEqual([gone, shaky])
    answers.clear()
    site.clock.advance(24 * 3600_000)
    await save(gone, shaky)
    expect(await broken()).toEqual([])
  })
})

describe('each night', () => {
  it('every link is looked at, and when somebody asks for it', async () => {
    await save('/360/nowhere-at-night')
    // A link may break without anybody saving anything.
    await site.database.db.execute(sql`delete from broken_links`)
    expect(await broken()).toEqual([])
    const headers = { cookie: await site.cookieOf('admin') }
    const body = new URLSearchParams({ check: 'all' })
    await fetch(`${site.origin}/360/redirects`, { method: 'POST', headers, body, redirect: 'manual' })
    await site.app.jobs.settle()
    expect(await broken()).toEqual([['/360/nowhere-at-night', nothing]])
    await site.database.db.execute(sql`delete from broken_links`)
    site.clock.advance(24 * 3600_000)
    await site.app.jobs.settle()
    expect(await broken()).toEqual([['/360/nowhere-at-night', nothing]])
  })
})

describe('of what is saved while the night looks at it', () => {
  /** A night in which the link dies, and somebody saves what has it when it is asked. */
  async function nightWith(dies: string, saving: () => Promise<void>) {
    answers.set(dies, { why: 'It answers that there is nothing there (404).', certain: true })
    meanwhile = async (href) => {
      if (href === dies) await saving()
    }
    site.clock.advance(24 * 3600_000)
    await site.app.jobs.settle()
    meanwhile = undefined
    answers.clear()
  }

  const dies = 'https://dies-at-night.example/'
  const atNight = '/360/written-at-night'

  it('what was found is known where its links are the same', async () => {
    await save('/360/faq', dies)
    expect(await broken()).toEqual([])
    await nightWith(dies, () => write('/360/faq', dies, 'Other words at night'))
    expect((await broken()).map(([href]) => href)).toEqual([dies])
  })

  it('what is known afterwards is of its links as they are then', async () => {
    await save('/360/faq', 'https://dies-too.example/')
    await nightWith('https://dies-too.example/', () => write(atNight, '/360/faq', 'Other links at night'))
    expect((await broken()).map(([href]) => href)).toEqual([atNight])
  })

  it('a link that stands there still is known to be dead, beside others', async () => {
    await save('/360/faq', 'https://dies-beside.example/')
    await nightWith('https://dies-beside.example/', () => write(atNight, 'https://dies-beside.example/', 'One link more at night'))
    expect((await broken()).map(([href]) => href).toSorted()).toEqual([atNight, 'https://dies-beside.example/'])
  })

  it('the same holds for an agent, and nothing is known of one who is gone', async () => {
    await saveEdna('https://dies-of-edna.example/')
    await site.app.jobs.settle()
    await nightWith('https://dies-of-edna.example/', async () => {
      await saveEdna(atNight)
      await expect.poll(() => brokenOf(edna.email)).toEqual([atNight])
    })
    expect(await brokenOf(edna.email)).toEqual([atNight])
    await saveEdna('https://dies-again.example/')
    await site.app.jobs.settle()
    await nightWith('https://dies-again.example/', deleteEdna)
    expect(await brokenOf(edna.email)).toEqual([])
  })

  it('and for an article, and nothing is known of one that was taken down', async () => {
    const title = 'Saved at night'
    await askBlogs(site).begin()
    const publish = (href: string, id?: number) =>
      askBlogs(site).make(title, 'Published', { id, richText: `<p>Read <a href="${href}">on</a>.</p>` })
    const id = await publish('https://dies-in-words.example/')
    await site.app.jobs.settle()
    await nightWith('https://dies-in-words.example/', async () => {
      await publish(atNight, id)
      await expect.poll(() => brokenOf(title)).toEqual([atNight])
    })
    expect(await brokenOf(title)).toEqual([atNight])
    await publish('https://dies-there.example/', id)
    await site.app.jobs.settle()
    await nightWith('https://dies-there.example/', async () => {
      expect((await askBlogs(site).status(id, 'Inactive')).status).toBe(200)
    })
    expect(await brokenOf(title)).toEqual([])
  })
})

describe('what is broken on the site itself', () => {
  it('is known whatever becomes of asking elsewhere, after a save and each night', async () => {
    answers.set('https://fails.example/', new Error('nobody foresaw this'))
    await save('/360/broken-beside', 'https://fails.example/')
    expect(await broken()).toEqual([['/360/broken-beside', nothing]])
    await site.database.db.execute(sql`delete from broken_links`)
    site.clock.advance(24 * 3600_000)
    await site.app.jobs.settle()
    expect(await broken()).toEqual([['/360/broken-beside', nothing]])
    answers.clear()
  })
})

describe('whoever writes', () => {
  it('is told at once, and nobody elsewhere is asked for it', async () => {
    const before = asked.length
    expect(await look('/360/faq', '/360/fax', ' /360/nope ', 'https://never-asked.example/', 'mailto:a@b.example', '/360/faq#x')).toEqual([
      '/360/fax',
      '/360/nope',
    ])
    expect(asked).toHaveLength(before)
    expect(await look('/\\[', '/360/faq', '/\\evil.example', '/\t/evil.example', '/360?q=a\\b')).toEqual([
      '/\\[',
      '/\\evil.example',
      '/\t/evil.example',
    ])
  })

  it('is refused more than 50 at once, and nobody else is told anything', async () => {
    const hrefs = Array.from({ length: 51 }, () => '/360')
    expect((await post('/api/cms/check-links', { client: 'windbreak', hrefs })).status).toBe(400)
    expect((await post('/api/cms/check-links', { client: 'windbreak', hrefs: [] }, 'agent')).status).toBe(403)
  })
})

describe('this server goes out', () => {
  it.each([
    'http://localhost/',
    'http://intranet/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://10.1.2.3/',
    'http://169.254.169.254/latest/meta-data',
    'http://[fd00::1]/',
    'https://example.com:8443/',
    'https://us:word@example.com/',
    'ftp://example.com/',
    'javascript:alert(1)',
  ])('never to %s', async (href) => {
    expect(whyNotAsked(href)).toBeTruthy()
    expect(await askOutside(href)).toMatchObject({ certain: true, why: expect.stringMatching(/do not reach|no address/) })
  })

  it('to public addresses only, by number too', () => {
    for (const open of ['8.8.8.8', '2606:4700::1111']) expect(isPrivate(open)).toBe(false)
    for (const shut of ['192.168.1.1', '100.64.0.1', '172.31.0.1', '224.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'fe80::1', '::'])
      expect(isPrivate(shut)).toBe(true)
    expect(whyNotAsked('https://www.windbreak.example/')).toBeUndefined()
  })

  it('whatever case the name of the protocol is written in', async () => {
    expect(await askOutside('HTTPS://site.localhost/')).toMatchObject({ why: expect.stringMatching(/do not reach|no such site/) })
  })

  it('not to a name that stands for this machine', async () => {
    // Every system knows this one, and RFC 6761 keeps it at home.
    expect(await askOutside('http://site.localhost/')).toMatchObject({ why: expect.stringMatching(/do not reach|no such site/) })
  })
})
