// `npm start` on a bare machine: installs what is missing, builds what changed, then serves. Runs on any Node from 20.19,
// so it is plain JavaScript; everything after it runs on the project's own Node 24.
import { spawn } from 'node:child_process'
import { installed, ownNode, run } from './own-node.mjs'
import { serverEnvironment, serverCommand } from './server-command.mjs'

// Nobody said where this runs, so it is somebody trying it out: pages in production mode, with the sample people.
const onALaptop = { NODE_ENV: 'production', ALLOW_SANDBOX_IDENTITY: '1' }

installed()
run(ownNode, ['scripts/build.ts'], 'The site could not be built; the lines above say why.')
const server = spawn(ownNode, serverCommand, {
  stdio: 'inherit',
  env: { ...serverEnvironment, ...(process.env.NODE_ENV || process.env.PUBLIC_URL ? {} : onALaptop), ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
