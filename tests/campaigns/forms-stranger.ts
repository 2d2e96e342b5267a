import { sendForm } from '../../src/calls/addresses.ts'
import type { OpenForm } from '../../src/pages/site/site-forms.ts'
import type { Dice } from './editing-dice.ts'
import { fillIn, personOf } from './forms-answers.ts'
import type { FormsJournal, Visit } from './forms-journal.ts'
import type { FormsNetwork } from './forms-network.ts'
import { addressOf, openForm, openPage, reading } from './forms-pages.ts'

type Needs = { network: FormsNetwork; journal: FormsJournal; roll: Dice; number: number }

const otherHost = 'prairie.example'

/** Somebody who tries to see or to use what is another person's. Whatever comes of it is a leak. */
export function createStranger({ network, journal, roll, number }: Needs) {
  const visitor = addressOf(number, 172)
  const person = personOf(roll, number, undefined)

  /** Files that wait for their form: with a signature of the stranger's own, and at another insurer. */
  async function useWaitingFiles(tokens: readonly string[]): Promise<void> {
    const [token] = tokens
    const [id, mac] = token.split('.')
    await sendWith(`${id}.${changed(mac)}`)
    await sendWith(`${id}.${'A'.repeat(43)}`)
    await sendWith(token, otherHost)
  }

  /** What was sent: its receipt under codes that nobody was given, its files once more, and their places on the disk as addresses. */
  async function look(visit: Visit, path: string, tokens: readonly string[]): Promise<void> {
    const [[reference, code]] = visit.shown
    const mac = code.slice(reference.length + 1)
    const others = journal.visits.flatMap(({ shown }) => [...shown.values()]).filter((each) => each !== code)
    const theirs = others[Math.floor(roll() * others.length)]?.split('.')[1] ?? 'x'
    for (const made of [reference, `${reference}.`, `${reference}.${changed(mac)}`, `${reference}.${theirs}`, `${reference}.${mac}x`])
      await readReceipt(made, path)
    await readReceipt(code, path, otherHost)
    for (const token of tokens.slice(0, 1)) {
      await sendWith(token)
      const id = token.split('.')[0]
      for (const place of [
        `/attachments/${id.slice(0, 2)}/${id}`,
        `/media/${id}`,
        `/media/${id.slice(0, 2)}/${id}`,
        `/api/forms/files/${id}`,
      ])
        await fetchFile(place)
    }
  }

  async function readReceipt(code: string, path: string, host?: string): Promise<void> {
    journal.counts['tries by strangers'] += 1
    const { receipt } = await openPage({ network, path: `${path}?sent=${encodeURIComponent(code)}`, visitor, host })
    if (receipt) journal.leaks.push(`a receipt was shown for ${code}${host ? ` at ${host}` : ''}`)
  }

  async function sendWith(token: string, host?: string): Promise<void> {
    journal.counts['tries by strangers'] += 1
    const form = await openForm({ network, path: '/360/start-a-quote', visitor, host })
    journal.forbidden.add(form.token.split('.')[0])
    await reading()
    const body = { form: 'quote', token: form.token, answers: { ...fillIn(form.questions, person, roll), [fileFieldOf(form)]: [token] } }
    const answer = await network.straight({ path: sendForm.path, visitor, host, body }).catch(() => undefined)
    if (answer?.status === 200) journal.leaks.push(`a file of another was taken in by ${token.slice(0, 40)}…${host ? ` at ${host}` : ''}`)
  }

  async function fetchFile(path: string): Promise<void> {
    journal.counts['tries by strangers'] += 1
    const answer = await network.straight({ path, visitor }).catch(() => undefined)
    if (answer && answer.status < 400) journal.leaks.push(`${path} was answered ${answer.status}`)
  }

  return { useWaitingFiles, look }
}

const fileFieldOf = ({ questions }: OpenForm) => questions.find(({ inputType }) => inputType === 'FileUpload')?.id ?? ''

const changed = (mac: string) => (mac.startsWith('A') ? 'B' : 'A') + mac.slice(1)
