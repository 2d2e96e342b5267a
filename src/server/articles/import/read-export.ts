import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { importLimits, Unreadable, type OldSite } from './imported-post.ts'
import { markdownToHtml } from './markdown-to-html.ts'
import { readFolder } from './read-folder.ts'
import { readGhost } from './read-ghost.ts'
import { readWxr } from './read-wxr.ts'

export interface ReadExport {
  oldSite: OldSite
  /** Where its pictures may be, unless somebody names another folder. */
  folder: string
}

/** An export by what it is: a folder of HTML and Markdown, XML of WordPress or JSON of Ghost. Throws `Unreadable`. */
export async function readExport(path: string, site = ''): Promise<ReadExport> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new Unreadable(`There is no ${path}.`)
  if (found.isDirectory()) return { oldSite: { ...(await readFolder(path, markdownToHtml)), site }, folder: path }
  if (found.size > importLimits.fileBytes)
    throw new Unreadable(`A file of more than ${importLimits.fileBytes / 1_000_000} MB is not read; export it in parts.`)
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '')
  const isJson = /^\s*[{[]/.test(text.slice(0, 1000))
  const oldSite = isJson ? readGhost(text, site) : readWxr(text)
  if (oldSite.posts.length > importLimits.posts)
    throw new Unreadable(`There are more than ${importLimits.posts.toLocaleString('en-US')} posts in this file; export it in parts.`)
  return { oldSite, folder: dirname(path) }
}
