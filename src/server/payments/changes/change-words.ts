import type { PaymentState } from '../../../nouns/payments/payment-states.ts'
import type { NotCalledOff } from './call-off.ts'
import type { NotOpened } from '../payments.ts'

const notChanged = (message: string): NotOpened => ({ title: null, message, why: 'not changed', reference: null })
const inDoubt = (message: string): NotOpened => ({ title: null, message, why: 'in doubt', reference: null })

/** Why what is set for a day was not called off to be changed, and what stands instead. */
export const whyUnchanged: Record<NotCalledOff, NotOpened> = {
  'not scheduled': {
    title: null,
    message: 'This payment is not set any longer, so there is nothing to change. You can choose a day anew.',
    why: 'nothing to change',
    reference: null,
  },
  'too late': notChanged('It is too late to change this payment: it is on its way, and will be taken as it was set.'),
  unknown: inDoubt('The payment company knows of no such payment. We are looking into it: please call us before its day.'),
  down: inDoubt(
    'The payment company does not say whether what you had set is called off, so we do not know yet. Nothing new is set, and nothing is taken twice. Please look again in a few minutes, or call us.',
  ),
}

export const changedByAnother = notChanged(
  'Somebody else who has linked this account is changing this payment just now. Please look again later: your account shows what stands.',
)

export const changedAlready = notChanged(
  'Somebody else who has linked this account has changed this payment already. Your account shows what stands by now.',
)

export const changedTooOften = notChanged(
  'This payment was begun to be changed too often. It stands as it was set; please call us to change it.',
)

/** Why no form is opened, and what stands of the payment that was to be changed. */
export function withWhatStands(why: NotOpened, changed: PaymentState | undefined): NotOpened {
  if (saysWhatStands.includes(why.why)) return why
  const stands = changed === 'scheduled' ? ' Your payment stands as it was set.' : changed === 'cancelled' ? nothingSet : ''
  return { ...why, message: why.message + stands }
}

const saysWhatStands: readonly NotOpened['why'][] = ['not changed', 'nothing to change', 'in doubt']
const nothingSet = ' The payment you are changing is called off already, and no new one is set.'
