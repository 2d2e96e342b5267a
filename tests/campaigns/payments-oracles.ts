import type { OpenDatabase } from '../../src/server/db/database.ts'
import { paymentEvents, payments, reconciliationDifferences, reconciliations } from '../../src/server/db/tables/payments.ts'
import type { Payment } from '../../src/sandbox-payments/sandbox-facts.ts'
import { accountStem } from './payments-accounts.ts'
import type { PaymentsWorld } from './payments-world.ts'

/** The provider's own book says what was taken; ours and billing's are held against it, and what people were shown. */
export async function judgePayments(database: Pick<OpenDatabase, 'db'>, world: PaymentsWorld) {
  const books = await readBooks(database, world)
  const { untold, changes } = judgeChanges(books)
  return {
    twice: takenTwice(books),
    lost: [...keptFromBilling(books), ...shownAsPosted(books)],
    posted: [...postedWithoutMoney(books), ...world.billing.refused],
    untaken: [...paidOnlyHere(books), ...shownWithoutMoney(books)],
    unknown: unknownHere(books),
    returned: books.taken.flatMap((each) => judgeReturn(books, each)),
    unwished: unwished(books),
    untold,
    forged: world.journal.believed,
    told: await figuresOf(database, books, changes),
  }
}

type Books = Awaited<ReturnType<typeof readBooks>>
type OurPayment = typeof payments.$inferSelect

async function readBooks({ db }: Pick<OpenDatabase, 'db'>, { provider, billing, journal }: PaymentsWorld) {
  const book = provider.book.readAll()
  const rows: OurPayment[] = await db.select().from(payments)
  const taken = book.payments.filter(({ state }) => state === 'paid')
  return {
    book: book.payments,
    /** What the provider knows of a reference, oldest first. */
    listOf: provider.book.listOf,
    taken,
    takenOf: Map.groupBy(taken, ({ reference }) => reference),
    accountOf: new Map(book.sessions.map(({ reference, accountReference }) => [reference, digits(accountReference)])),
    rows,
    ours: new Map(rows.map((row) => [row.reference, row])),
    events: Map.groupBy(await db.select().from(paymentEvents).orderBy(paymentEvents.number), ({ payment }) => payment),
    booked: billing.booked,
    journal,
  }
}

/** One wish has one account: whatever was taken twice on it was taken twice for one wish. */
function takenTwice({ taken, book, accountOf }: Books): string[] {
  const ofAccounts = Map.groupBy([...taken, ...agreed(book)], ({ reference }) => accountOf.get(reference) ?? '')
  return [...ofAccounts].flatMap(([account, each]) =>
    each.length > 1 ? [`of wish ${wishOf(account)} was taken ${each.map(say).join(' and ')}`] : [],
  )
}

function unknownHere({ taken, book, ours }: Books): string[] {
  const unknown: string[] = []
  for (const each of taken) {
    const row = ours.get(each.reference)
    if (row?.state !== 'paid' || row.cents !== each.cents)
      unknown.push(`${say(each)} is ${row ? `${row.state} of ${row.cents}` : 'nothing'} in our book`)
  }
  for (const each of agreed(book)) {
    const row = ours.get(each.reference)
    if (row?.state !== 'scheduled') unknown.push(`${say(each)} is ${row?.state ?? 'nothing'} in our book`)
  }
  return unknown
}

function paidOnlyHere({ rows, takenOf }: Books): string[] {
  return rows.flatMap(({ reference, state, cents }) => {
    if (state !== 'paid') return []
    const [payment, ...more] = takenOf.get(reference) ?? []
    if (payment && more.length === 0 && payment.cents === cents) return []
    return [`${reference} is paid of ${cents} in our book: ${payment ? say(payment) : 'not taken'}`]
  })
}

function keptFromBilling({ rows, booked, accountOf }: Books): string[] {
  return rows.flatMap(({ reference, state, cents }) => {
    if (state !== 'paid') return []
    const told = booked.get(reference)
    if (!told) return [`${reference} is paid, and billing was not told`]
    if (told.cents === cents && told.number === accountOf.get(reference)) return []
    return [`${reference} is paid of ${cents}, and billing was told ${told.cents}`]
  })
}

function postedWithoutMoney({ booked, takenOf }: Books): string[] {
  const posted: string[] = []
  for (const [number, told] of Map.groupBy(booked.values(), (each) => each.number))
    if (told.length > 1) posted.push(`billing was told of wish ${wishOf(number)} ${told.length} times`)
  for (const { reference, cents } of booked.values())
    if (!takenOf.get(reference)?.some((each) => each.cents === cents))
      posted.push(`billing was told of ${cents} for ${reference}, which was not taken`)
  return posted
}

