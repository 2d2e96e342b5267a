import { hostname } from 'node:os'

const pipe = 3
/**
 * Where a server that is watched says with each second that its loop turns: an open file it is begun with, and what tells it so.
 * @type {{ stdio: 'pipe', env: Record<string, string> }}
 */
export const watched = { stdio: 'pipe', env: { WATCHED_ON: String(pipe) } }

/**
 * Ends a server, with a line in the log, when its event loop has not turned for so long. It is watched from its first word on. For whoever
 * began it with `watched` behind the three usual files.
 */
export function watchServer(server, { seconds = 20, say = console.log } = {}) {
  let still
  server.stdio[pipe].on('data', () => (still = 0)).on('error', () => {})
  // Seconds are counted by waking up, so that time in which the whole machine slept is none.
  const looking = setInterval(() => {
    if (still === undefined || ++still <= seconds) return
    clearInterval(looking)
    const msg = `the event loop has not turned for ${seconds} s: this process is ended`
    say(JSON.stringify({ level: 60, time: Date.now(), pid: server.pid, hostname: hostname(), msg }))
    server.kill('SIGKILL')
  }, 1000).unref()
  server.on('exit', () => clearInterval(looking))
}
