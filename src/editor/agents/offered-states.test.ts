import { expect, it } from 'vitest'
import { agent } from '../../nouns/agents/agent.ts'
import { offeredStates } from './offered-states.ts'

const offered = (served: string[], chosen: string[] = ['']) =>
  offeredStates(agent.fields.state, served, chosen)
    .offered({})
    .map(({ label }) => label)

it.each([
  [['CO'], ['Select a state', 'Colorado']],
  [
    ['NE', 'KS', 'XX'],
    ['Select a state', 'Kansas', 'Nebraska'],
  ],
  // By their names, not by their codes.
  [
    ['WV', 'WI', 'AK', 'AL'],
    ['Select a state', 'Alabama', 'Alaska', 'West Virginia', 'Wisconsin'],
  ],
])('are those the tenant serves: %j', (served, labels) => {
  expect(offered(served)).toEqual(labels)
})

it('are also what was chosen while the tenant still served it', () => {
  expect(offered(['KS'], ['', 'Colorado'])).toEqual(['Select a state', 'Colorado', 'Kansas'])
})
