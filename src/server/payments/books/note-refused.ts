import type { Warn } from '../../http/warn.ts'
import type { Consequence } from './payment-ledger.ts'

/** What the provider told and cannot be, such as another amount than was agreed, moves no money, and whoever watches over the site hears of it. */
export function noteRefused({ warn }: { warn: Warn }): Consequence {
  return async (_tx, { row: { reference, tenant }, learnt }) => {
    for (const { what, detail } of learnt.events)
      if (what === 'notice refused')
        warn({ reference, tenant, told: detail?.told, why: detail?.why }, 'the payment provider tells what was not agreed')
  }
}
