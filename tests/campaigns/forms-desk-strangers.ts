import { caseFileAddress, exportCases, findPerson, listCases, moveCase, openCase, tryMail, writeNote } from '../../src/calls/addresses.ts'
import type { DeskPage } from '../../src/calls/desk-calls.ts'
import type { ListedCase, WholeCase } from '../../src/calls/desk-shapes.ts'
import { addressWith } from '../../src/calls/address-with.ts'
import type { FormsPerson } from '../fixtures/forms-child.ts'
import { stem } from './forms-answers.ts'
import type { Visit } from './forms-journal.ts'
import { addressOf } from './forms-pages.ts'
import type { FormsWorld } from './forms-world.ts'

const states = ['new', 'assigned', 'done', 'spam'] as const
const tenants = ['windbreak', 'prairie']
/** Of how many cases each stranger tries everything. */
const tried = 8

/** The agent whose cases these are asks for those of others, and so does everybody whose none are. Answers what they got to see. */
export async function askDeskAsStrangers({ network, journal, sessionOf, agent }: FormsWorld): Promise<string[]> {
  const leaks: string[] = []
  const visitor = addressOf(1, 192)
  const cookies = new Map<FormsPerson | 'nobody', string>([['nobody', '']])
  for (const person of ['admin', 'agent', 'otherAdmin', 'customer'] as const) cookies.set(person, await sessionOf(person))
  const visitOf = new Map(journal.visits.flatMap((visit) => [...visit.shown.keys()].map((reference) => [reference, visit] as const)))

  function ask(person: FormsPerson | 'nobody', { method, path }: { method: string; path: string }, body: object) {
    journal.counts['tries by strangers'] += 1
    const asked = method === 'GET' ? { path: addressWith(path, body) } : { path, body }
    return network.straight({ ...asked, visitor, headers: { cookie: cookies.get(person) ?? '', accept: 'application/json' } })
  }

  async function listAll(person: FormsPerson | 'nobody', client: string): Promise<ListedCase[]> {
    const all: ListedCase[] = []
    for (const state of states) {
      for (let after: string | null = ''; after !== null;) {
        const { status, text } = await ask(person, listCases, { state, client, after })
        if (status !== 200) break
        const page = JSON.parse(text) as DeskPage
        all.push(...page.cases)
        after = page.next
      }
    }
    return all
  }

  const isOfAgent = (visit: Visit | undefined) => visit?.agent === agent
  const cases = await listAll('admin', 'windbreak')
  for (const reference of visitOf.keys())
    if (!cases.some((each) => each.reference === reference)) journal.unfound.push(`the desk does not show ${reference}`)

  const own = await listAll('agent', 'windbreak')
  // Who gave up may be stored, though they were told no reference: whose each is, is judged by what is stored.
  journal.seenByAgent.push(...own.map(({ reference }) => reference))
  const missing = cases.filter(({ reference }) => isOfAgent(visitOf.get(reference)) && !own.some((each) => each.reference === reference))
  journal.unfound.push(...missing.map(({ reference }) => `the agent was not shown ${reference}`))
  const { text: csv } = await ask('agent', exportCases, { client: 'windbreak' })
  const theirs = new Set(journal.visits.filter(isOfAgent).map(({ last }) => last.toLowerCase()))
  for (const [name] of csv.matchAll(new RegExp(`${stem}[a-z]+`, 'gi')))
    if (!theirs.has(name.toLowerCase())) leaks.push(`the agent was given ${name} in a table`)

  const step = Math.max(1, Math.floor(cases.length / tried))
  for (const { id, reference } of cases.filter((_each, index) => index % step === 0)) {
    const { text } = await ask('admin', openCase, { id, client: 'windbreak' })
    const whole = (JSON.parse(text) as { case: WholeCase }).case
    const strangers = (['nobody', 'customer', 'otherAdmin', 'agent'] as const).filter(
      (person) => person !== 'agent' || !own.some((each) => each.reference === reference),
    )
    for (const person of strangers) for (const client of tenants) await tryEverything(person, whole, client)
  }
  for (const person of ['nobody', 'customer', 'otherAdmin'] as const)
    for (const client of tenants) if ((await listAll(person, client)).length > 0) leaks.push(`${person} was shown a list of cases`)

  async function tryEverything(
    person: FormsPerson | 'nobody',
    { id, reference, fileList, mails }: WholeCase,
    client: string,
  ): Promise<void> {
    const visit = visitOf.get(reference)
    const words = [visit?.last ?? stem, reference]
    const [file, mail] = [fileList[0]?.id, mails[0]?.id]
    const answers = [
      await ask(person, openCase, { id, client }),
      await ask(person, moveCase, { id, client, to: 'done' }),
      await ask(person, writeNote, { id, client, text: 'A stranger was here.' }),
      await ask(person, findPerson, { email: visit?.email ?? '', client }),
      ...(mail ? [await ask(person, tryMail, { id, client, mail })] : []),
      ...(file ? [await ask(person, { method: 'GET', path: caseFileAddress(file) }, { client })] : []),
    ]
    for (const { status, text } of answers)
      if (status < 400 && words.some((word) => text.toLowerCase().includes(word.toLowerCase())))
        leaks.push(`${person} of ${client} was answered ${status} with ${reference}`)
    if (file && answers.at(-1)?.status === 200) leaks.push(`${person} of ${client} was given a file of ${reference}`)
    if ([0, 1, 2].some((index) => answers[index].status === 200)) leaks.push(`${person} of ${client} worked on ${reference}`)
  }

  return leaks
}
