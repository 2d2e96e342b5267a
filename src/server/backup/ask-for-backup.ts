import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lockFolder } from '../db/lock-folder.ts'
import { describeError } from '../http/describe-error.ts'
import { isDiskFull } from '../http/errors.ts'

/**
 * The embedded database is one process's alone, so a backup of a running site is made by the site: it is asked by a file in the
 * data folder, where nobody writes who may not read everything anyway, and answers by another. Each who asks has files of their own.
 */
const askedOf = (asker: string) => `backup-asked-${asker}`
const makingFor = (asker: string) => `backup-making-${asker}`
const answeredTo = (asker: string) => `backup-answered-${asker}`
const asksFor = /^backup-asked-([\w-]+)$/
const ofAsking = /^backup-(asked|making|answered)-[\w-]+(\.new)?$/
const lookMs = 500
/** Whether the site still runs is looked at less often: whoever looks holds its folder for a moment, and a site that starts then would be refused. */
const lookForSiteMs = 2000

type Answer = { path: string } | { failed: string }

/** Has the running site make one into the folder `into`; waits as long as it takes while the site runs, and for `seconds` until it is begun. */
export async function askForBackup(dataDir: string, into: string, seconds = 30): Promise<Answer> {
  const asker = randomUUID()
  const [asked, making, answered] = [askedOf, makingFor, answeredTo].map((nameFor) => join(dataDir, nameFor(asker)))
  await writeWhole(asked, into)
  for (let waited = 0; !existsSync(answered); waited += lookMs) {
    // It may have answered, and ended then.
    const isLost = () => (!existsSync(asked) && !existsSync(making)) || hasEnded(dataDir)
    if (waited % lookForSiteMs === lookMs && isLost() && !existsSync(answered)) {
      for (const left of [asked, making]) await rm(left, { force: true })
      return { failed: `The process that used ${dataDir} ended before the backup was made.` }
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

/** Answers those who ask, until it is told to stop. Who asks while one is made has another made beside it, and is not left to wonder. */
export function answerBackups(dataDir: string, make: (into: string) => Promise<{ path: string }>): () => Promise<void> {
  const working = new Set<Promise<void>>()
  let looking: Promise<void> | undefined = removeLeft(dataDir).finally(() => (looking = undefined))
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined))
  }, lookMs).unref()

  async function look(): Promise<void> {
    const names = await readdir(dataDir).catch(() => [])
    for (const asker of names.flatMap((name) => asksFor.exec(name)?.[1] ?? [])) {
      const into = await take(join(dataDir, askedOf(asker)), join(dataDir, makingFor(asker)))
      if (into === undefined) continue
      const work: Promise<void> = answer(asker, into).finally(() => working.delete(work))
      working.add(work)
    }
  }

  async function answer(asker: string, into: string): Promise<void> {
    const told = await make(into).then(
      ({ path }): Answer => ({ path }),
      (error: Error): Answer => ({ failed: isDiskFull(error) ? 'its disk is full.' : describeError(error).message }),
    )
    await writeWhole(join(dataDir, answeredTo(asker)), JSON.stringify(told)).catch(() => {})
    await rm(join(dataDir, makingFor(asker)), { force: true }).catch(() => {})
  }

  return async () => {
    clearInterval(timer)
    await looking
    await Promise.all(working)
  }
}

/** What is of the time before this process: nobody waits for it any more, or is told by its being gone that whoever made it ended. */
async function removeLeft(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir).catch(() => [])) {
    const path = join(dataDir, name)
    const made = ofAsking.test(name) ? await stat(path).catch(() => undefined) : undefined
    if (made && made.mtimeMs < performance.timeOrigin) await rm(path, { force: true }).catch(() => {})
  }
}

/** What is asked for; undefined where whoever asked has given it up, or it cannot be read. Who asked sees by `making` that it is being made. */
async function take(asked: string, making: string): Promise<string | undefined> {
  try {
    const into = await readFile(asked, 'utf8')
    await rename(asked, making)
    return into
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
