import { expect, it } from 'vitest'
import { createSuggestions } from './suggest-address.ts'

const suggest = createSuggestions([
  '/360',
  '/360/auto-insurance',
  '/360/home-owners-insurance',
  '/360/how-to-claim-file',
  '/360/find-an-agent',
  '/360/insurance-agents/akron-co',
  '/360/insurance-agents/sterling-co',
  '/360/agent-details/dana.whitlock@windbreak.example',
])

it.each([
  ['/old/claims.html', '/360/how-to-claim-file'],
  ['/auto-insurence.php', '/360/auto-insurance'],
  ['/360/autoinsurance', '/360/auto-insurance'],
  ['/HomeownersInsurance.aspx', '/360/home-owners-insurance'],
  ['/agents.php', '/360/find-an-agent'],
  ['/agents/sterling', '/360/insurance-agents/sterling-co'],
  ['/agent/dana-whitlock', '/360/agent-details/dana.whitlock@windbreak.example'],
])('suggests for %s what its words say, however they are put together', (asked, suggested) => {
  expect(suggest(asked)).toBe(suggested)
})

it.each(['/newsletter/2019/spring', '/xyzzy', '/', '/about.html'])('suggests nothing for %s, of which no address says enough', (asked) => {
  expect(suggest(asked)).toBeNull()
})
