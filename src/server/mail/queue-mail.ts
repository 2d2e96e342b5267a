import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, inArray, ne } from 'drizzle-orm'
import { dayMs } from '../../durations.ts'
import type { MailKind, MailState } from '../../nouns/mail/mail-kinds.ts'
import type { Db } from '../db/database.ts'
import { holdNamed } from '../db/lock-named.ts'
import { mails as t } from '../db/tables/mails.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { cleanLine } from './clean-line.ts'
import { sealLetter } from './mail-row.ts'
import type { Address, Letter, Mail, Recipients } from './mail.ts'
import { foldAddress, readAddress } from './read-address.ts'

/** Anybody can have these sent to any address, so there are few of them a day to one. */
const askedFor: readonly MailKind[] = ['confirmation', 'link', 'receipt']
const mostAskedFor = 3

const mostOfName = 100
const mostOfSubject = 200
/** As many as headers name and a page's list may hold. */
const mostRecipients = 100

type Needs = {
  sealing: Sealing
  now: () => Date
  /** False where no mail server is set. */
  sends: boolean
  /** Asks for the work of sending them. */
  promiseEach(tx: Db, ids: readonly string[]): Promise<void>
}

/** How a mail is written down, in the transaction of what it is about. */
export function createQueueing({ sealing, now, sends, promiseEach }: Needs): Pick<Mail, 'queue' | 'queueEach' | 'queueToAll'> {
  async function queue(tx: Db, letter: Letter): Promise<{ id: string; state: MailState }> {
    const [queued] = await queueEach(tx, [letter])
    return queued
  }

  async function queueEach(tx: Db, letters: readonly Letter[]): Promise<{ id: string; state: MailState }[]> {
    const rows: Row[] = []
    for (const letter of letters) rows.push(await rowOf(tx, letter))
    if (rows.length > 0) await tx.insert(t).values(rows)
    await promiseEach(
      tx,
      rows.filter(({ state }) => state === 'queued').map(({ id }) => id),
    )
    return rows.map(({ id, state }) => ({ id, state }))
  }

  async function rowOf(tx: Db, letter: Letter): Promise<Row> {
    const id = randomUUID()
    const { tenant, submission, kind } = letter
    const recipientTerm = sealing.term(tenant, 'email', foldAddress(letter.to.address))
    const createdAt = now()
    const reachable = readAddress(letter.to.address) !== undefined
    const state = reachable ? await stateOf(tx, { tenant, kind, recipientTerm, createdAt }) : 'failed'
    const said = reachable ? null : 'this is no address a mail could go to'
    return { id, tenant, submission, kind, state, recipientTerm, said, createdAt, ...sealLetter(sealing, id, clean(letter)) }
  }

  async function stateOf(tx: Db, mail: Recipient): Promise<MailState> {
    if (askedFor.includes(mail.kind) && (await hadEnough(tx, mail))) return 'held'
    return sends ? 'queued' : 'kept'
  }

  async function queueToAll(tx: Db, letter: Omit<Letter, 'to' | 'shown'>, recipients: Recipients) {
    const queued = await queueEach(tx, toEach(letter, recipients))
    return queued.map(({ id }) => id)
  }

  return { queue, queueEach, queueToAll }
}

type Row = typeof t.$inferInsert & { id: string; state: MailState }

/** One letter as a mail to each, and one only to who is named twice. */
export function toEach(letter: Omit<Letter, 'to' | 'shown'>, { to, cc = [], bcc = [] }: Recipients): Letter[] {
  const all = [...to, ...cc, ...bcc]
  // Who is named twice is who is named first.
  const once = new Set(new Map(all.toReversed().map((each) => [foldAddress(each.address), each])).values())
  const shown = { to: to.filter((each) => once.has(each)), cc: cc.filter((each) => once.has(each)) }
  return all
    .filter((one) => once.has(one))
    .slice(0, mostRecipients)
    .map((each) => ({ ...letter, to: each, shown }))
}

type Recipient = { tenant: string; kind: MailKind; recipientTerm: string; createdAt: Date }

/** True when so many went to this address since yesterday that one more would be a nuisance. */
async function hadEnough(tx: Db, { tenant, recipientTerm, createdAt }: Recipient): Promise<boolean> {
  // Or two at once would not see each other.
  await holdNamed(tx, `mails of ${tenant} to ${recipientTerm}`)
  const [{ many }] = await tx
    .select({ many: count() })
    .from(t)
    .where(
      and(
        eq(t.tenant, tenant),
        eq(t.recipientTerm, recipientTerm),
        gt(t.createdAt, new Date(createdAt.getTime() - dayMs)),
        inArray(t.kind, [...askedFor]),
        ne(t.state, 'held'),
      ),
    )
  return many >= mostAskedFor
}

/** What is sealed is fit to be sent as it is. */
function clean(letter: Letter): Letter {
  // A name that anybody typed would be words of theirs in a mail of ours.
  const named = !askedFor.includes(letter.kind)
  const to = cleanAddress(letter.to, named)
  const shown = letter.shown ?? { to: [to], cc: [] }
  return {
    ...letter,
    to,
    shown: { to: cleanAddresses(shown.to, named), cc: cleanAddresses(shown.cc, named) },
    replyTo: letter.replyTo && readAddress(letter.replyTo.address) ? cleanAddress(letter.replyTo) : undefined,
    subject: cleanLine(letter.subject, mostOfSubject),
    html: letter.html.toWellFormed(),
    text: letter.text.toWellFormed(),
  }
}

/** Headers name nobody a mail could not go to. */
const cleanAddresses = (addresses: readonly Address[], named: boolean) =>
  addresses
    .filter(({ address }) => readAddress(address))
    .slice(0, mostRecipients)
    .map((each) => cleanAddress(each, named))

function cleanAddress({ name = '', address }: Address, named = true): Address {
  const shown = named ? cleanLine(name, mostOfName) : ''
  return { ...(shown ? { name: shown } : {}), address: readAddress(address) ?? cleanLine(address, 254) }
}
