import { expect, it } from 'vitest'
import { paymentGraph, type PaymentState } from '../../nouns/payments/payment-states.ts'
import { shortName, shownState } from './shown-state.ts'

it('shows something for every state, and nothing as paid that is not', () => {
  const states = Object.keys(paymentGraph) as PaymentState[]
  for (const state of states)
    for (const down of [false, true]) {
      const shown = shownState({ state, settlement: 'pending', operation: 'pay' }, down)
      expect([state, shown === 'paid']).toEqual([state, state === 'paid'])
    }
  expect(shownState({ state: 'paid', settlement: 'returned', operation: 'pay' }, false)).toBe('returned')
  expect(shownState({ state: 'opened', settlement: 'pending', operation: 'pay' }, true)).toBe('down')
  for (const operation of ['autopay', 'methods'] as const)
    expect(shownState({ state: 'completed', settlement: 'pending', operation }, false)).toBe('saved')
})

it('shortens names of one word and of many', () => {
  expect(['Ellie Brandt', 'Ann Marie van Dyke', 'Cher', ' Brandt Farms LLC '].map(shortName)).toEqual([
    'Ellie B.',
    'Ann D.',
    'Cher',
    'Brandt L.',
  ])
})
