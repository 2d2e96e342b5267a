import type { OpenDatabase } from '../../src/server/db/database.ts'
import { mails } from '../../src/server/db/tables/mails.ts'
import type { SubmissionRow } from '../../src/server/forms/submission-rows.ts'
import { openLetter, type MailRow } from '../../src/server/mail/mail-row.ts'
import type { Arrived, Manner, Met } from '../fixtures/mail-server.ts'
import { mailHost, stem } from './forms-answers.ts'
import type { FormsJournal, Visit } from './forms-journal.ts'
import { sealing } from './forms-oracles.ts'
import { copies } from './forms-world.ts'

type Needs = {
  database: OpenDatabase
  journal: FormsJournal
  rows: SubmissionRow[]
  visitOf: Map<string, Visit>
  arrived: Arrived[]
  met: Met[]
}

const noticesOf: Record<string, string[]> = {
  quote: ['quotes@windbreak.example'],
  contact: ['hello@windbreak.example', copies.cc, copies.bcc],
  ers: ['roadside@windbreak.example'],
  message: ['hello@windbreak.example'],
  'contact-me': [],
}
/** After these the server has the letter, whether or not we were told so. */
const had: readonly Manner[] = ['takes', 'cuts', 'silent']
const forGood: readonly Manner[] = ['refuses', 'refusesLetter']
/** Mails that one node sends side by side; so many may be sent and not noted when it is killed. */
const sentAtOnce = 2

/** What became of every mail, beside what the mail server saw of it. */
export async function judgeMails({ database: { db }, journal, rows, visitOf, arrived, met }: Needs) {
  const lost: string[] = []
  const twice: string[] = []
  const leaks: string[] = []
  const all = await db.select().from(mails)
  const ofSubmission = Map.groupBy(all, ({ submission }) => submission)
  const metOf = Map.groupBy(met, ({ from }) => idIn(from))
  const arrivedOf = Map.groupBy(arrived, ({ from }) => idIn(from))
  const excused = new Map(journal.kills.map((kill) => [kill, 0]))
  let again = 0

  for (const row of rows) {
    const visit = visitOf.get(row.key)
    if (visit) compareRecipients(row, visit, ofSubmission.get(row.id) ?? [])
  }
  for (const mail of all) {
    judgeState(mail)
    judgeArrivals(mail)
    await judgeWords(mail)
  }
  const known = new Set(all.map(({ id }) => id))
  for (const id of arrivedOf.keys()) if (!known.has(id)) twice.push(`a mail arrived that nobody asked for: ${id}`)

  /** One mail for each recipient; none at all of what was put aside. */
  function compareRecipients(row: SubmissionRow, { agent, email, form }: Visit, written: MailRow[]): void {
    const wanted = row.state === 'spam' ? [] : [...(noticesOf[form] ?? []), ...(agent ? [agent] : []), email]
    const found = written.map((mail) => openLetter(sealing, mail).to.address)
    for (const each of wanted) if (!found.includes(each)) lost.push(`${row.reference}: no mail to ${each}`)
    for (const [index, each] of found.entries()) {
      if (!wanted.includes(each)) twice.push(`${row.reference}: a mail to ${each} that nobody asked for`)
      else if (found.indexOf(each) !== index) twice.push(`${row.reference}: two mails to ${each}`)
    }
  }

  function judgeState({ id, state, said, sentAt }: MailRow): void {
    const manners = (metOf.get(id) ?? []).map(({ manner }) => manner)
    if (state === 'sent') {
      if (!manners.includes('takes') || !sentAt) lost.push(`mail ${id} is called sent, and the server never took it: ${manners.join()}`)
    } else if (state === 'failed') {
      const last = manners.at(-1)
      if (!last || !forGood.includes(last)) lost.push(`mail ${id} is called failed after ${manners.join()}`)
      if (!/^55[04]/.test(said ?? '')) lost.push(`mail ${id} failed and does not say why: ${said}`)
    } else lost.push(`mail ${id} is still "${state}" (${manners.join()}): ${said}`)
  }

  /** Once; again only where the line was cut after the letter, or where the server was killed before it had written down that it was sent. */
  function judgeArrivals({ id }: MailRow): void {
    const tries = (metOf.get(id) ?? []).filter(({ manner }) => had.includes(manner))
    again += Math.max(0, tries.length - 1)
    for (const [index, next] of tries.entries()) {
      const before = tries[index - 1]
      if (!before || before.manner !== 'takes' || isExcused(before.at, next.at)) continue
      twice.push(`mail ${id} was taken, and came again`)
    }
    const [first, ...others] = arrivedOf.get(id) ?? []
    for (const other of others)
      if (other.raw !== first.raw || other.to.join() !== first.to.join()) twice.push(`mail ${id} came again and was another`)
    if (first && !first.raw.includes(`<${id}@windbreak.example>`)) twice.push(`mail ${id} came under another Message-ID`)
  }

  function isExcused(taken: number, again: number): boolean {
    const kill = journal.kills.find((each) => each.at >= taken && each.at <= again && (excused.get(each) ?? 0) < sentAtOnce)
    if (kill) excused.set(kill, (excused.get(kill) ?? 0) + 1)
    return kill !== undefined
  }

  /** A mail tells of one case, and of one person; the word to the sender of nobody but the reference. */
  async function judgeWords(mail: MailRow): Promise<void> {
    const [letter] = arrivedOf.get(mail.id) ?? []
    const row = rows.find(({ id }) => id === mail.submission)
    const visit = row && visitOf.get(row.key)
    if (!letter || !visit) return
    const { subject = '', html = '', text = '', to = [], cc = [], replyTo = [] } = await letter.read()
    const words = [subject, html, text, JSON.stringify([to, cc, replyTo])].join('\n')
    const named = new Set(words.match(new RegExp(`${stem}[a-z]+`, 'gi'))?.map((name) => name.toLowerCase()))
    const references = new Set(words.match(/\bWM-\w{4}-\w{4}\b/g))
    if (![...named].every((name) => name === visit.last.toLowerCase())) leaks.push(`mail ${mail.id} tells of others`)
    if (![...references].every((each) => each === row.reference)) leaks.push(`mail ${mail.id} tells of other cases`)
    const [recipient] = letter.to
    if (recipient.endsWith(mailHost) && recipient !== visit.email) leaks.push(`mail ${mail.id} went to another's address`)
    if (words.includes(copies.bcc)) leaks.push(`mail ${mail.id} names who is in blind copy`)
  }

  const states = Map.groupBy(all, ({ state }) => state)
  return { lost, twice, leaks, again, mails: all.length, sent: states.get('sent')?.length ?? 0, failed: states.get('failed')?.length ?? 0 }
}

/** Every mail comes back to an address of its own. */
function idIn(from: string): string {
  const [, bare = from] = /\+([0-9a-f]{32})\./i.exec(from) ?? []
  return bare.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
