import { expect, it } from 'vitest'
import { usualBuffers, usualConnections } from './this-machine.ts'

const megabyte = 1024 ** 2
const inMegabytes = (data: number, memory: number) => usualBuffers(data * megabyte, memory * megabyte) / megabyte

it('keeps a quarter of the data in memory: no less than is needed, no more than a sixteenth of the memory, and never more than 128 MB', () => {
  expect([10, 200, 5000].map((data) => inMegabytes(data, 8192))).toEqual([16, 50, 128])
  expect([10, 200, 5000].map((data) => inMegabytes(data, 512))).toEqual([16, 32, 32])
  expect([10, 200, 5000].map((data) => inMegabytes(data, 256))).toEqual([16, 16, 16])
})

it('lets in as many as it may have files open for, beside its own, and 2,000 at the most', () => {
  expect([Infinity, 20_000, 1024, 512].map(usualConnections)).toEqual([2000, 2000, 384, 128])
})
