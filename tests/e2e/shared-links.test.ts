import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agentAddress, contactMeAddress, pages } from '../../src/routes.ts'
import { pagePaths } from '../fixtures/page-paths.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

let site: RealSite
beforeAll(async () => {
  site = await startRealSite()
})
afterAll(() => site?.close())

type Thing = { '@context': string; '@type': string; [property: string]: unknown }

async function headOf(path: string) {
  const html = await (await fetch(site.origin + path)).text()
  const property = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json) as Thing)
  return { property, things, find: (type: string) => things.find((thing) => thing['@type'] === type) }
}

/** Nobody shares what a mail leads one person to, or what one person searched for. */
const ofOnePerson = [agentAddress(1), contactMeAddress(1), pages.reminders.path, pages.search.path]
const paths = pagePaths.filter((path) => !ofOnePerson.includes(path))

describe.each(paths)('a link to %s', (path) => {
  it('shows a picture of its size, and a page that says where it is', async () => {
    const { property, things } = await headOf(path)
    const picture = property('og:image') ?? ''
    expect(picture).toMatch(new RegExp(`^${site.origin}/(art|media)/`))
    const { width, height } = await sharp(Buffer.from(await (await fetch(picture)).arrayBuffer())).metadata()
    expect([width, height].map(String)).toEqual([property('og:image:width'), property('og:image:height')])
    expect(property('twitter:card')).toBe('summary_large_image')
    for (const thing of things) expect(thing).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) })
  })
})

it('shows a picture of its own for every product and area', async () => {
  const own = [
    '/',
    '/360',
    '/360/auto-insurance',
    '/360/farm-&-ranch-insurance',
    '/360/life-insurance',
    '/360/faq',
    '/golf',
    '/store',
    '/meeting',
  ]
  const shown = await Promise.all(own.map(async (path) => (await headOf(path)).property('og:image')))
  expect(new Set(shown).size).toBe(own.length)
})

it('says who the insurer is on the home page', async () => {
  const { find } = await headOf('/360')
  expect(find('InsuranceAgency')).toMatchObject({ name: 'Windbreak Mutual', telephone: '(970) 555-0100', url: `${site.origin}/360` })
})

it('says on inner pages what lies above them', async () => {
  const { find } = await headOf('/golf/register')
  expect(find('BreadcrumbList')?.itemListElement).toMatchObject([
    { position: 1, item: `${site.origin}/` },
    { position: 2, item: `${site.origin}/golf` },
    { position: 3, item: `${site.origin}/golf/register` },
  ])
})

it('gives the questions with their answers, and the way to the open jobs', async () => {
  const questions = (await headOf('/360/faq')).find('FAQPage')?.mainEntity as { acceptedAnswer: { text: string } }[]
  expect(questions.length).toBeGreaterThan(3)
  for (const { acceptedAnswer } of questions) expect(acceptedAnswer.text).not.toMatch(/<\w/)
  expect((await headOf('/360/about/careers')).find('Organization')).toMatchObject({ contactPoint: { contactType: 'recruiting' } })
})
