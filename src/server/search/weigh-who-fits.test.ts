import { expect, it } from 'vitest'
import type { Listed } from '../agents/small-directory.ts'
import { createWeighWhoFits } from './weigh-who-fits.ts'

it('reads how agents are called once for all who ask', async () => {
  let read = 0
  const content = {
    city: 'Fort Morgan',
    get title() {
      read += 1
      return 'Rafael Montoya'
    },
  }
  const directory = [{ stored: { content } } as unknown as Listed]
  const weigh = createWeighWhoFits({
    directoryOf: async () => directory,
    findAgentsSaying: async () => [],
    stemsOf: async (words) => [...words],
  })
  for (const word of ['montoya', 'rafael', 'somebody else called montoya'])
    expect((await weigh('windbreak', word.split(' '))).map(({ listed }) => listed)).toEqual(directory)
  expect(read).toBe(1)
})
