import { describe, expect, it } from 'vitest'
import { readHandEnd, type TypedEnd } from './hand-end.ts'

const span = { since: '2026-11-20', today: '2026-11-23' }
const paid: TypedEnd = {
  as: 'paid',
  why: 'In their portal, with Dana of their support',
  amount: '$148.20',
  on: '2026-11-21',
  paidBy: 'bank',
  transaction: 'T-1a:2.b_3',
}
const read = (more: Partial<TypedEnd>) => readHandEnd({ ...paid, ...more }, span)

describe('an end by hand', () => {
  it('is read as it was typed', () => {
    expect(read({ why: ` ${paid.why} ` })).toEqual({
      end: { as: 'paid', why: paid.why, cents: 14_820, on: '2026-11-21', paidBy: 'bank', transaction: 'T-1a:2.b_3' },
    })
    const none = { amount: '', on: '', paidBy: '', transaction: '' }
    expect(read({ as: 'not paid', ...none })).toEqual({ end: { as: 'not paid', why: paid.why } })
  })

  it.each<[Partial<TypedEnd>, string, string]>([
    [{ as: '' }, 'as', 'Please choose how it ended'],
    [{ as: 'returned' }, 'as', 'Please choose how it ended'],
    [{ why: ' \n ' }, 'why', 'Please write how you know'],
    [{ why: 'x'.repeat(501) }, 'why', 'That is too long: 500 characters at most'],
    [{ why: 'Account 40 1182 7755' }, 'why', 'Please leave out account, card, bank and phone numbers'],
    [{ why: 'Card 4111-1111–1111.1111' }, 'why', 'Please leave out account, card, bank and phone numbers'],
    [{ as: 'not paid', why: '' }, 'why', 'Please write how you know'],
    [{ amount: '' }, 'amount', 'Please enter what was taken, such as 148.20'],
    [{ amount: '0' }, 'amount', 'Please enter what was taken, such as 148.20'],
    [{ amount: '-1' }, 'amount', 'Please enter what was taken, such as 148.20'],
    [{ amount: '99999999999' }, 'amount', 'Please enter what was taken, such as 148.20'],
    [{ on: '' }, 'on', 'Please enter the day it was taken'],
    [{ on: '2026-02-30' }, 'on', 'Please enter the day it was taken'],
    [{ on: '11-21-2026' }, 'on', 'Please enter the day it was taken'],
    [{ on: '2026-11-19' }, 'on', 'That is before the payment was begun'],
    [{ on: '2026-11-24' }, 'on', 'That day has not come yet'],
    [{ paidBy: 'cash' }, 'paidBy', 'Please choose how it was paid'],
    [{ transaction: '' }, 'transaction', 'Please enter the provider’s own number for it: letters, digits, - . : and _'],
    [{ transaction: 'two words' }, 'transaction', 'Please enter the provider’s own number for it: letters, digits, - . : and _'],
    [{ transaction: 'x'.repeat(81) }, 'transaction', 'Please enter the provider’s own number for it: letters, digits, - . : and _'],
  ])('of %o is refused at %s', (more, path, problem) => {
    expect(read(more)).toEqual({ path, problem })
  })

  it('may speak of sums, days and hours', () => {
    expect(read({ why: '11-20-2026 17:02 sent, 2026-11-21 10:15 taken, $148.20, by their ticket 48213' })).toHaveProperty('end')
  })
})
