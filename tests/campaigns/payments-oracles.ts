import type { OpenDatabase } from '../../src/server/db/database.ts'
import { paymentEvents, payments, reconciliationDifferences, reconciliations } from '../../src/server/db/tables/payments.ts'
import type { Payment } from '../../src/sandbox-payments/sandbox-facts.ts'
import { accountStem } from './payments-accounts.ts'
import type { PaymentsWorld } from './payments-world.ts'

/** The provider's own book says what was taken; ours and billing's are held against it, and what people were shown. */
export async function judgePayments({ db }: Pick<OpenDatabase, 'db'>, { provider, billing, journal }: PaymentsWorld) {
  const book = provider.book.readAll()
  const rows = await db.select().from(payments)
  const ours = new Map(rows.map((row) => [row.reference, row]))
  const accountOf = new Map(book.sessions.map(({ reference, accountReference }) => [reference, digits(accountReference)]))
  const taken = book.payments.filter(({ state }) => state === 'paid')
  const takenOf = Map.groupBy(taken, ({ reference }) => reference)
  const [twice, lost, posted, untaken, unknown, returned, unwished, untold]: string[][] = [[], [], [], [], [], [], [], []]

  // One wish has one account: whatever was taken twice on it was taken twice for one wish.
  for (const [account, payments] of Map.groupBy([...taken, ...agreed(book.payments)], ({ reference }) => accountOf.get(reference) ?? ''))
    if (payments.length > 1) twice.push(`of wish ${wishOf(account)} was taken ${payments.map(say).join(' and ')}`)

  for (const each of taken) {
    const row = ours.get(each.reference)
    if (row?.state !== 'paid' || row.cents !== each.cents)
      unknown.push(`${say(each)} is ${row ? `${row.state} of ${row.cents}` : 'nothing'} in our book`)
    judgeReturn(each)
  }
  for (const each of agreed(book.payments)) {
    const row = ours.get(each.reference)
    if (row?.state !== 'scheduled') unknown.push(`${say(each)} is ${row?.state ?? 'nothing'} in our book`)
  }

  for (const { reference, state, cents } of rows) {
    if (state !== 'paid') continue
    const [payment, ...more] = takenOf.get(reference) ?? []
    if (!payment || more.length > 0 || payment.cents !== cents)
      untaken.push(`${reference} is paid of ${cents} in our book: ${payment ? say(payment) : 'not taken'}`)
    const told = billing.booked.get(reference)
    if (!told) lost.push(`${reference} is paid, and billing was not told`)
    else if (told.cents !== cents || told.number !== accountOf.get(reference))
      lost.push(`${reference} is paid of ${cents}, and billing was told ${told.cents}`)
  }
  for (const [number, told] of Map.groupBy(billing.booked.values(), ({ number }) => number))
    if (told.length > 1) posted.push(`billing was told of wish ${wishOf(number)} ${told.length} times`)
  for (const { reference, cents } of billing.booked.values())
    if (!takenOf.get(reference)?.some((each) => each.cents === cents))
      posted.push(`billing was told of ${cents} for ${reference}, which was not taken`)

  for (const { wish, reference, state, cents, settlement, posted: shownPosted, takenThen } of journal.seen) {
    if (state === 'paid' && takenThen !== cents)
      untaken.push(`wish ${wish} was shown ${reference} as paid of ${cents}, of which ${takenThen ?? 'nothing'} was taken`)
    const other = provider.book.listOf(reference)
    if (state === 'scheduled' && !other.some((each) => ['scheduled', 'paid', 'cancelled', 'declined'].includes(each.state)))
      untaken.push(`wish ${wish} was shown ${reference} as scheduled, which nobody agreed to`)
    if (settlement === 'returned' && !other.some((each) => each.settlement === 'returned'))
      untaken.push(`${reference} was shown as returned`)
    if (shownPosted && !billing.booked.has(reference)) lost.push(`${reference} was shown as posted`)
  }

  function judgeReturn(each: Payment): void {
    const told = billing.booked.get(each.reference)?.returned ?? []
    const row = ours.get(each.reference)
    const once = each.settlement === 'returned' ? 1 : 0
    if (told.length !== once || told.some(({ cents }) => cents !== each.cents))
      returned.push(`${say(each)}, and billing was told ${told.length} times that it came back`)
    if (row && row.settlement !== each.settlement) returned.push(`${say(each)}, and is ${row.settlement} in our book`)
  }

  for (const { number, account, chosen } of journal.wishes)
    for (const { reference, cents, at } of taken) {
      if (accountOf.get(reference) !== account) continue
      const isAsked = chosen.some((each) => each.reference === reference && each.cents === cents && at >= dayBegins(each.day))
      if (!isAsked) unwished.push(`wish ${number}: ${cents} was taken under ${reference}, which nobody asked for like that`)
    }

  const events = Map.groupBy(await db.select().from(paymentEvents).orderBy(paymentEvents.number), ({ payment }) => payment)
  const saidOf = (row: (typeof rows)[number] | undefined, what: string) =>
    (row && events.get(row.id)?.filter((each) => each.what === what)) ?? []
  let changes = 0
  for (const row of rows) {
    const begun = saidOf(row, 'change begun').at(-1)?.detail as { to: string } | undefined
    if (!begun) continue
    const next = ours.get(begun.to)
    const isCalledOff = provider.book.listOf(row.reference).at(-1)?.state === 'cancelled'
    const isSet = [...saidOf(next, 'scheduled'), ...saidOf(next, 'paid')].length > 0
    const told = saidOf(row, 'change left mailed').length
    if (isCalledOff && isSet) changes += 1
    if (told !== (isCalledOff && !isSet ? 1 : 0))
      untold.push(
        `${row.reference} is ${isCalledOff ? 'called off' : 'not called off'}, ${begun.to} is ${isSet ? '' : 'not '}set: told ${told} times`,
      )
  }

  const compared = await db.select().from(reconciliations)
  const differences = await db.select().from(reconciliationDifferences)
  const last = compared.filter(({ finishedAt }) => finishedAt !== null).map(({ id }) => id)
  return {
    twice,
    lost,
    posted: [...posted, ...billing.refused],
    untaken,
    unknown,
    returned,
    unwished,
    untold,
    forged: journal.believed,
    told: {
      wishes: journal.wishes.length,
      payments: rows.length,
      ...Object.fromEntries([...Map.groupBy(rows, ({ state }) => state)].map(([state, { length }]) => [`  ${state}`, length])),
      taken: taken.length,
      'taken later than asked for': taken.filter(({ reference }) => ours.get(reference)?.operation === 'schedule').length,
      returned: taken.filter(({ settlement }) => settlement === 'returned').length,
      declined: book.payments.filter(({ state }) => state === 'declined').length,
      'posted to billing': billing.booked.size,
      'told billing more than once': [...billing.booked.values()].filter(({ told }) => told > 1).length,
      'changed to another day or amount': changes,
      comparisons: last.length,
      'differences found': differences.length,
      'differences left': differences.filter(({ settledAt }) => settledAt === null).length,
    },
  }
}

/** What is to be taken on a day to come, or is thought about. */
const agreed = (book: readonly Payment[]) => book.filter(({ state }) => state === 'scheduled' || state === 'pending')

/** What is taken today is taken at any time of it. */
const dayBegins = (day: string | undefined) => (day === undefined ? 0 : Date.parse(`${day}T00:00:00Z`))

const digits = (words: string) => words.replaceAll(/\D/g, '')
const wishOf = (account: string) => Number(digits(account).slice(accountStem.length))
const say = ({ reference, cents, state, settlement }: Payment) => `${reference} (${cents}, ${state}, ${settlement})`
