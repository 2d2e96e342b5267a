import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-drawn-'))

it('a site goes on when whoever drew its pictures has ended', async () => {
  writeFileSync(join(folder, 'work-left.json'), JSON.stringify([{ file: 'hero.avif' }]))
  const module = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
  const serve = `
    import Fastify from 'fastify'
    import { awaitPicturesBeingDrawn } from ${module('./pictures-being-drawn.ts')}
    const app = Fastify()
    awaitPicturesBeingDrawn(app, ${JSON.stringify(folder)})
    process.send({ at: await app.listen({ port: 0, host: '127.0.0.1' }) })
    process.on('disconnect', () => {})`
  const site = spawn(process.execPath, ['--input-type=module', '--eval', serve], { stdio: ['ignore', 'inherit', 'ignore', 'ipc'] })
  try {
    const [{ at }] = (await once(site, 'message')) as [{ at: string }]
    site.disconnect()
    const ask = async () => (await fetch(`${at}/art/hero.avif`)).status
    expect([await ask(), await ask()]).toEqual([404, 404])
  } finally {
    site.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})
