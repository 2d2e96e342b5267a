import type { Change } from './journal.ts'
import type { Autopay, Customer, OutgoingNotice, Payment, Session } from './sandbox-facts.ts'

const day = 24 * 3600_000

export type SandboxMemory = ReturnType<typeof createSandboxMemory>

/** What the sandbox knows while it runs. Nothing of it is changed but by `put`, with a line of the journal. */
export function createSandboxMemory() {
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

  function put([kind, id, value]: Change): void {
    if (kind === 'session') {
      sessions.set(id, value as Session)
      sessionOf.set((value as Session).reference, id)
    }
    if (kind === 'payment') putPayment(value as Payment)
    if (kind === 'customer') customers.set(id, value as Customer)
    if (kind === 'autopay') keepOrForget(autopays, id, value as Autopay | null)
    if (kind === 'notice') keepOrForget(notices, id, (value as OutgoingNotice).tellAt === null ? null : (value as OutgoingNotice))
    if (kind === 'clock') skew = value as number
  }

  function putPayment(payment: Payment): void {
    const { reference, transaction } = payment
    const others = (payments.get(reference) ?? []).filter((each) => each.transaction !== transaction)
    payments.set(reference, [...others, payment])
    keepOrForget(waiting, transaction, payment.nextAt === null ? null : payment)
  }

  /** The lines a journal is begun anew with: all of it, but for sessions that ended a day before `time`. */
  function* lines(time: number): Generator<Change> {
    yield ['clock', 'clock', skew]
    for (const [id, value] of sessions) if (value.endsAt > time - day) yield ['session', id, value]
    for (const list of payments.values()) for (const value of list) yield ['payment', value.transaction, value]
    for (const [id, value] of customers) yield ['customer', id, value]
    for (const [id, value] of autopays) yield ['autopay', id, value]
    for (const [id, value] of notices) if (value.tellAt !== null) yield ['notice', id, value]
  }

  /** By how many milliseconds its clock was put forward. */
  const skewed = () => skew

  return { sessions, payments, waiting, customers, autopays, notices, sessionOf, skewed, put, lines }
}

function keepOrForget<T>(map: Map<string, T>, id: string, value: T | null): void {
  if (value === null) map.delete(id)
  else map.set(id, value)
}
