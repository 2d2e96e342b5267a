import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agentOf, type DemoAgent } from '../../src/demo/demo-agent.ts'
import { demoAgents } from '../../src/demo/demo-agents.ts'
import { agent } from '../../src/nouns/agents/agent.ts'
import type { Found } from '../../src/nouns/search/found.ts'
import { address, agentAddress, quoteAddress } from '../../src/routes.ts'
import { agentSearch } from '../../src/server/db/tables/agents.ts'
import { items } from '../../src/server/db/tables/items.ts'
import { answersOf } from '../fixtures/ask-search.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ demo: true })
})
afterAll(() => site?.close())

async function search(q: string, host = 'windbreak.example'): Promise<Found> {
  const { statusCode, body } = await site.app.fastify.inject({ url: `/api/search?${new URLSearchParams({ q })}`, headers: { host } })
  expect(statusCode).toBe(200)
  return JSON.parse(body) as Found
}

/** What is first: a way straight there, or the best of what was found. */
const firstOf = ({ straight, best }: Found) => straight?.href ?? best?.href

const of = (name: string) => agentAddress(`${name}@windbreak.example`)

describe('an agent by a whole name', () => {
  it.each([
    ['ask dana whitlock to call me back', of('dana.whitlock')],
    ['rafael montoya fort morgan saturday hours', of('rafael.montoya')],
    ['can priya nair look at my policy before friday', of('priya.nair')],
    ['what does lena thorsen know about irrigation pivots', of('lena.thorsen')],
    // What is asked for comes first, and is theirs where it can be.
    ['get a quote from priya nair', quoteAddress('priya.nair@windbreak.example')],
    ['pay my bill dana whitlock', address.pay],
  ])('whatever else is said: %s', async (asked, right) => {
    const found = await search(asked)
    expect(found.corrected).toBeNull()
    expect(firstOf(found)).toBe(right)
  })

  it('which words of two names are not', async () => {
    const { groups } = await search('dana montoya roof')
    expect(groups.some(({ kind }) => kind === 'agent')).toBe(false)
  })

  it('is there beside what was asked for', async () => {
    const { groups } = await search('get a quote from priya nair')
    expect(groups[0].things.map(({ href }) => href)).toEqual([of('priya.nair')])
  })

  it('in Spanish of a town that is called so', async () => {
    expect(firstOf(await search('agente que habla español en la junta'))).toBe(of('jose.arellano'))
  })
})

describe('an agent by one name of two', () => {
  it.each([
    ['priya', 'priya.nair'],
    ['is caleb in denver', 'caleb.winters'],
    ['mr ostrander in akron', 'karl.ostrander'],
    ['sam lamar', 'sam.okafor'],
    ["owen's hours in durango", 'owen.blackfeather'],
    ['lena at the holyoke office', 'lena.thorsen'],
    // Mistyped, the name or the town.
    ['hendriks julesburg', 'walt.hendricks'],
    ['elena in alamsoa', 'elena.vigil'],
  ])('with the town or without: %s', async (asked, name) => expect(firstOf(await search(asked))).toBe(of(name)))

  it.each(['price in sterling', 'bill in brush', 'june hail', 'vigil for a neighbor'])('which means another thing in %s', async (asked) =>
    expect(firstOf(await search(asked))).not.toMatch(/agent-details/),
  )
})