function shownWithoutMoney({ journal, listOf }: Books): string[] {
  const untaken: string[] = []
  for (const { wish, reference, state, cents, settlement, takenThen } of journal.seen) {
    if (state === 'paid' && takenThen !== cents)
      untaken.push(`wish ${wish} was shown ${reference} as paid of ${cents}, of which ${takenThen ?? 'nothing'} was taken`)
    const other = listOf(reference)
    if (state === 'scheduled' && !other.some((each) => ['scheduled', 'paid', 'cancelled', 'declined'].includes(each.state)))
      untaken.push(`wish ${wish} was shown ${reference} as scheduled, which nobody agreed to`)
    if (settlement === 'returned' && !other.some((each) => each.settlement === 'returned'))
      untaken.push(`${reference} was shown as returned`)
  }
  return untaken
}

function shownAsPosted({ journal, booked }: Books): string[] {
  return journal.seen.flatMap(({ reference, posted }) => (posted && !booked.has(reference) ? [`${reference} was shown as posted`] : []))
}

function judgeReturn({ booked, ours }: Books, each: Payment): string[] {
  const told = booked.get(each.reference)?.returned ?? []
  const row = ours.get(each.reference)
  const once = each.settlement === 'returned' ? 1 : 0
  const returned: string[] = []
  if (told.length !== once || told.some(({ cents }) => cents !== each.cents))
    returned.push(`${say(each)}, and billing was told ${told.length} times that it came back`)
  if (row && row.settlement !== each.settlement) returned.push(`${say(each)}, and is ${row.settlement} in our book`)
  return returned
}

function unwished({ journal, taken, accountOf }: Books): string[] {
  return journal.wishes.flatMap(({ number, account, chosen }) =>
    taken
      .filter(({ reference }) => accountOf.get(reference) === account)
      .filter(({ reference, cents, at }) => !chosen.some((c) => c.reference === reference && c.cents === cents && at >= dayBegins(c.day)))
      .map(({ reference, cents }) => `wish ${number}: ${cents} was taken under ${reference}, which nobody asked for like that`),
  )
}

/** A payment that was changed is called off and set anew, or its payer is told that nothing is set any more; counts the first. */
function judgeChanges({ rows, ours, events, listOf }: Books): { untold: string[]; changes: number } {
  const saidOf = (row: OurPayment | undefined, what: string) => (row && events.get(row.id)?.filter((each) => each.what === what)) ?? []
  const untold: string[] = []
  let changes = 0
  for (const row of rows) {
    const begun = saidOf(row, 'change begun').at(-1)?.detail as { to: string } | undefined
    if (!begun) continue
    const next = ours.get(begun.to)
    const isCalledOff = listOf(row.reference).at(-1)?.state === 'cancelled'
    const isSet = [...saidOf(next, 'scheduled'), ...saidOf(next, 'paid')].length > 0
    const told = saidOf(row, 'change left mailed').length
    if (isCalledOff && isSet) changes += 1
    if (told !== (isCalledOff && !isSet ? 1 : 0))
      untold.push(
        `${row.reference} is ${isCalledOff ? 'called off' : 'not called off'}, ${begun.to} is ${isSet ? '' : 'not '}set: told ${told} times`,
      )
  }
  return { untold, changes }
}

async function figuresOf({ db }: Pick<OpenDatabase, 'db'>, { book, taken, rows, ours, booked, journal }: Books, changes: number) {
  const compared = await db.select().from(reconciliations)
  const differences = await db.select().from(reconciliationDifferences)
  return {
    wishes: journal.wishes.length,
    payments: rows.length,
    ...Object.fromEntries([...Map.groupBy(rows, ({ state }) => state)].map(([state, { length }]) => [`  ${state}`, length])),
    taken: taken.length,
    'taken later than asked for': taken.filter(({ reference }) => ours.get(reference)?.operation === 'schedule').length,
    returned: taken.filter(({ settlement }) => settlement === 'returned').length,
    declined: book.filter(({ state }) => state === 'declined').length,
    'posted to billing': booked.size,
    'told billing more than once': [...booked.values()].filter(({ told }) => told > 1).length,
    'changed to another day or amount': changes,
    comparisons: compared.filter(({ finishedAt }) => finishedAt !== null).length,
    'differences found': differences.length,
    'differences left': differences.filter(({ settledAt }) => settledAt === null).length,
  }
}

/** What is to be taken on a day to come, or is thought about. */
const agreed = (book: readonly Payment[]) => book.filter(({ state }) => state === 'scheduled' || state === 'pending')

/** What is taken today is taken at any time of it. */
const dayBegins = (day: string | undefined) => (day === undefined ? 0 : Date.parse(`${day}T00:00:00Z`))

const digits = (words: string) => words.replaceAll(/\D/g, '')
const wishOf = (account: string) => Number(digits(account).slice(accountStem.length))
const say = ({ reference, cents, state, settlement }: Payment) => `${reference} (${cents}, ${state}, ${settlement})`
