import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, link, lstat, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

export type KeptFile = { path: string; bytes: number; sha256: string }

/** Copies the files below a folder, those being written left out, or `paths` alone; answers what was copied. `linked` gives them a second name where the disk can. */
export async function copyFiles(
  from: string,
  to: string,
  { linked = false, paths }: { linked?: boolean | undefined; paths?: readonly string[] } = {},
): Promise<KeptFile[]> {
  const copied: KeptFile[] = []
  for (const path of paths ?? (await listFiles(from))) {
    const target = join(to, path)
    await mkdir(dirname(target), { recursive: true })
    try {
      if (!linked || !(await isLinked(join(from, path), target))) await copyDurably(join(from, path), target)
    } catch (error) {
      // Removed since it was listed: what forgets files of visitors goes on meanwhile.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue
      throw error
    }
    copied.push({ path, ...(await describeFile(target)) })
  }
  return copied
}

/** Of a file as it lies there; throws for what is none, or only leads to one. */
export async function describeFile(path: string): Promise<{ bytes: number; sha256: string }> {
  if (!(await lstat(path)).isFile()) throw new Error(`${path} is no file`)
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer)
    bytes += (chunk as Buffer).length
  }
  return { bytes, sha256: hash.digest('hex') }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('.unfinished'))
    .toSorted()
}

const isLinked = (from: string, to: string) =>
  link(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw error
      return false
    },
  )

async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  const file = await open(to, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