describe('an agent by a name that is not whole', () => {
  it.each([
    // Begun, with one letter, or with more letters than it has.
    ['karl ost', 'karl.ostrander'],
    ['june b', 'june.baptiste'],
    ['truji boulder', 'gabriel.trujillo'],
    ['samuel okafor', 'sam.okafor'],
    // For short, as others are called, or as it sounds.
    ['gabe in boulder', 'gabriel.trujillo'],
    ['margie devlin', 'marguerite.devlin'],
    ['joe arellano', 'jose.arellano'],
    ['tui pham', 'thuy.pham'],
    // Without the mark of what is one's own, and with a blank inside.
    ['where is hannah lindqvists office', 'hannah.lindqvist'],
    ['owen black feather', 'owen.blackfeather'],
    // Words that mean another thing, beside what says that they are a name.
    ['agent fielding', 'amos.fielding'],
    ['winters agency', 'caleb.winters'],
    ['sam', 'sam.okafor'],
  ])('is first: %s', async (asked, name) => expect(firstOf(await search(asked))).toBe(of(name)))

  it.each([
    // With how one is addressed, for short beside a last name that is mistyped, and a street that is.
    ['how do i get hold of mr. fielding before 8 am', 'amos.fielding'],
    ['gabe truijllo', 'gabriel.trujillo'],
    ['tejon terace office', 'benedict.ames'],
  ])('is first among other words: %s', async (asked, name) => expect(firstOf(await search(asked))).toBe(of(name)))

  it.each(['june', 'miles', 'winters'])('is third where it means another thing as well: %s', async (asked) => {
    const { best, also } = await search(asked)
    expect([best?.kind === 'agent', also[1].kind]).toEqual([false, 'agent'])
  })

  it.each(['bill brush', 'a win in denver', 'gap in pueblo', 'part d', 'hail b', 'field day', 'sell karts'])(
    'is nobody: %s',
    async (asked) => expect(firstOf(await search(asked)) ?? '').not.toMatch(/agent-details/),
  )
})

describe('an agent by the street of the office', () => {
  it.each([
    ['9 depot lane', 'rafael.montoya'],
    ['office on main st in yuma', 'june.baptiste'],
    ['118 poplar street sterling', 'dana.whitlock'],
    ['grain street', 'lena.thorsen'],
  ])('is first: %s', async (asked, name) => expect(firstOf(await search(asked))).toBe(of(name)))

  it.each(['hit a deer on a gravel road', 'hail on main street last night', 'main street in pueblo', 'a court date'])(
    'is nobody: %s',
    async (asked) => expect(firstOf(await search(asked)) ?? '').not.toMatch(/agent-details/),
  )
})

it('of two towns that were said both are found', async () => {
  const { straight, groups } = await search('limon or lamar')
  expect(straight?.href).toBe('/360/insurance-agents/limon-co')
  expect(groups.find(({ kind }) => kind === 'agent')?.things.map(({ href }) => href)).toEqual([of('teresa.quintana'), of('sam.okafor')])
})

