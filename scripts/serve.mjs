// `npm run serve` serves what was built elsewhere, with the packages of a production install (npm install --omit=dev) alone.
import { existsSync } from 'node:fs'
import { ownNode } from './own-node.mjs'
import { serveSite } from './serve-site.mjs'

const node = existsSync(ownNode) ? ownNode : process.execPath

if (node === process.execPath && Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`A production install runs on Node 24 or later; this is ${process.versions.node}.`)
  process.exit(1)
}
serveSite(node)
