import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readLearnt, writeLearnt } from './learnt-files.ts'

it('reads what was written, in halves of single floats', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-learnt-'))
  const signs = new Map([
    ['roof', 0],
    ['my roof', 1],
  ])
  const learnt = { destinations: ['claims', 'pay'], signs, said: [3, 1], ways: 8, words: ['my', 'roof'] }
  try {
    writeLearnt({ ...learnt, weights: Float32Array.of(1.5, -0.25, 0.1, 0) }, folder)
    expect(readLearnt(folder)).toEqual({ ...learnt, said: Uint16Array.of(3, 1), weights: Float16Array.of(1.5, -0.25, 0.1, 0) })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
