import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMediaProcess, type MediaProcess } from '../../src/server/media/ask-media-process.ts'
import { BrokeProcess } from '../../src/server/media/broke-process.ts'
import type { FirstPicture } from '../../src/server/media/media-work.ts'
import { processesOf, runs } from '../fixtures/processes-of.ts'
import { hostilePdfs } from './hostile-pdfs.ts'
import { jpeg } from './sample-pictures.ts'

const onLinux = process.platform === 'linux'
const paper = new URL('../../src/demo/papers/brochure-home.pdf', import.meta.url)
const lost = 'a content that unpacks to 900 MB'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shelterbelt-media-process-'))
  writeFileSync(join(folder, 'paper.pdf'), readFileSync(paper))
  writeFileSync(join(folder, 'lost.pdf'), hostilePdfs[lost]())
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string) => ({ file: join(folder, name) })

async function readPaper(media: MediaProcess, name = 'paper.pdf') {
  const told: FirstPicture[] = []
  const read = await media.readPdf(file(name), (first) => void told.push(first))
  const pictures = await Promise.all(told.map(async ({ of, bytes }) => [of, (await sharp(bytes).metadata()).format]))
  return { ...read, pictures }
}
const whole = {
  pages: 2,
  text: expect.stringContaining('Four things a home policy pays for'),
  pictures: [
    [480, 'webp'],
    [960, 'webp'],
  ],
}

/** The one that reads a pdf, once it does. */
async function readerOf(media: number): Promise<number> {
  await expect.poll(() => processesOf(media).some(({ command }) => command.includes('pdf-process'))).toBe(true)
  return processesOf(media).find(({ command }) => command.includes('pdf-process'))?.pid ?? 0
}

/** The same, which from then on hears nothing, as one that is lost in a pdf. */
async function stoppedReaderOf(media: number): Promise<number> {
  const reader = await readerOf(media)
  process.kill(reader, 'SIGSTOP')
  return reader
}

describe('the media process', () => {
  it('reads a pdf that is named to it, and tells its first page as pictures before its words', async () => {
    expect(await readPaper(createMediaProcess())).toEqual(whole)
  })

  it('has a pdf read while it has pictures made, of which it takes many at once', async () => {
    const media = createMediaProcess()
    const bytes = await jpeg(640, 320)
    const [read, ...cleaned] = await Promise.all([readPaper(media), ...Array.from({ length: 12 }, () => media.clean({ bytes }))])
    expect(read).toEqual(whole)
    expect(cleaned).toEqual(Array.from({ length: 12 }, () => expect.objectContaining({ width: 640, height: 320 })))
    expect(await media.shrink({ bytes }, { width: 480, format: 'webp' })).toMatchObject({ bytes: expect.anything() })
  })

  it('says of a file that is gone that it is not there, and reads the next', async () => {
    const media = createMediaProcess()
    await expect(readPaper(media, 'gone.pdf')).rejects.toThrow(/ENOENT/)
    expect(await readPaper(media)).toEqual(whole)
  })

  it.runIf(onLinux)('tells a pdf that broke its process from a process that ended', async () => {
    const media = createMediaProcess()
    const reading = readPaper(media, 'lost.pdf').catch((error: unknown) => error)
    process.kill(await readerOf(media.pid() ?? 0), 'SIGKILL')
    expect(await reading).toBeInstanceOf(BrokeProcess)
    expect(await readPaper(media)).toEqual(whole)
  })

  it.runIf(onLinux)('takes those it started with it when it is killed, and another reads the next pdf', async () => {
    const media = createMediaProcess()
    const reading = readPaper(media, 'lost.pdf').catch((error: unknown) => error)
    const first = media.pid() ?? 0
    const reader = await stoppedReaderOf(first)
    process.kill(first, 'SIGKILL')
    const said = await reading
    expect(said).toBeInstanceOf(Error)
    // Its end says nothing of the pdf, which is to be read again.
    expect(said).not.toBeInstanceOf(BrokeProcess)
    await expect.poll(() => runs(reader)).toBe(false)
    expect(await readPaper(media)).toEqual(whole)
    expect(media.pid()).not.toBe(first)
  })

  it.runIf(onLinux)('ends with the server, and so does one that is lost in a pdf', async () => {
    const code = `
      const { createMediaProcess } = await import(${JSON.stringify(new URL('../../src/server/media/ask-media-process.ts', import.meta.url).href)})
      const media = createMediaProcess()
      media.readPdf({ file: ${JSON.stringify(join(folder, 'lost.pdf'))} }, () => {}).catch(() => {})
      console.log(media.pid())`
    const server = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [said] = (await once(server.stdout, 'data')) as [Buffer]
    const media = Number(String(said))
    const reader = await stoppedReaderOf(media)
    server.kill('SIGKILL')
    await expect.poll(() => [runs(media), runs(reader)]).toEqual([false, false])
  })

  it.runIf(onLinux)('goes when its site is closed, and whoever needs it no more knows nothing of it', async () => {
    const media = createMediaProcess()
    expect(await readPaper(media)).toEqual(whole)
    const pid = media.pid() ?? 0
    media.close()
    expect(media.pid()).toBeUndefined()
    await expect.poll(() => runs(pid)).toBe(false)
  })

  it('goes when there is nothing to do, and comes back', async () => {
    const media = createMediaProcess({ idleMs: 1 })
    expect(await readPaper(media)).toEqual(whole)
    await expect.poll(() => media.pid()).toBeUndefined()
    expect(await readPaper(media)).toEqual(whole)
  })
})
