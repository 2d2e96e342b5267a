import { expect, it } from 'vitest'
import { fileWords } from './send-file.ts'

it('tells a file by name and size', () => {
  expect(fileWords({ name: 'barn.png', size: 217_088 })).toBe('barn.png, 212 KB')
  expect(fileWords({ name: 'dot.png', size: 90 })).toBe('dot.png, 1 KB')
})
