import { randomBytes, randomUUID } from 'node:crypto'
import { openJournal, type Change } from './journal.ts'
import type { Autopay, Customer, Listener, NoticeKind, OutgoingNotice, Payment, Session, Wish } from './sandbox-facts.ts'

const day = 24 * 3600_000
const sessionLifetime = 15 * 60_000

export type SandboxBook = ReturnType<typeof openSandboxBook>

/** Everything the provider knows, in memory and in its journal. Each function that changes something is on the disk when it returns. */
export function openSandboxBook({ file, now }: { file: string; now: () => number }) {
  const sessions = new Map<string, Session>()
  /** By reference, oldest first: declined ones, and at most one that was agreed to. */
  const payments = new Map<string, Payment[]>()
  /** Those to which something will yet happen by itself. */
  const waiting = new Map<string, Payment>()
  const customers = new Map<string, Customer>()
  const autopays = new Map<string, Autopay>()
  const notices = new Map<string, OutgoingNotice>()
  /** The last session of a reference ends the one before. */
  const sessionOf = new Map<string, string>()
  let skew = 0

  const journal = openJournal(file, put, function* () {
    yield ['clock', 'clock', skew]
    for (const [id, value] of sessions) if (value.endsAt > time() - day) yield ['session', id, value]
    for (const list of payments.values()) for (const value of list) yield ['payment', value.transaction, value]
    for (const [id, value] of customers) yield ['customer', id, value]
    for (const [id, value] of autopays) yield ['autopay', id, value]
    for (const [id, value] of notices) if (value.tellAt !== null) yield ['notice', id, value]
  })

  function put([kind, id, value]: Change) {
    if (kind === 'session') {
      sessions.set(id, value as Session)
      sessionOf.set((value as Session).reference, id)
    }
    if (kind === 'payment') {
      const list = payments.get((value as Payment).reference) ?? []
      payments.set((value as Payment).reference, [...list.filter(({ transaction }) => transaction !== id), value as Payment])
      keepOrForget(waiting, id, (value as Payment).nextAt === null ? null : (value as Payment))
    }
    if (kind === 'customer') customers.set(id, value as Customer)
    if (kind === 'autopay') keepOrForget(autopays, id, value as Autopay | null)
    if (kind === 'notice') keepOrForget(notices, id, (value as OutgoingNotice).tellAt === null ? null : (value as OutgoingNotice))
    if (kind === 'clock') skew = value as number
  }

  function write(...changes: Change[]) {
    journal.write(changes)
    for (const change of changes) put(change)
  }

  /** The sandbox's own clock, which can be put forward. */
  const time = () => now() + skew

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
    advance: (ms: number) => write(['clock', 'clock', skew + ms]),
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

function keepOrForget<T>(map: Map<string, T>, id: string, value: T | null): void {
  if (value === null) map.delete(id)
  else map.set(id, value)
}
