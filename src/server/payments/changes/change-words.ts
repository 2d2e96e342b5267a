import type { PaymentState } from '../../../nouns/payments/payment-states.ts'
import type { Say } from '../../http/errors.ts'
import type { NotCalledOff } from './call-off.ts'
import type { NotOpened } from '../payments.ts'

const notChanged = (message: Say): NotOpened => ({ title: null, message, why: 'not changed', reference: null })
const inDoubt = (message: Say): NotOpened => ({ title: null, message, why: 'in doubt', reference: null })

/** Why what is set for a day was not called off to be changed, and what stands instead. */
export const whyUnchanged: Record<NotCalledOff, NotOpened> = {
  'not scheduled': { title: null, message: ({ change }) => change.notSet, why: 'nothing to change', reference: null },
  'too late': notChanged(({ change }) => change.tooLate),
  unknown: inDoubt(({ change }) => change.unknown),
  down: inDoubt(({ change }) => change.down),
}

export const changedByAnother = notChanged(({ change }) => change.byAnother)

export const changedAlready = notChanged(({ change }) => change.already)

export const changedTooOften = notChanged(({ change }) => change.tooOften)

/** Why no form is opened, and what stands of the payment that was to be changed. */
export function withWhatStands(why: NotOpened, changed: PaymentState | undefined): NotOpened {
  if (saysWhatStands.includes(why.why)) return why
  if (changed !== 'scheduled' && changed !== 'cancelled') return why
  return { ...why, message: (words) => why.message(words) + (changed === 'scheduled' ? words.change.stands : words.change.nothingSet) }
}

const saysWhatStands: readonly NotOpened['why'][] = ['not changed', 'nothing to change', 'in doubt']
