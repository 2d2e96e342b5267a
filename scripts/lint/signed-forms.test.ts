import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Forms that do the same whoever is signed in, each by why. */
const ofAnybody = {
  'forms/form-panel.tsx': 'anybody sends it',
  'pay/bill-card.tsx': 'anybody pays a bill',
  'pay/pay-dialogs.tsx': 'anybody pays a bill',
  'pay/pay-ways.tsx': 'anybody pays a bill; what is one person’s alone in it is sealed for them',
  'payment/payment-view.tsx': 'whoever has its address',
  'payment/receipt-actions.tsx': 'whoever has its address',
  'reminders/reminders-page.tsx': 'whoever has the mail',
  'agent-hub/open-card.tsx': 'leads on, and keeps nothing',
  'shell/account.tsx': 'ends the session of this browser, whoever’s it is',
}

it('a form that is posted is a SignedForm, so that nothing is done in the name of whoever signed in with the same browser meanwhile', () => {
  const files = globSync('src/pages/**/*.tsx').filter((file) => /<form\s[^>]*method="post"/.test(readFileSync(file, 'utf8')))
  const plain = files.map((file) => file.slice('src/pages/'.length)).filter((file) => file !== 'shell/signed-form.tsx')
  expect(plain.toSorted()).toEqual(Object.keys(ofAnybody).toSorted())
})
