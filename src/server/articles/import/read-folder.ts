import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { importLimits, Unreadable, type OldSite, type ImportedPost, type Loss } from './imported-post.ts'
import { readPostFile, type MarkdownToHtml } from './read-post-file.ts'

/** Every HTML and Markdown file in a folder and those in it, as posts. */
export async function readFolder(folder: string, toHtml: MarkdownToHtml): Promise<OldSite> {
  const posts: ImportedPost[] = []
  const losses: Loss[] = []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  // Links are not followed: where they lead nobody meant to bring.
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, ''))
    .filter((path) => isPost.test(path) && !path.split('/').some((part) => part.startsWith('.') || part === 'node_modules'))
    .toSorted()
  if (paths.length > importLimits.posts)
    throw new Unreadable(`There are more than ${importLimits.posts.toLocaleString('en-US')} files in this folder.`)
  if (paths.length === 0) throw new Unreadable('There is no .md or .html file in this folder.')
  for (const path of paths) {
    try {
      const said: string[] = []
      const post = readPostFile({ path, text: await readText(join(folder, path)) }, toHtml, (words) => said.push(words))
      posts.push(post)
      losses.push(...said.map((words) => ({ of: post.title || post.origin, words })))
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      losses.push({ of: path, words: error.message })
    }
  }
  return { posts, losses, site: '' }
}

const isPost = /\.(?:md|markdown|html?)$/i

async function readText(file: string): Promise<string> {
  const { size } = await stat(file)
  if (size > importLimits.folderFileBytes) throw new Unreadable('It is larger than 2 MB and was left out.')
  return readFile(file, 'utf8')
}
