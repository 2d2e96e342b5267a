import { expect, it } from 'vitest'
import type { OpenDatabase } from '../db/database.ts'
import { followContentVersions, type Changed } from './content-version.ts'

/** A node that begins at version 10, and what it hears of others. */
async function begin() {
  const stored = [{ tenant: 'windbreak', version: 10 }]
  let hear: (payload: string) => void = () => {}
  let miss: () => void = () => {}
  const db = { select: () => ({ from: async () => stored }) }
  const listen: OpenDatabase['listen'] = async (_channel, heard, missed) => {
    hear = heard
    miss = missed
  }
  const versions = await followContentVersions({ db, listen } as unknown as OpenDatabase)
  versions.stop()
  return {
    saves: (version: number, changed?: Changed) => versions.reached('windbreak', version, changed),
    hears: (...told: [version: number, changed?: Changed]) => hear(JSON.stringify(['windbreak', ...told])),
    async misses(version: number) {
      stored[0].version = version
      miss()
      await new Promise(setImmediate)
    },
    known: () => [versions.of('windbreak'), versions.items.of('windbreak')],
  }
}

it('knows how far the content is, and what is not of sections alone', async () => {
  const node = await begin()
  expect(node.known()).toEqual([10, 10])
  node.saves(11, 'section')
  node.hears(11, 'section')
  expect(node.known()).toEqual([11, 10])
  node.hears(12, 'section')
  expect(node.known()).toEqual([12, 10])
  node.hears(13, 'anything')
  expect(node.known()).toEqual([13, 13])
  node.saves(14)
  expect(node.known()).toEqual([14, 14])
})

it('takes what it did not hear of for anything, and what an older release says too', async () => {
  const node = await begin()
  node.saves(12, 'section')
  expect(node.known()).toEqual([12, 12])
  node.hears(11, 'anything')
  node.hears(12, 'section')
  expect(node.known()).toEqual([12, 12])
  node.hears(13)
  expect(node.known()).toEqual([13, 13])
  await node.misses(15)
  expect(node.known()).toEqual([15, 15])
  await node.misses(15)
  node.saves(16, 'section')
  expect(node.known()).toEqual([16, 15])
})
