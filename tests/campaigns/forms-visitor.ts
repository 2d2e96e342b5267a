import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sendForm, stageFormFile } from '../../src/calls/addresses.ts'
import type { OpenForm } from '../../src/pages/site/site-forms.ts'
import { jpeg } from '../fixtures/tiny-files.ts'
import { dice, drawn, type Dice } from './editing-dice.ts'
import { fillIn, personOf, type Person } from './forms-answers.ts'
import type { FormsJournal, SentFile, Version, Visit } from './forms-journal.ts'
import type { Answer, FormsNetwork } from './forms-network.ts'
import { addressOf, openForm, openPage, reading, toldBy } from './forms-pages.ts'
import { createStranger } from './forms-stranger.ts'

type Site = { network: FormsNetwork; journal: FormsJournal }

const agents = ['dana.whitlock@windbreak.example', 'rafael.montoya@windbreak.example', 'lena.thorsen@windbreak.example']
const mostTries = 8

const forms = [
  ['quote', 40],
  ['contact', 25],
  ['ers', 15],
  ['contact-me', 10],
  ['message', 10],
] as const
const filesSent = [
  [0, 55],
  [1, 25],
  [2, 12],
  [4, 8],
] as const

/** One person with one form, from opening its page to being told a reference, or to giving up. */
export async function visitSite({ network, journal }: Site, seed: number, number: number): Promise<void> {
  const { counts } = journal
  const roll = dice(seed, number)
  const name = drawn(roll, forms)
  const chosen = agents[Math.floor(roll() * agents.length)]
  const agent = name === 'contact-me' || (name === 'quote' && roll() < 0.5) ? chosen : undefined
  const person = personOf(roll, number, agent)
  const visitor = addressOf(number)
  const path = pathOf(name, agent, roll)
  const form = await openForm({ network, path, visitor })
  const visit: Visit = {
    number,
    last: person.last,
    email: person.email,
    form: name,
    agent,
    key: form.token.split('.')[0],
    machine: roll() < 0.03,
    versions: [],
    shown: new Map(),
    gaveUp: false,
  }
  journal.visits.push(visit)

  const script = roll() < 0.65
  if (!script) counts['without script'] += 1
  const field = form.questions.find(({ inputType }) => inputType === 'FileUpload')?.id
  const files = field ? makeFiles(roll, person) : []
  if (files.length > 0) counts['with files'] += 1
  const stranger = createStranger({ network, journal, roll, number })
  const sender = { site: { network, journal }, visit, form, path, visitor, roll }
  const send = script ? createScript(sender, field) : createPage(sender, field)

  await reading()
  if (roll() < 0.15 && (await makeMistake(send, form, person, roll, files))) counts['mended mistakes'] += 1
  const tokens = await send.bring(files)
  if (tokens.length > 0 && roll() < 0.15) await stranger.useWaitingFiles(tokens)
  await sendUntilAnswered(send, { visit, form, person, roll, files, journal })
  // Who is told that it was sent before has no address of a receipt.
  if (![...visit.shown.values()].some(Boolean)) return
  // The button pressed again after a while, or the page sent anew on the way back to it.
  if (roll() < 0.15) {
    counts['sent again later'] += 1
    await send.send(visit.versions[visit.versions.length - 1]).catch(() => {})
  }
  if (roll() < 0.15) await stranger.look(visit, path, tokens)
}

/** What a person does to send: the two ways answer alike. */
interface Sending {
  /** Takes files up before the form is sent, where the way has that; answers what they are held by. */
  bring(files: readonly SentFile[]): Promise<string[]>
  /** Throws when no answer came; true once it is taken. */
  send(version: Version): Promise<boolean>
  /** Sends what is not right; true when that was said. */
  sendWrong(answers: Version['answers'], files: readonly SentFile[]): Promise<boolean>
}

type Sender = { site: Site; visit: Visit; form: OpenForm; path: string; visitor: string; roll: Dice }

type Trying = { visit: Visit; form: OpenForm; person: Person; roll: Dice; files: SentFile[]; journal: FormsJournal }

async function sendUntilAnswered(send: Sending, { visit, form, person, roll, files, journal }: Trying): Promise<void> {
  let version: Version = { answers: fillIn(form.questions, person, roll), files }
  for (let tries = 0; tries < mostTries; tries++) {
    if (tries > 0) {
      journal.counts.retries += 1
      if (roll() < 0.15) {
        journal.counts['changed between tries'] += 1
        version = { answers: fillIn(form.questions, person, roll), files }
      }
      await pause(30 + roll() * 500)
    }
    visit.versions.push(version)
    if (await send.send(version).catch(() => false)) return
    if (visit.shown.size > 0) return
    if (roll() < 0.06) break
  }
  visit.gaveUp = visit.shown.size === 0
  if (visit.gaveUp) journal.counts['gave up'] += 1
}

