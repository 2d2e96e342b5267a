import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLocalFiles } from '../../src/server/media/local-files.ts'
import { BadSetting } from '../../src/server/settings.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shelterbelt-files-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

describe('local files', () => {
  it('syncs a file and every folder its name is new in', async () => {
    const handle = await open(folder, 'r')
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync')
    await handle.close()
    const files = createLocalFiles(folder)
    await files.put('one/two/file', 'x')
    expect(sync).toHaveBeenCalledTimes(4)
    await files.put('one/two/file', 'xyz')
    expect(sync).toHaveBeenCalledTimes(6)
    expect(await files.get('one/two/file')).toBe('xyz')
  })

  it('leaves nothing of what could not be written', async () => {
    const files = createLocalFiles(folder)
    await files.put('taken/inner', 'x')
    await expect(files.put('taken', 'x')).rejects.toThrow(/taken/)
    expect(readdirSync(join(folder, '.unfinished'))).toEqual([])
  })

  it('sweeps up what a crash left, but not what somebody else is writing', () => {
    createLocalFiles(folder)
    writeFileSync(join(folder, '.unfinished', 'old'), '')
    utimesSync(join(folder, '.unfinished', 'old'), new Date(0), new Date(0))
    writeFileSync(join(folder, '.unfinished', 'fresh'), '')
    createLocalFiles(folder)
    expect(readdirSync(join(folder, '.unfinished'))).toEqual(['fresh'])
  })

  it('says in one sentence that a folder cannot be written', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(() => createLocalFiles(join(folder, 'file', 'media'))).toThrow(BadSetting)
  })
})
