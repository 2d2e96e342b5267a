import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inMegabytes, pictureLimits } from '../../../nouns/picture-limits.ts'

/** A picture's bytes, or why they could not be had. */
export type FoundPicture = { bytes: Uint8Array } | { lost: string }

/** Finds a picture by the address it had; undefined where this place has none such. `near` is the folder of the post. */
export type FindPicture = (src: string, near: string) => Promise<FoundPicture | undefined>

/**
 * Pictures in a folder, by the end of the address they had: of "https://old.example/wp-content/uploads/2019/05/barn-300x200.png"
 * the file "uploads/2019/05/barn.png" where it is there, since WordPress names its smaller copies so.
 */
export async function localPictures(folder: string): Promise<FindPicture> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const byName = new Map<string, string[]>()
  for (const entry of entries) {
    // Links are not followed: where they lead nobody meant to bring.
    if (!entry.isFile() || !isPicture.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, '')
    byName.set(entry.name, [...(byName.get(entry.name) ?? []), path])
  }

  return async (src, near) => {
    const wanted = partsOf(src)
    const name = wanted.at(-1)
    if (name === undefined) return undefined
    const path = nearest(byName.get(name) ?? [], wanted, near) ?? nearest(byName.get(name.replace(smallerCopy, '')) ?? [], wanted, near)
    if (path === undefined) return undefined
    const file = join(folder, path)
    const { size } = await stat(file)
    if (size > pictureLimits.bytes) return { lost: `it is larger than ${inMegabytes(pictureLimits.bytes)}` }
    return { bytes: await readFile(file) }
  }
}

const isPicture = /\.(?:png|jpe?g|webp|gif|avif)$/i
const smallerCopy = /-\d{1,5}x\d{1,5}(?=\.\w+$)/

/** The folders and the name in an address, as files are named. */
function partsOf(src: string): string[] {
  const path = URL.canParse(src, 'https://old.example') ? new URL(src, 'https://old.example').pathname : ''
  return path.split('/').flatMap((part) => {
    try {
      return part === '' ? [] : [decodeURIComponent(part)]
    } catch {
      return [part]
    }
  })
}

/**
 * Of files of one name the one whose folders agree the longest with the address; of those that agree alike, the one beside the
 * post. One in a folder of another name is another picture, though it is called the same.
 */
function nearest(paths: readonly string[], wanted: readonly string[], near: string): string | undefined {
  const agreeing = (path: string) => {
    const parts = path.split('/').slice(0, -1).toReversed()
    const asked = wanted.slice(0, -1).toReversed()
    const differs = parts.findIndex((part, index) => part !== asked[index])
    return differs === -1 ? parts.length : differs
  }
  const isNear = (path: string) => (near !== '' && path.startsWith(`${near}/`) ? 1 : 0)
  const may = (path: string) => agreeing(path) > 0 || !path.includes('/') || folderOf(path) === near
  return paths.filter(may).toSorted((a, b) => agreeing(b) - agreeing(a) || isNear(b) - isNear(a) || a.length - b.length)[0]
}

const folderOf = (path: string) => path.split('/').slice(0, -1).join('/')
