import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files copied at once: twice what Node's own pool works at, and far from the 1,024 a system may allow to be open. */
const together = 8

/** Copies a folder whole or not at all: the copy gets its name once every file of it is on the disk. */
export async function copyFolderDurably(from: string, to: string): Promise<void> {
  const copy = `${to}.new`
  await rm(copy, { recursive: true, force: true })
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
  await rename(copy, to)
  await syncFolder(dirname(to))
}

async function eachOf<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const next = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: together }, next))
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
