import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files copied at once: twice what Node's own pool works at, and far from the 1,024 a system may allow to be open. */
const together = 8

/** Copies a folder whole or not at all: the copy gets its name once every file of it is on the disk. */
export async function copyFolderDurably(from: string, to: string): Promise<void> {
  const copy = `${to}.new`
  await rm(copy, { recursive: true, force: true })
  try {
    await fillCopy(from, copy)
    await rename(copy, to)
  } catch (error) {
    // A full disk has no room for what is of no use. Why it failed is what is to be told, whether that can be removed or not.
    await rm(copy, { recursive: true, force: true }).catch(() => {})
    throw error
  }
  await syncFolder(dirname(to))
}

async function fillCopy(from: string, copy: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const paths = (are: boolean) =>
    entries.filter((entry) => entry.isDirectory() === are).map(({ parentPath, name }) => join(parentPath, name).slice(from.length))
  const folders = ['', ...paths(true)].map((path) => copy + path)
  for (const folder of folders) await mkdir(folder, { recursive: true })
  await eachOf(paths(false), async (path) => {
    const handle = await open(copy + path, 'w')
    try {
      await handle.writeFile(await readFile(from + path))
      await handle.sync()
    } finally {
      await handle.close()
    }
  })
  await eachOf(folders, syncFolder)
}

async function eachOf<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const next = async () => {
    for (const item of waiting) await work(item)
  }
  // Whoever hears that one failed finds none of the others at work.
  const ended = await Promise.allSettled(Array.from({ length: together }, next))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
