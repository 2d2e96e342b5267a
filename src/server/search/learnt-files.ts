import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { understandBy, type Learnt } from './learnt.ts'

/** What was learnt while building (scripts/learn-how-people-ask.ts), since learning takes ten times the memory that knowing does. */
export const learntFolder = 'build/meaning'

/** The words people ask with, as they say them, each once. */
export type Said = { words: readonly string[] }

/** As it is written beside the weights, which are a file of halves of single floats. */
type Written = Said & Pick<Learnt, 'destinations' | 'ways'> & { signs: readonly string[]; said: readonly number[] }

const filesIn = (folder: string) => ({ signs: join(folder, 'signs.json'), weights: join(folder, 'weights.bin') })

export function writeLearnt({ destinations, signs, said, ways, weights, words }: Learnt & Said, folder = learntFolder): void {
  const files = filesIn(folder)
  mkdirSync(folder, { recursive: true })
  const written: Written = { destinations, ways, words, signs: [...signs.keys()], said: Array.from(said) }
  writeFileSync(files.signs, JSON.stringify(written))
  writeFileSync(files.weights, Float16Array.from(weights))
}

export function readLearnt(folder = learntFolder): Learnt & Said {
  const files = filesIn(folder)
  const { signs, said, ...rest } = JSON.parse(readFileSync(files.signs, 'utf8')) as Written
  const bytes = readFileSync(files.weights)
  const weights = new Float16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
  if (weights.length !== signs.length * rest.destinations.length || said.length !== signs.length)
    throw new Error(`${folder} is of two builds: please build again`)
  return { ...rest, signs: new Map(signs.map((sign, place) => [sign, place])), said: Uint16Array.from(said), weights }
}

let known: ReturnType<typeof howPeopleAskIn> | undefined

/** Of how people ask, read when it is asked for first and once for all sites of a process. */
export const howPeopleAsk = () => (known ??= howPeopleAskIn(learntFolder))

function howPeopleAskIn(folder: string) {
  const learnt = readLearnt(folder)
  return { ...understandBy(learnt), words: learnt.words }
}
