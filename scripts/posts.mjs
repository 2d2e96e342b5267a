// npm run import:posts, npm run export:posts: of what is built, as the site is; of the source where nothing is built yet.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const built = resolve('build/server/posts-command.js')
await import(existsSync(built) ? pathToFileURL(built).href : '../src/server/articles/import/posts-command.ts')
