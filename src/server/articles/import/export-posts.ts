import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../db/database.ts'
import type { Warn } from '../../http/warn.ts'
import type { PictureStore } from '../../media/picture-store.ts'
import { postsToExport } from './posts-to-export.ts'
import { writePostFile, type ExportedPost } from './write-post-file.ts'

type Needs = { db: Db; tenant: string; warn: Warn; pictures: Pick<PictureStore, 'find'> }

/** Writes every article as Markdown into a folder, and beside them the pictures they show. */
export async function exportPosts(
  folder: string,
  { pictures, ...needs }: Needs,
): Promise<{ posts: number; pictures: number; missing: string[] }> {
  const kept = new Map<string, string | undefined>()
  await mkdir(join(folder, 'pictures'), { recursive: true })

  /** Where a picture is in the folder; undefined where its file is gone. */
  async function pathOf(name: string): Promise<string | undefined> {
    if (!kept.has(name)) kept.set(name, await writePicture(name))
    return kept.get(name)
  }

  async function writePicture(name: string): Promise<string | undefined> {
    const file = await pictures.find(name)
    if (!file) return undefined
    const path = `pictures/${name}.${file.type === 'image/png' ? 'png' : 'jpg'}`
    await writeFile(join(folder, path), await file.open())
    return path
  }

  async function withPictures(post: ExportedPost): Promise<ExportedPost> {
    const names = new Set([...`${post.image} ${post.html}`.matchAll(uploaded)].map(([, name]) => name))
    const paths = new Map<string, string>()
    for (const name of names) {
      const path = await pathOf(name)
      if (path !== undefined) paths.set(name, path)
    }
    const replaced = (text: string) => text.replace(uploaded, (whole, name: string) => paths.get(name) ?? whole)
    return { ...post, image: replaced(post.image), html: replaced(post.html) }
  }

  let posts = 0
  for await (const post of postsToExport(needs)) {
    const { path, text } = writePostFile(await withPictures(post))
    await writeFile(join(folder, path), text)
    posts++
  }
  const missing = [...kept].filter(([, path]) => path === undefined).map(([name]) => `/media/${name}`)
  return { posts, pictures: kept.size - missing.length, missing }
}

const uploaded = /\/media\/([0-9a-f]{40}-\d{1,5}x\d{1,5})(?:\/\d{1,5}\.(?:avif|webp))?/g
