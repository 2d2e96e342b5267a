import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeError } from '../http/describe-error.ts'

/**
 * The embedded database is one process's alone, so a backup of a running site is made by the site: it is asked by a file in the
 * data folder, where nobody writes who may not read everything anyway, and answers by another.
 */
const asked = 'backup-asked'
const answered = 'backup-answered'
const lookMs = 500

type Answer = { path: string } | { failed: string }

/** Has the running site make one into the folder `into`; waits as long as it takes, and for `seconds` until it is begun. */
export async function askForBackup(dataDir: string, into: string, seconds = 30): Promise<Answer> {
  await rm(join(dataDir, answered), { force: true })
  await writeWhole(join(dataDir, asked), into)
  for (let waited = 0; !existsSync(join(dataDir, answered)); waited += lookMs) {
    if (waited > seconds * 1000 && existsSync(join(dataDir, asked))) {
      await rm(join(dataDir, asked), { force: true })
      return { failed: `The process that uses ${dataDir} does not answer.` }
    }
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
  const answer = JSON.parse(await readFile(join(dataDir, answered), 'utf8')) as Answer
  await rm(join(dataDir, answered), { force: true })
  return answer
}

/** Answers those who ask, until it is told to stop. */
export function answerBackups(dataDir: string, make: (into: string) => Promise<{ path: string }>): () => Promise<void> {
  let working: Promise<void> | undefined
  const timer = setInterval(() => {
    if (!working && existsSync(join(dataDir, asked))) working = answer().finally(() => (working = undefined))
  }, lookMs).unref()

  async function answer(): Promise<void> {
    const told = await readFile(join(dataDir, asked), 'utf8')
      .then(async (into) => {
        await rm(join(dataDir, asked), { force: true })
        return make(into)
      })
      .then(
        ({ path }): Answer => ({ path }),
        (error: Error): Answer => ({ failed: describeError(error).message }),
      )
    await writeWhole(join(dataDir, answered), JSON.stringify(told)).catch(() => {})
  }

  return async () => {
    clearInterval(timer)
    await working
  }
}

async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text, { mode: 0o600 })
  await rename(`${path}.new`, path)
}
