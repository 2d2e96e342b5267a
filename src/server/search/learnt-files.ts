import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { understandBy, type Learning, type Learnt } from './learnt.ts'
import { numberSigns, signsOfNumbers } from './places-of-signs.ts'

/** What was learnt while building (scripts/learn-how-people-ask.ts), since learning takes ten times the memory that knowing does. */
export const learntFolder = 'build/meaning'

/** The words people ask with, as they say them, each once. */
export type Said = { words: readonly string[] }

/** As it is written beside the numbers: those of the signs, the steps of each, how many ways have it, and its weights in steps. */
type Written = Said & Pick<Learnt, 'destinations' | 'ways'> & { seed: number; signs: number }

const filesIn = (folder: string) => ({ words: join(folder, 'words.json'), numbers: join(folder, 'numbers.bin') })

/** More steps than these no byte holds. */
const mostSteps = 127

export function writeLearnt({ destinations, signs, said, ways, weights, words }: Learning & Said, folder = learntFolder): void {
  const files = filesIn(folder)
  const { seed, numbers, order } = numberSigns([...signs.keys()])
  const width = destinations.length
  const rows = order.map((place) => weights.subarray(place * width, (place + 1) * width))
  const steps = Float32Array.from(rows, (row) => row.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / mostSteps || 1)
  const inSteps = Int8Array.from({ length: weights.length }, (_each, at) =>
    Math.round(rows[Math.floor(at / width)][at % width] / steps[Math.floor(at / width)]),
  )
  mkdirSync(folder, { recursive: true })
  const written: Written = { destinations, ways, words, seed, signs: numbers.length }
  writeFileSync(files.words, JSON.stringify(written))
  const all = [numbers, steps, Uint16Array.from(order, (place) => said[place]), inSteps]
  writeFileSync(files.numbers, Buffer.concat(all.map(({ buffer }) => Buffer.from(buffer))))
}

export function readLearnt(folder = learntFolder): Learnt & Said {
  const files = filesIn(folder)
  const { seed, signs, ...rest } = JSON.parse(readFileSync(files.words, 'utf8')) as Written
  const { buffer, byteOffset, length } = readFileSync(files.numbers)
  const size = signs * rest.destinations.length
  if (length !== signs * (4 + 4 + 2) + size) throw new Error(`${folder} is of two builds: please build again`)
  return {
    ...rest,
    signs: signsOfNumbers(new Uint32Array(buffer, byteOffset, signs), seed),
    steps: new Float32Array(buffer, byteOffset + 4 * signs, signs),
    said: new Uint16Array(buffer, byteOffset + 8 * signs, signs),
    weights: new Int8Array(buffer, byteOffset + 10 * signs, size),
  }
}

let known: ReturnType<typeof howPeopleAskIn> | undefined

/** Of how people ask, read when it is asked for first and once for all sites of a process. */
export const howPeopleAsk = () => (known ??= howPeopleAskIn(learntFolder))

function howPeopleAskIn(folder: string) {
  const learnt = readLearnt(folder)
  return { ...understandBy(learnt), words: learnt.words }
}
