import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BadSetting } from '../bad-setting.ts'
import { addKeyToFolder, keyRingInFolder, keyRingOfFolder } from './key-ring-file.ts'

const now = new Date('2026-11-22T08:00:00Z')
let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shelterbelt-keys-'))
  path = join(folder, 'data-keys')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the key file of a data folder', () => {
  it('is made once, for its owner alone, and leaves nothing half made beside it', () => {
    const first = keyRingOfFolder(folder, { closed: false, now })
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(keyRingOfFolder(folder, { closed: true, now }).keys).toEqual(first.keys)
    expect(readdirSync(folder).toSorted()).toEqual(['data-keys', 'data-keys.lock'])
  })

  it('is not made again where something was closed with the one that is gone', () => {
    const gone = `The key file ${path} is gone, and what visitors sent cannot be opened without it: bring it back from a backup.`
    expect(() => keyRingOfFolder(folder, { closed: true, now })).toThrow(new BadSetting(gone))
    expect(readdirSync(folder)).toEqual([])
  })

  it.each([0o640, 0o604, 0o666])('is refused where others can read it: %o', (mode) => {
    keyRingOfFolder(folder, { closed: false, now })
    chmodSync(path, mode)
    expect(() => keyRingOfFolder(folder, { closed: false, now })).toThrow(
      new BadSetting(`The key file ${path} can be read by others on this machine: chmod 600 ${path}`),
    )
  })

  it.each([
    ['cut', (text: string) => text.slice(0, -20)],
    ['empty', () => ''],
    ['something else', () => '{"keys": []}'],
    ['far too long', () => `a:${'x'.repeat(70_000)}`],
  ])('is refused when it is damaged: %s', (_what, damage) => {
    keyRingOfFolder(folder, { closed: false, now })
    const damaged = damage(readFileSync(path, 'utf8'))
    writeFileSync(path, damaged)
    expect(() => keyRingOfFolder(folder, { closed: false, now })).toThrow(BadSetting)
    // Whatever is left of it may still be mended.
    expect(readFileSync(path, 'utf8')).toBe(damaged)
  })

  it('takes a new key before the others, which the ring that was read finds', () => {
    const ring = keyRingOfFolder(folder, { closed: false, now })
    const added = [addKeyToFolder(folder, now), addKeyToFolder(folder, now)]
    const after = ring.readAgain?.()
    expect(after?.keys.map(({ id }) => id)).toEqual([...added.toReversed(), ring.keys[0].id])
    expect(after?.search).toEqual(ring.search)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(keyRingInFolder(folder).keys).toEqual(after?.keys)
  })

  it('takes no key where there is none yet', () => {
    expect(() => addKeyToFolder(folder, now)).toThrow(BadSetting)
  })
})
