import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readLearnt, writeLearnt } from './learnt-files.ts'

it('reads what was written, each weight within half a step of its sign', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-learnt-'))
  const signs = new Map([
    ['roof', 0],
    ['my roof', 1],
    ['hail', 2],
  ])
  const weights = Float32Array.of(1.5, -0.25, 0.1, 0, 0, 0)
  const learnt = { destinations: ['claims', 'pay'], ways: 8, words: ['my', 'roof'] }
  try {
    writeLearnt({ ...learnt, signs, said: [3, 1, 2], weights }, folder)
    const read = readLearnt(folder)
    expect(read).toMatchObject(learnt)
    expect([read.signs.size, read.signs.has('sleet'), read.signs.get('sleet')]).toEqual([3, false, undefined])
    for (const [sign, place] of signs) {
      const at = read.signs.get(sign) ?? -1
      expect(read.said[at]).toBe([3, 1, 2][place])
      for (const to of [0, 1])
        expect(read.weights[2 * at + to] * (read.steps?.[at] ?? 0)).toBeCloseTo(weights[2 * place + to], place === 0 ? 2 : 3)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