describe('who is in a town, among other words', () => {
  it.each([
    ['a woman in durango who does ranch houses', 'owen.blackfeather'],
    ['can i get the telephone of june in yuma, after supper', 'june.baptiste'],
    ["what's amos' hours over in brush, i have calves to sell", 'amos.fielding'],
    ['anybody in colorado springs who could look at my restaurant', 'nadia.haddad'],
    ['the lady in brush that does cattle', 'amos.fielding'],
    ['alguien en denver que hable vietnamese para mi mama', 'thuy.pham'],
  ])('is first who fits best: %s', async (asked, name) => expect(firstOf(await search(asked))).toBe(of(name)))

  it.each([
    // In everyday words for somebody, with what one writes in other words.
    ['that fella in lamar who used to be a teacher', 'sam.okafor'],
    ['the guy in colorado springs who was in the army', 'benedict.ames'],
    ['gal in canon city that started answering phones there as a teenager', 'carmen.ibanez'],
    ["some dude in boulder who'll walk around my place and say what to fix for wildfire", 'gabriel.trujillo'],
    ['folks in durango who know rafting outfitters', 'owen.blackfeather'],
    ['rep in fort morgan whose family had a bakery', 'rafael.montoya'],
    ['that kid in denver that does sign language', 'caleb.winters'],
    ['someone in denver whose office is by the bus', 'thuy.pham'],
    ['old timer in grand junction who insures wineries', 'ruth.abernathy'],
    ['veteran who sells insurance in colorado springs', 'benedict.ames'],
    // With what one tells before or after.
    ['i get off at five every day so which agent in pueblo stays open evenings', 'marguerite.devlin'],
    ['because i am on the road all week i need somebody in boulder on a saturday', 'gabriel.trujillo'],
    ['we just moved to montrose and need someone local for the sheep', 'miles.redfern'],
    ['i am milking until eight so is there someone in brush i can see early', 'amos.fielding'],
    ['our apartment is in yuma, does anyone there do renters', 'june.baptiste'],
    // Who comes, and when.
    ['who will come to my place in colorado springs after closing', 'nadia.haddad'],
    ['if i come by on saturday morning is anybody there in fort morgan', 'rafael.montoya'],
    ['agent open at 7 in the morning in montrose', 'miles.redfern'],
  ])('is first, however it is asked: %s', async (asked, name) => expect(firstOf(await search(asked))).toBe(of(name)))

  it.each([
    ['anyone in foco', 'fort-collins-co'],
    ['agent in the springs', 'colorado-springs-co'],
    ['agent in colo spgs', 'colorado-springs-co'],
    ['somebody in grand jct', 'grand-junction-co'],
    ['do you have an agent in the junction', 'grand-junction-co'],
    ['anybody down in the steamboat area', 'steamboat-springs-co'],
    ['agent in the san luis valley', 'alamosa-co'],
    ['agent down by the four corners', 'durango-co'],
    ['i hate phone menus, just give me a human in greeley', 'greeley-co'],
    // A county with one office.
    ['agent in logan county', 'sterling-co'],
    ['is there anybody down in otero county', 'la-junta-co'],
    // A slip in the town.
    ['agent in gran junction', 'grand-junction-co'],
  ])('is in the town that is meant: %s', async (asked, slug) =>
    expect((await search(asked)).straight?.href).toBe(`/360/insurance-agents/${slug}`),
  )

  it.each(['a guy in greeley who hit my car has no insurance', 'my kid in denver wrecked my truck', 'the springs on my trampoline broke'])(
    'is nobody where somebody is told of: %s',
    async (asked) => expect(firstOf(await search(asked)) ?? '').not.toMatch(/agent-details|insurance-agents|find-an-agent/),
  )

  it.each([
    ['is there one of you in montrose so we need not drive to gunnison', 'montrose-co'],
    ['too far to grand junction, is anyone in montrose', 'montrose-co'],
    ['which guy in denver helps when we hand things down to our sons', 'denver-co'],
  ])('is on the page of the town where nobody fits better: %s', async (asked, slug) => {
    const { straight, best } = await search(asked)
    expect([straight?.href, best?.kind]).toEqual([`/360/insurance-agents/${slug}`, 'agent'])
  })

  it('is near where nobody there has an office', async () => {
    const { straight, best } = await search('someone that covers bars, loveland')
    expect([straight?.href, best?.kind]).toEqual(['/360/find-an-agent?near=Loveland&line=business', 'agent'])
  })

  it('is behind the page that is meant where somebody there is told of', async () => {
    const { straight, best, also } = await search('somebody stole my bike in boulder')
    expect([straight, best?.href, also.at(-1)?.href]).toEqual([null, expect.stringContaining(address.claims), of('gabriel.trujillo')])
  })

  it('is nobody who is called as a month is', async () => {
    const { best, also } = await search('hail in june in yuma')
    expect([best, ...also].map((thing) => thing?.kind)).not.toContain('agent')
  })
})

