import { bookDifferences } from '../../nouns/payments/book-difference.ts'
import { formatCents } from '../../nouns/payments/cents.ts'
import type { LedgerDetail } from '../../nouns/payments/ledger-line.ts'
import type { Words } from '../../words/languages.ts'
import { durationInWords } from './duration-in-words.ts'

type Saying = { words: Words['paymentsDesk']; moment(iso: string): string }

/**
 * What a line of the ledger says beside its name and sum, as people at the desk say it; what nobody has words for, such as a reason that
 * somebody wrote, stays as it is kept.
 */
export function detailInWords(detail: LedgerDetail, { words, moment }: Saying): string[] {
  const { details, what } = words.one
  const inTable = (table: object, value: string) => (table as Partial<Record<string, string>>)[value]
  const sayings: Partial<Record<string, (value: string) => string | undefined>> = {
    operation: (value) => inTable(details.operation, value),
    by: (value) => inTable(details.by, value) ?? details.byWhom(value),
    who: details.byWhom,
    on: (value) => details.on(moment(value)),
    transaction: (value) => (value === '' ? '' : details.transaction(value)),
    asked: () => details.asked,
    held: () => details.held,
    provider: (value) => details.asksAgain(inTable(words.doubt.said, value) ?? value),
    to: details.to,
    told: (value) => details.told(inTable(what, value) ?? value),
    why: (value) => (bookDifferences.some((each) => each === value) ? inTable(words.books.what, value) : value),
    was: (value) => details.was(formatCents(Number(value))),
    balance: (value) => details.balance(formatCents(Number(value))),
    balanceWas: (value) => details.balanceWas(formatCents(Number(value))),
    endsAt: (value) => details.endsAt(moment(value)),
    tookMs: (value) => details.tookMs(durationInWords(Number(value), words)),
  }
  return Object.entries(detail)
    .map(([name, value]) => sayings[name]?.(String(value)) ?? `${name}: ${value}`)
    .filter((said) => said !== '')
}
