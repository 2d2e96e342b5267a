// Serves what is built, by the given Node, in the folder where the process is; and draws what is left of the pictures meanwhile.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environmentOf, serverCommand } from './server-command.mjs'
import { watched, watchServer } from './watch-server.mjs'

const mostPause = 60_000
const told = ['SIGINT', 'SIGTERM', 'SIGHUP']

export function serveSite(node) {
  const drawing = existsSync('build/art/work-left.json') ? draw(node) : undefined
  let server
  let stopping = false
  let died = 0

  function start() {
    const began = Date.now()
    server = spawn(node, serverCommand, {
      stdio: ['inherit', 'inherit', 'inherit', watched.stdio, ...(drawing ? ['ipc'] : [])],
      env: { ...environmentOf(process.env), ...watched.env },
    })
    watchServer(server)
    // Whoever asks the server for a picture that is not drawn yet waits for it, so it is drawn next.
    server.on('message', (asked) => drawing.connected && drawing.send(asked, () => {}))
    if (drawing?.exitCode !== null) disconnect()
    server.on('exit', (code, signal) => {
      // What ends by itself, or as it was told, has ended. What was killed, by who watches it or for want of memory, begins anew.
      if (stopping || told.includes(signal) || (signal === null && died === 0)) return process.exit(code ?? 1)
      died = Date.now() - began > 10 * mostPause ? 1 : died + 1
      const pause = Math.min(mostPause, 1000 * 2 ** (died - 1))
      console.error(`The site ended (${signal ?? `code ${code}`}) and is started again in ${pause / 1000} s.`)
      setTimeout(start, pause)
    })
  }

  const disconnect = () => server.connected && server.disconnect()
  drawing?.on('exit', disconnect)
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      stopping = true
      if (!server.kill(signal)) process.exit(0)
    })
  start()
}

/** Ends with this process, whose channel it watches. */
function draw(node) {
  return spawn(node, [join(import.meta.dirname, 'draw-pictures.ts')], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}
