// `npm start` on a bare machine: installs what is missing, builds what changed, then serves. Runs on any Node from 20.19,
// so it is plain JavaScript; everything after it runs on the project's own Node 24.
import { installed, ownNode, run } from './own-node.mjs'
import { serveSite } from './serve-site.mjs'

installed()
run(ownNode, ['scripts/build.ts', '--pictures-later'], 'The site could not be built; the lines above say why.')
serveSite(ownNode)
