import { wordsIn, type Language } from '../../words/languages.ts'
import { refused, type Refused } from '../http/errors.ts'
import type { NotOpened } from './payments.ts'

/** Why nothing was opened, as calls answer it: under the field, in the modal with its heading, or with a reference. */
export function refusePayment({ title: heading, message, why, reference }: NotOpened, language: Language): Refused {
  const title = heading?.(wordsIn(language).refusals)
  const said = {
    message,
    also: { showMessage: why !== 'account', redirect: false, ...(title && { title }), ...(reference && { reference }) },
  }
  if (why === 'account') return refused('unknownItem', said)
  if (why === 'down' || why === 'in doubt') return refused('unavailable', said)
  return refused(conflicts.includes(why) ? 'conflict' : 'invalid', said)
}

const conflicts: readonly NotOpened['why'][] = ['amount changed', 'on its way', 'autopay of another', 'not changed', 'nothing to change']

/** True of an answer that says why nothing was opened. */
export const isNotOpened = (found: object): found is NotOpened => 'why' in found
