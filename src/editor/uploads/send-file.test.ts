import { expect, it } from 'vitest'
import { fileWords } from './send-file.ts'

it('tells a file by name and size', () => {
  expect(fileWords({ name: 'barn.png', size: 217_088 })).toBe('barn.png, 212 KB')
  expect(fileWords({ name: 'dot.png', size: 90 })).toBe('dot.png, 1 KB')
  expect(fileWords({ name: 'field.png', size: 41_019_392 })).toBe('field.png, 39.1 MB')
  expect(fileWords({ name: 'field.png', size: 1024 * 1024 })).toBe('field.png, 1 MB')
})