/** Saves one more agent of the other insurer. */
async function addAgent(of: Partial<DemoAgent> & { name: string }) {
  const made = { ...agentOf({ ...demoAgents[0], ...of }), email: emailOf(of.name) }
  const asked = { key: 'agentList', client: 'prairie', primaryKey: 'email', content: agent.toWire(made), revision: 0 }
  expect((await site.post('/api/cms/add-new-content-item', asked, { as: 'otherAdmin' })).status).toBe(200)
}
const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@prairie.example`

function findsByOneNameOfTwo() {
  const agentsOf = async (q: string) => (await search(q, 'prairie.example')).groups.find(({ kind }) => kind === 'agent')

  it.each(['zenobia', 'zenobia limon', 'zenobia in limon'])('all are counted: %s', async (q) => expect((await agentsOf(q))?.total).toBe(14))

  it.each(['quillon', 'quillon limon', 'mr quillon in limon', 'quilon limon'])('a street is called so too: %s', async (q) =>
    expect((await search(q, 'prairie.example')).best?.href).toBe(agentAddress(emailOf('Quillon Zed'))),
  )
}

describe('agents by one name of two, of whom more are called so than are on a page', () => {
  beforeAll(async () => {
    const lastNames = [...'abcdefghijklmn'].map((letter) => letter.repeat(3))
    for (const last of lastNames) await addAgent({ name: `Zenobia ${last}`, city: 'Limon', zip: '80828' })
    for (const last of lastNames) await addAgent({ name: `Abel ${last}`, city: 'Yuma', zip: '80759', street: '12 Quillon Street' })
    await addAgent({ name: 'Quillon Zed', city: 'Limon', zip: '80828' })
  })
  findsByOneNameOfTwo()
})

function findsBeyondTheFirstPage() {
  const agentsOf = async (q: string) =>
    (await search(q, 'prairie.example')).groups.find(({ kind }) => kind === 'agent')?.things.map(({ href }) => href)

  it.each(['elm street haxtun', '5 elm st in haxtun'])('by the street in the town that is said: %s', async (q) =>
    expect(await agentsOf(q)).toEqual([agentAddress(emailOf('Ilse Wren'))]),
  )

  it.each(['gabe in holyoke', 'gabr in holyoke', 'gabe zorn in holyoke'])(
    'by what one is called for short in the town that is said: %s',
    async (q) => expect(await agentsOf(q)).toEqual([agentAddress(emailOf('Gabriel Zorn'))]),
  )
}

describe('agents that others are before in their town or street, more than are on a page', () => {
  beforeAll(async () => {
    const firstNames = 'Adam Agnes Alma Anton Arno Astrid Beate Bruno Carla Clara Doris Edgar Elsa'.split(' ')
    for (const first of firstNames) await addAgent({ name: `${first} Abt`, city: 'Holyoke', zip: '80734', street: '3 Elm Street' })
    await addAgent({ name: 'Gabriel Zorn', city: 'Holyoke', zip: '80734', street: '8 Mill Street' })
    await addAgent({ name: 'Ilse Wren', city: 'Haxtun', zip: '80731', street: '5 Elm Street' })
  })
  findsBeyondTheFirstPage()
})

describe('an agent by what one is or does', () => {
  it.each([
    ['agent who speaks vietnamese', 'thuy.pham'],
    ['does anybody speak italian', 'marguerite.devlin'],
    ['ich suche einen agent der deutsch spricht', 'karl.ostrander'],
    ['asl agent', 'caleb.winters'],
    ['agent fluent in protuguese', 'gabriel.trujillo'],
    ['french speaking agent open after six', 'june.baptiste'],
    ['livestock agent who speaks german', 'karl.ostrander'],
    ['montrose agent open before work', 'miles.redfern'],
    ['greeley office open saturday mornings', 'priya.nair'],
    ['81301', 'owen.blackfeather'],
    ['agent who insures peach orchards', 'ruth.abernathy'],
    ['an agent for restaurants and workshops', 'nadia.haddad'],
    ['gabrile trujilo', 'gabriel.trujillo'],
    // With any verb, in a long sentence.
    ['who can explain my policy in hindi', 'priya.nair'],
    ['any of your agents speak swedish by chance', 'hannah.lindqvist'],
    ['my neighbor needs someone that can explain the paperwork in vietnamese', 'thuy.pham'],
    ["need an insurance person who speaks american sign language for my son's car", 'caleb.winters'],
    ['does someone at your company know danish, my father in law is not good at english', 'ingrid.sorensen'],
    ['swedsh speaking agnet', 'hannah.lindqvist'],
  ])('is first where one alone fits: %s', async (q, name) => {
    const found = await search(q)
    expect(firstOf(found)).toBe(of(name))
  })

  it.each([
    // Whether an agent is named or not, by how much of it is said of whom.
    ['sheep rancher needs an agent', 'miles.redfern'],
    ['the lady that started as a receptionist and now owns the place', 'carmen.ibanez'],
    ['who knows about old brick houses', 'marguerite.devlin'],
    ['deaf need someone who signs', 'caleb.winters'],
    ['livestock auction insurance man', 'amos.fielding'],
    ['vineyard palisade agent', 'ruth.abernathy'],
    ['my mother speaks only german', 'karl.ostrander'],
    ['mama just talks vietnamese', 'thuy.pham'],
    ['agent my vietnamese parents can talk to', 'thuy.pham'],
    ['agent my grandmother can deal with in german', 'karl.ostrander'],
  ])('is first who says most of it: %s', async (q, name) => expect(firstOf(await search(q))).toBe(of(name)))

  it.each(['agent of the year', 'our old agent quit and nobody told us', 'slid off the road need somebody to pull me out'])(
    'is not told of by %s',
    async (q) => expect(firstOf(await search(q))).not.toMatch(/agent-details/),
  )

  it.each([
    ['spanish speaking agent', '?language=Spanish', 'Agents who speak Spanish'],
    ['agents open on saturdays', '?open=sat', 'Agents open on Saturdays'],
    ['brokers open after work', '?open=late', 'Agents open after six'],
    ['agent open after 5', '?open=after1700', 'Agents open after 5:00 PM'],
    ['my grandmother speaks only french, is there an agent for her', '?language=French', 'Agents who speak French'],
    ['agents open on tuesdays until 5:30', '?open=tue-until1730', 'Agents open on Tuesdays until 5:30 PM'],
    ['agent for annuities', '?line=annuities', 'Annuities agents'],
    ['agent for bees', '?line=farm', 'Farm & Ranch agents'],
    ['spanish agents with weekend hours', '?open=weekend&language=Spanish', 'Agents who speak Spanish open on weekends'],
  ])('is one of a list where several fit: %s', async (q, query, label) => {
    const { straight } = await search(q)
    expect(straight).toEqual({ label, href: `/360/find-an-agent${query}` })
    const { body } = await site.app.fastify.inject({ url: `/api/agents/search${query}`, headers: { host: 'windbreak.example' } })
    const { total } = JSON.parse(body) as { total: number }
    expect(total).toBeGreaterThan(1)
    expect(total).toBeLessThan(demoAgents.length)
  })

  it.each([
    ['insruance agents in colorado springs', 'colorado-springs-co'],
    ['an agent in steamboat', 'steamboat-springs-co'],
    ['anybody in stemaboat', 'steamboat-springs-co'],
  ])('leads to the page of the town however it is said: %s', async (q, slug) => {
    expect((await search(q)).straight?.href).toBe(`/360/insurance-agents/${slug}`)
  })

  it.each([
    'my agent moved',
    'agent was rude',
    'insure a danish pastry shop',
    'late payment',
    'are you open on saturday',
    'my agent speaks spanish',
    'my tenant speaks only french, is his stuff covered',
  ])('is not what was asked for by %s', async (q) => expect(firstOf(await search(q))).not.toMatch(/agent-details|\?/))
})

it('is found by what one writes, whether an agent was asked for or not', async () => {
  const { groups } = await search('melons onions and the trucks that carry them')
  expect(groups.flatMap(({ things }) => things.map(({ href }) => href))).toContain(of('jose.arellano'))
})

it.each([
  ['goats and a market garden by fort collins', 'ingrid.sorensen'],
  ['historic brick houses in pueblo', 'marguerite.devlin'],
])('is perhaps meant where a town is said beside what one there writes: %s', async (q, name) =>
  expect((await search(q)).also.map(({ href }) => href)).toContain(of(name)),
)

it.each(['old brick houses agent', 'who knows old brick houses', 'old brick houses in pueblo'])(
  'shows of whom it finds the words one was found by: %s',
  async (q) => {
    const { groups } = await search(q)
    const found = groups.flatMap(({ things }) => things).find(({ href }) => href === of('marguerite.devlin'))
    const shown = found?.excerpt.map(({ text }) => text).join('') ?? ''
    expect(shown).toContain('Pueblo · (')
    expect(shown).toContain('Old brick houses are my hobby')
    expect(found?.excerpt.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(expect.arrayContaining(['brick', 'houses']))
  },
)

it.each([
  ['used to teach school in lamar', 'sam.okafor'],
  ['keeps the phone in a shirt pocket', 'walt.hendricks'],
  ['packing sheds made of wood', 'ruth.abernathy'],
])('is among the first three who writes much of what was asked, though nobody was asked for: %s', async (asked, name) => {
  expect(answersOf(await search(asked)).slice(0, 3)).toContain(of(name))
})

it.each([
  ['onion farm insurance', 'jose.arellano'],
  ['insure my workshop', 'nadia.haddad'],
])('is among the first three who alone writes a word that no page says: %s', async (asked, name) => {
  expect(answersOf(await search(asked)).slice(0, 3)).toContain(of(name))
})

it('is known by another form of what one writes, which is no slip: "peaches" grow in an orchard of peach trees', async () => {
  const found = await search('peach orchard insurance palisade')
  expect(found.corrected).toBeNull()
  expect(answersOf(found).slice(0, 3)).toContain(of('ruth.abernathy'))
})

it('and is none of them who says one word of it', async () => {
  expect(
    answersOf(await search('the barn burned'))
      .slice(0, 3)
      .join(),
  ).not.toContain('agent-details')
})

it('is perhaps meant where hours alone are asked for, behind the main office', async () => {
  const [first, ...others] = answersOf(await search('office hours on tuesday night'))
  expect(first).toBe(address.contact)
  expect(others.slice(0, 2).filter((href) => href.includes('agent-details'))).toHaveLength(1)
})

it('shows of whom it finds by name where one is, and no words of theirs', async () => {
  const { best } = await search('marguerite devlin')
  expect(best?.excerpt.map(({ text }) => text).join('')).toMatch(/^Pueblo · \(\d{3}\) 555-\d{4}$/)
})

it.each(['agents cannot sign in', "our agents can't sign in"])('is nobody who signs where somebody signs in: %s', async (q) =>
  expect(firstOf(await search(q))).toBe('/360/agent-login'),
)

it('is nobody whose hours are others, whatever one says of oneself', async () => {
  expect(firstOf(await search('agent who knows melons'))).toBe(of('jose.arellano'))
  expect(firstOf(await search('agent who knows melons open late'))).not.toBe(of('jose.arellano'))
})

it('is nobody whose name is two words the site says otherwise', async () => {
  await addAgent({ name: 'Will Price' })
  const own = agentAddress(emailOf('Will Price'))
  const { groups } = await search('what will price be after a claim', 'prairie.example')
  expect(groups.flatMap(({ things }) => things.map(({ href }) => href))).not.toContain(own)
})

it('finds of another insurer those it has, by their own languages, hours and words', async () => {
  await addAgent({
    name: 'Zofia Wrona',
    city: 'Wray',
    zip: '80758',
    // Some write so for none.
    languages: ['English', 'Polish', '—'],
    hours: [['Sunday', '1:00 PM - 5:00 PM']],
    about: 'Ask me about hot air balloons and a ferris wheel or two.',
  })
  const own = agentAddress(emailOf('Zofia Wrona'))
  for (const q of ['mowisz po polsku', 'agents open on sundays', 'agent for a ferris wheel', 'agent in 80758'])
    expect([q, firstOf(await search(q, 'prairie.example'))]).toEqual([q, own])
  expect(firstOf(await search('agent who speaks polish'))).toBe('/360/find-an-agent')
  for (const q of ['find an agent', 'agent open saturdays']) expect([q, firstOf(await search(q, 'prairie.example'))]).not.toEqual([q, own])
})

describe('agents by name and street, of a directory that is not held in memory', () => {
  beforeAll(async () => {
    const { db } = site.database
    const [item] = await db
      .select()
      .from(items)
      .where(eq(items.key, emailOf('Abel aaa')))
    const [row] = await db
      .select()
      .from(agentSearch)
      .where(and(eq(agentSearch.tenant, item.tenant), eq(agentSearch.id, item.id)))
    const copies = Array.from({ length: 600 }, (_each, at) => 10_000 + at)
    await db.insert(items).values(copies.map((id) => ({ ...item, id, key: `${id}${item.key}` })))
    await db.insert(agentSearch).values(copies.map((id) => ({ ...row, id })))
    // Whoever is saved makes the version by which the many are known of.
    await addAgent({ name: 'Edna Marsh' })
  })
  findsByOneNameOfTwo()
  findsBeyondTheFirstPage()
})

describe('whoever does what a page is for', () => {
  it.each([
    ['claims specialist', address.claims],
    ['the guy that handles claims', address.claims],
    ['claim specialist phone number', address.contact],
    ['lady that answers the phone about claims', address.contact],
    ['payment specialist', address.pay],
    ['the man who took my payment', address.pay],
  ])('is told by that page, and is nobody who writes of it: %s', async (asked, right) => {
    expect(firstOf(await search(asked))).toBe(right)
  })

  it.each(['fire expert', 'chap with horses', 'an irrigation expert'])('is no word that was mistyped: %s', async (asked) => {
    expect((await search(asked)).corrected).toBeNull()
  })
})
