import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { minuteMs } from '../../durations.ts'
import { refused } from './errors.ts'

/** The slowest picture takes a second of a small processor; a minute is somebody else's trouble. */
const patience = minuteMs

/**
 * `npm start` opens the site while its pictures are still being drawn (scripts/draw-pictures.ts): whoever asks for one of
 * these waits until it is there, and it is drawn next. Where nobody draws, nobody waits.
 */
export function awaitPicturesBeingDrawn(app: FastifyInstance, folder = resolve('build/art')): void {
  if (!process.connected) return
  const left = readLeft(folder)
  let closing = false
  app.addHook('preClose', async () => void (closing = true))
  app.addHook('onRequest', async ({ url }) => {
    const [, file = ''] = /^\/art\/([\w.-]+)/.exec(url) ?? []
    if (!left.has(file)) return
    // Whoever draws may end between the question and the word; then nobody waits either.
    if (!existsSync(join(folder, file)) && process.connected) process.send?.({ draw: file }, () => {})
    for (const began = Date.now(); !existsSync(join(folder, file)) && process.connected; await after(25)) {
      if (closing || Date.now() - began > patience) throw refused('unavailable')
    }
    left.delete(file)
  })
}

/** The files that a page may wait for. Compressed twins are none: without one the plain file is sent. */
function readLeft(folder: string): Set<string> {
  const list = join(folder, 'work-left.json')
  if (!existsSync(list)) return new Set()
  const work = JSON.parse(readFileSync(list, 'utf8')) as { file: string }[]
  return new Set(work.map(({ file }) => file))
}
