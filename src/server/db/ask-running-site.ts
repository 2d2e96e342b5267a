import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lockFolder } from './lock-folder.ts'

/** What a running site can be asked for by a command: `name` begins the names of its files, `done` says what was to be. */
export interface Asking {
  name: string
  done: string
}

/**
 * The embedded database is one process's alone, so what a command wants of it is done by the site that runs: it is asked by a file in the
 * data folder, where nobody writes who may not read everything anyway, and answers by another. Each who asks has files of their own.
 */
const askedOf = ({ name }: Asking, asker: string) => `${name}-asked-${asker}`
const workingFor = ({ name }: Asking, asker: string) => `${name}-making-${asker}`
const answeredTo = ({ name }: Asking, asker: string) => `${name}-answered-${asker}`
const asksFor = ({ name }: Asking) => new RegExp(`^${name}-asked-([\\w-]+)$`)
const ofAsking = ({ name }: Asking) => new RegExp(`^${name}-(asked|making|answered)-[\\w-]+(\\.new)?$`)
const lookMs = 500
/** Whether the site still runs is looked at less often: whoever looks holds its folder for a moment, and a site that starts then would be refused. */
const lookForSiteMs = 2000

export type Answer = { told: string } | { failed: string }

/** Has the running site do what `words` say; waits as long as it takes while the site runs, and for `seconds` until it is begun. */
export async function askRunningSite(asking: Asking, dataDir: string, words: string, seconds = 30): Promise<Answer> {
  const asker = randomUUID()
  const [asked, working, answered] = [askedOf, workingFor, answeredTo].map((nameFor) => join(dataDir, nameFor(asking, asker)))
  await writeWhole(asked, words)
  for (let waited = 0; !existsSync(answered); waited += lookMs) {
    // It may have answered, and ended then.
    const isLost = () => (!existsSync(asked) && !existsSync(working)) || hasEnded(dataDir)
    if (waited % lookForSiteMs === lookMs && isLost() && !existsSync(answered)) {
      for (const left of [asked, working]) await rm(left, { force: true })
      return { failed: `The process that used ${dataDir} ended before ${asking.done}.` }
    }
    if (waited > seconds * 1000 && existsSync(asked)) {
      await rm(asked, { force: true })
      return { failed: `The process that uses ${dataDir} does not answer.` }
    }
    await pause(lookMs)
  }
  const answer = JSON.parse(await readFile(answered, 'utf8')) as Answer
  await rm(answered, { force: true })
  return answer
}

/** True where nobody holds the folder: a site lets go of it when it dies, however it dies. */
function hasEnded(dataDir: string): boolean {
  try {
    lockFolder(dataDir)()
    return true
  } catch {
    return false
  }
}

type Answering = {
  dataDir: string
  /** Does what the words say, and tells of it. */
  work(words: string): Promise<string>
  /** Why it could not be done, in a sentence. */
  failureOf(error: unknown): string
}

/** Answers those who ask, until it is told to stop. Who asks while one is worked for is worked for beside it, and is not left to wonder. */
export function answerAsked(asking: Asking, { dataDir, work, failureOf }: Answering): () => Promise<void> {
  const working = new Set<Promise<void>>()
  let looking: Promise<void> | undefined = removeLeft(asking, dataDir).finally(() => (looking = undefined))
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined))
  }, lookMs).unref()

  async function look(): Promise<void> {
    const names = await readdir(dataDir).catch(() => [])
    for (const asker of names.flatMap((name) => asksFor(asking).exec(name)?.[1] ?? [])) {
      const words = await take(join(dataDir, askedOf(asking, asker)), join(dataDir, workingFor(asking, asker)))
      if (words === undefined) continue
      const one: Promise<void> = answer(asker, words).finally(() => working.delete(one))
      working.add(one)
    }
  }

  async function answer(asker: string, words: string): Promise<void> {
    const told = await work(words).then(
      (said): Answer => ({ told: said }),
      (error: unknown): Answer => ({ failed: failureOf(error) }),
    )
    await writeWhole(join(dataDir, answeredTo(asking, asker)), JSON.stringify(told)).catch(() => {})
    await rm(join(dataDir, workingFor(asking, asker)), { force: true }).catch(() => {})
  }

  return async () => {
    clearInterval(timer)
    await looking
    await Promise.all(working)
  }
}

/** What is of the time before this process: nobody waits for it any more, or is told by its being gone that whoever worked for them ended. */
async function removeLeft(asking: Asking, dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir).catch(() => [])) {
    const path = join(dataDir, name)
    const made = ofAsking(asking).test(name) ? await stat(path).catch(() => undefined) : undefined
    if (made && made.mtimeMs < performance.timeOrigin) await rm(path, { force: true }).catch(() => {})
  }
}

/** What is asked for; undefined where whoever asked has given it up, or it cannot be read. Who asked sees by `working` that it is being done. */
async function take(asked: string, working: string): Promise<string | undefined> {
  try {
    const words = await readFile(asked, 'utf8')
    await rename(asked, working)
    return words
  } catch {
    return undefined
  }
}

async function writeWhole(path: string, text: string): Promise<void> {
  try {
    await writeFile(`${path}.new`, text, { mode: 0o600 })
    await rename(`${path}.new`, path)
  } catch (error) {
    // A full disk makes the file and keeps nothing of it. Why it failed is what is to be told, whether that can be removed or not.
    await rm(`${path}.new`, { force: true }).catch(() => {})
    throw error
  }
}
