import { createRoutesStub } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ChangeNote } from './change-note.tsx'
import type { ChangedPayment } from '../../nouns/payments/shown-payment.ts'
import type { Shown } from './shown-state.ts'

function note(state: ChangedPayment['state'], shown: Shown): string {
  const changes = { reference: 'WM-7K3F-2M9Q', cents: 14_820, at: '2026-11-25T12:00:00.000Z', state }
  const Site = createRoutesStub([{ id: 'root', path: '/', Component: () => <ChangeNote changes={changes} shown={shown} /> }])
  const tenant = { language: 'en-US', timeZone: 'America/Denver' }
  return renderToStaticMarkup(<Site hydrationData={{ loaderData: { root: { tenant } } }} />)
}

it('says the doubt while nobody knows what became of the payment that is to be changed, whatever its page shows', () => {
  for (const shown of ['open', 'down', 'expired'] as const)
    expect(note('unknown', shown)).toContain('Whether the payment of $148.20 on Wednesday, November 25 still stands')
  expect(note('scheduled', 'down')).toContain('Whether the payment')
  expect(note('scheduled', 'open')).toContain('which stands until the form below opens')
  expect(note('cancelled', 'expired')).toContain('nothing is set any more')
  // Its form is asked for again on this very page; nobody is sent away to choose a day.
  expect(note('cancelled', 'down')).toContain('nothing is set until the form opens again')
})
