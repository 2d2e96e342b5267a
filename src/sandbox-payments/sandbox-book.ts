import { randomBytes, randomUUID } from 'node:crypto'
import { openJournal, type Change } from './journal.ts'
import type { Autopay, Customer, Listener, NoticeKind, OutgoingNotice, Payment, Session, Wish } from './sandbox-facts.ts'
import { createSandboxMemory } from './sandbox-memory.ts'

const sessionLifetime = 15 * 60_000

export type SandboxBook = ReturnType<typeof openSandboxBook>

/** Everything the provider knows, in memory and in its journal. Each function that changes something is on the disk when it returns. */
export function openSandboxBook({ file, now }: { file: string; now: () => number }) {
  const memory = createSandboxMemory()
  const { sessions, payments, waiting, customers, autopays, notices, sessionOf, put } = memory
  /** The sandbox's own clock, which can be put forward. */
  const time = () => now() + memory.skewed()
  // With the clock before it: a long journal is begun anew as it is opened, without sessions that are over by then.
  const journal = openJournal(file, put, () => memory.lines(time()))

  function write(...changes: Change[]) {
    journal.write(changes)
    for (const change of changes) put(change)
  }

  function openSession(wish: Wish): Session {
    const at = time()
    const session: Session = {
      ...wish,
      key: randomUUID(),
      token: randomBytes(18).toString('base64url'),
      openedAt: at,
      endsAt: at + sessionLifetime,
      tries: 0,
      state: 'open',
    }
    const before = sessions.get(sessionOf.get(wish.reference) ?? '')
    write(...(before?.state === 'open' ? [sessionChange({ ...before, state: 'ended' })] : []), sessionChange(session))
    return session
  }

  /** Undefined for one that is over, ended or never was. */
  function findOpenSession(key: string): Session | undefined {
    const session = sessions.get(key)
    return session?.state === 'open' && session.endsAt > time() ? session : undefined
  }

  const findSession = (key: string) => sessions.get(key)
  const listOf = (reference: string): readonly Payment[] => payments.get(reference) ?? []

  /** What counts of a reference: what was agreed to, else its last try, else that somebody may still pay it. */
  function findPayment(reference: string): Payment | 'open' | undefined {
    const list = listOf(reference)
    const agreed = list.findLast(({ state }) => ['paid', 'scheduled', 'pending'].includes(state))
    if (agreed) return agreed
    return findOpenSession(sessionOf.get(reference) ?? '') ? 'open' : list.at(-1)
  }

  function listPaid({ from, to, after, most }: { from: number; to: number; after: string; most: number }): Payment[] {
    const found: Payment[] = []
    for (const list of payments.values())
      for (const each of list) if (each.state === 'paid' && each.at >= from && each.at < to && each.reference > after) found.push(each)
    return found.toSorted((one, other) => (one.reference < other.reference ? -1 : 1)).slice(0, most)
  }

  function requireCustomer(externalId: string, name: string): Customer {
    const known = [...customers.values()].find((each) => each.externalId === externalId)
    if (known) return known
    const customer: Customer = { id: `C${randomBytes(6).toString('hex')}`, externalId, name, methods: [] }
    write(['customer', customer.id, customer])
    return customer
  }

  /** By hand or by its own time: everything is whole, so a book of campaigns can be read at any moment. */
  const readAll = () => ({
    time: time(),
    sessions: [...sessions.values()],
    payments: [...payments.values()].flat(),
    autopays: [...autopays.values()],
    notices: [...notices.values()],
  })

  return {
    time,
    write,
    openSession,
    findOpenSession,
    findSession,
    listOf,
    findPayment,
    listPaid,
    requireCustomer,
    readAll,
    waitingPayments: () => [...waiting.values()],
    customer: (id: string | undefined) => (id === undefined ? undefined : customers.get(id)),
    autopay: (customerId: string, accountReference: string) => autopays.get(`${customerId} ${accountReference}`),
    /** Those not taken yet, that which is due first at the front. */
    waitingNotices: () => [...notices.values()].toSorted((one, other) => (one.tellAt ?? 0) - (other.tellAt ?? 0)),
    findNotice: (id: string) => notices.get(id),
    advance: (ms: number) => write(['clock', 'clock', memory.skewed() + ms]),
    close: journal.close,
  }
}

export const sessionChange = (session: Session): Change => ['session', session.key, session]
export const paymentChange = (payment: Payment): Change => ['payment', payment.transaction, payment]
export const customerChange = (customer: Customer): Change => ['customer', customer.id, customer]
export const autopayChange = (autopay: Autopay, on: boolean): Change => [
  'autopay',
  `${autopay.customerId} ${autopay.accountReference}`,
  on ? autopay : null,
]
export const noticeChange = (notice: OutgoingNotice): Change => ['notice', notice.id, notice]

type Told = Pick<OutgoingNotice, 'kind' | 'reference' | 'transaction' | 'cents' | 'paidBy' | 'at'>

/** A notice that waits to be told from now on. */
export function newNotice(kind: NoticeKind, about: Omit<Told, 'kind'>, listener: Listener): Change {
  const { reference, transaction, cents, paidBy, at } = about
  return noticeChange({ id: randomUUID(), kind, reference, transaction, cents, paidBy, at, listener, tries: 0, tellAt: 0 })
}
