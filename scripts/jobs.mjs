// npm run jobs: of what is built, as the site is; of the source where nothing is built yet.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const built = resolve('build/server/jobs-command.js')
await import(existsSync(built) ? pathToFileURL(built).href : '../src/server/stopped-work/jobs-command.ts')