/** True where somebody who changed their mind between two tries is told what came of the first: they leave it at that. */
function isToldOfFirst({ visit, site: { journal } }: Sender, said: string): boolean {
  const [reference] = /WM-\w{4}-\w{4}/.exec(/You have sent this form before[^"]*/.exec(said)?.[0] ?? '') ?? []
  if (!reference || new Set(visit.versions).size < 2) return false
  journal.counts['told of the first'] += 1
  if (!visit.shown.has(reference)) visit.shown.set(reference, '')
  return true
}

async function makeMistake(send: Sending, { questions }: OpenForm, person: Person, roll: Dice, files: SentFile[]): Promise<boolean> {
  const answers = { ...fillIn(questions, person, roll) }
  for (const { id, is } of questions) if (is === 'email') answers[id] = ['this is no address']
  return send.sendWrong(answers, files).catch(() => false)
}

function createScript(sender: Sender, field: string | undefined): Sending {
  const { site, visit, form, path, visitor, roll } = sender
  const { network, journal } = site
  const taken: string[] = []

  async function bring(files: readonly SentFile[]): Promise<string[]> {
    for (const file of files) taken.push(await stage(file))
    return taken
  }

  async function stage({ name, bytes }: SentFile): Promise<string> {
    const body = new FormData()
    body.append('file', new File([new Uint8Array(bytes)], name))
    const to = `${stageFormFile.path}?${new URLSearchParams({ form: form.name, field: field ?? '' })}`
    for (;;) {
      const answer = await network.carry({ path: to, visitor, body }, roll).catch(() => undefined)
      if (answer?.status === 200) return (JSON.parse(answer.text) as { file: { id: string } }).file.id
      if (answer && answer.status < 500 && answer.status !== 429) throw new Error(`a file was refused: ${answer.text}`)
      await pause(50 + roll() * 150)
    }
  }

  async function post(answers: Version['answers'], heard?: (answer: Answer) => void): Promise<Answer> {
    const all = field && taken.length > 0 ? { ...answers, [field]: taken } : answers
    const body = {
      form: form.name,
      token: form.token,
      answers: all,
      page: path,
      ...(visit.machine ? { website: 'https://cheap.example' } : {}),
      ...(visit.agent ? { agent: visit.agent } : {}),
    }
    return network.carry({ path: sendForm.path, visitor, body }, roll, heard)
  }

  function heard({ status, text }: Answer): void {
    if (status === 200) {
      const { reference, code } = JSON.parse(text) as { reference: string; code: string }
      visit.shown.set(reference, code)
    } else if (status === 422 && isToldOfFirst(sender, text)) return
    else if (status < 500 && status !== 429) journal.surprises.push(`visit ${visit.number}: ${status} ${text}`)
  }

  return {
    bring,
    send: async ({ answers }) => (await post(answers, heard)).status === 200,
    sendWrong: async (answers) => (await post(answers)).status === 422,
  }
}

/** Without script: files come with the form itself, and a page that comes back holds them. */
function createPage(sender: Sender, field = ''): Sending {
  const { site, visit, form, path, visitor, roll } = sender
  const { network, journal } = site
  let held: string[] = []

  function body(answers: Version['answers'], files: readonly SentFile[]): FormData {
    const sent = new FormData()
    sent.append('token', form.token)
    sent.append('website', visit.machine ? 'https://cheap.example' : '')
    for (const [name, values] of Object.entries(answers)) for (const value of values) sent.append(name, value)
    for (const id of held) sent.append(field, id)
    if (held.length === 0) for (const { name, bytes } of files) sent.append(field, new File([new Uint8Array(bytes)], name))
    return sent
  }

  function heard({ status, location, text }: Answer): void {
    const code = location && new URL(location, 'http://site').searchParams.get('sent')
    if (status === 303 && code) visit.shown.set(code.split('.')[0], code)
    else if (status === 422 && isToldOfFirst(sender, text)) return
    else if (status < 500 && status !== 429) journal.surprises.push(`visit ${visit.number}: ${status} ${text}`)
  }

  return {
    bring: async () => held,
    async send({ answers, files }) {
      const { status, location } = await network.carry({ path, visitor, body: body(answers, files) }, roll, heard)
      if (status !== 303 || !location) return false
      const { receipt } = await openPage({ network, path: location, visitor })
      if (!receipt || !visit.shown.has(receipt.reference)) journal.unfound.push(`visit ${visit.number}: no receipt at ${location}`)
      return true
    },
    async sendWrong(answers, files) {
      const { status, text } = await network.carry({ path, visitor, body: body(answers, files) }, roll)
      if (status !== 422) return false
      const [outcome] = Object.values(toldBy(text).done ?? {})
      if (outcome && 'held' in outcome) held = (outcome.held[field] ?? []).map(({ id }) => id)
      return true
    },
  }
}

function pathOf(name: string, agent: string | undefined, roll: Dice): string {
  if (name === 'contact-me') return `/360/agent-details/${agent}/contact-me`
  if (name === 'contact') return '/360/contact'
  if (name === 'ers') return '/360/ers'
  if (name === 'message') return '/360/send-us-message'
  return agent && roll() < 0.5 ? `/360/start-a-quote/${agent}` : '/360/start-a-quote'
}

function makeFiles(roll: Dice, { last }: Person): SentFile[] {
  return Array.from({ length: drawn(roll, filesSent) }, (_each, index) => ({
    name: `${last} roof ${index + 1}.jpg`,
    bytes: roll() < 0.03 ? jpeg(2_000_000) : roll() < 0.1 ? pdf(roll) : jpeg(200 + Math.floor(roll() * 60_000)),
  }))
}

const pdf = (roll: Dice) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(500 + Math.floor(roll() * 20_000)), Buffer.from('\n%%EOF')])
