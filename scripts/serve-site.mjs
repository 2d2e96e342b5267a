// Serves what is built, by the given Node, in the folder where the process is; and draws what is left of the pictures meanwhile.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environmentOf, serverCommand } from './server-command.mjs'

export function serveSite(node) {
  const drawing = existsSync('build/art/work-left.json') ? draw(node) : undefined
  const server = spawn(node, serverCommand, {
    stdio: ['inherit', 'inherit', 'inherit', ...(drawing ? ['ipc'] : [])],
    env: environmentOf(process.env),
  })
  // Whoever asks the server for a picture that is not drawn yet waits for it, so it is drawn next.
  server.on('message', (asked) => drawing.connected && drawing.send(asked, () => {}))
  drawing?.on('exit', () => server.connected && server.disconnect())
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 1))
}

/** Ends with this process, whose channel it watches. */
function draw(node) {
  return spawn(node, [join(import.meta.dirname, 'draw-pictures.ts')], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}
