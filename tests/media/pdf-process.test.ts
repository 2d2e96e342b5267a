import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { describe, expect, it } from 'vitest'
import { confined, createPdfProcess } from '../../src/server/media/ask-pdf-process.ts'
import { readLetters, type FirstDrawing } from '../../src/server/media/pdf-work.ts'
import { BrokeProcess } from '../../src/server/media/broke-process.ts'
import { hostilePdfs, manyWords, oddPdfs } from './hostile-pdfs.ts'

const megabyte = 1024 * 1024
const paper = readFileSync(new URL('../../src/demo/papers/brochure-home.pdf', import.meta.url))

/** What a pdf came to; the most memory its process held, where the system tells, is `held` even where it was broken. */
async function read(bytes: Buffer, limits: Parameters<typeof createPdfProcess>[0] = {}, held = { most: 0 }) {
  const pdfs = createPdfProcess(limits)
  const watching = setInterval(() => (held.most = Math.max(held.most, heldBy(pdfs.pid()))), 5)
  try {
    const drawn: FirstDrawing[] = []
    const done = await pdfs.ask({ bytes }, (first) => void drawn.push(first))
    return { read: { ...done, drawn }, pid: pdfs.pid() }
  } finally {
    clearInterval(watching)
  }
}

function heldBy(pid: number | undefined): number {
  try {
    return 1024 * Number(/^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

describe('a pdf', () => {
  it('is read: its pages, its words, and a picture of the first page', async () => {
    const { read: done, pid } = await read(paper)
    expect(done).toMatchObject({
      pages: 2,
      text: expect.stringContaining('Four things a home policy pays for'),
      drawn: [
        { of: 480, drawing: { width: 479, height: 620 } },
        { of: 960, drawing: { width: 958, height: 1240 } },
      ],
    })
    for (const { pixels, width, height } of done.drawn.map(({ drawing }) => drawing)) {
      expect(pixels.length).toBe(width * height * 3)
      // Our green at the top, paper below it.
      expect([...pixels.subarray(0, 3), ...pixels.subarray(-3)]).toEqual([20, 52, 41, 255, 255, 255])
    }
    // The next one gets a process that nothing was left in.
    expect(pid).toBeUndefined()
  })

  it('may be waited for by a process that is started before it, and is read by it alone', async () => {
    const pdfs = createPdfProcess()
    pdfs.ready()
    const started = pdfs.pid()
    expect(started).toBeGreaterThan(0)
    pdfs.ready()
    expect(pdfs.pid()).toBe(started)
    const reading = pdfs.ask({ bytes: paper })
    expect(pdfs.pid()).toBe(started)
    expect(await reading).toMatchObject({ pages: 2 })
    expect(pdfs.pid()).toBeUndefined()
  })

  it('is seen before its words are read, of which it may have pages and pages', async () => {
    const pdfs = createPdfProcess()
    // Were its words there as well, ending the process would change nothing any more.
    let seen = false
    const reading = pdfs.ask({ bytes: manyWords() }, () => {
      seen = true
      process.kill(pdfs.pid() as number, 'SIGKILL')
    })
    await expect(reading).rejects.toBeInstanceOf(BrokeProcess)
    expect(seen).toBe(true)
  })

  it('is read by a process that gives way to the server from its beginning', async () => {
    const pdfs = createPdfProcess()
    pdfs.ready()
    expect(getPriority(pdfs.pid() as number)).toBe(constants.priority.PRIORITY_BELOW_NORMAL)
    await pdfs.ask({ bytes: paper })
  })

  it.each(Object.entries(oddPdfs))('of %s is read, and nothing in it is run', async (_name, make) => {
    const { read: done } = await read(make())
    expect(done).toMatchObject({ pages: expect.any(Number), drawn: [{ of: 480 }, { drawing: { width: 958, height: 1240 } }] })
  })
})

describe('a hostile pdf', () => {
  it.runIf(process.platform === 'linux')('is told from a good one that had to wait for the processor', async () => {
    const pdfs = createPdfProcess({ processorMs: 4000 })
    const reading = pdfs.ask({ bytes: paper })
    const pid = pdfs.pid() as number
    process.kill(pid, 'SIGSTOP')
    await new Promise((resolve) => setTimeout(resolve, 4500))
    process.kill(pid, 'SIGCONT')
    expect(await reading).toMatchObject({ pages: 2 })
  })

  it.each(Object.entries(hostilePdfs))('of %s costs its own process and no more', async (_name, make) => {
    const bytes = make()
    expect(bytes.length).toBeLessThanOrEqual(2 * megabyte)
    const held = { most: 0 }
    const outcome = await read(bytes, {}, held).catch((error: unknown) => ({ read: error }))
    const said =
      outcome.read instanceof BrokeProcess ? { flaw: 'unreadable' } : (outcome.read as { flaw?: string; text?: string; drawn?: object[] })
    expect([said.flaw, said.text?.length ?? 0, said.drawn?.length === 2]).toSatisfy(
      ([flaw, letters, drawn]) => flaw === 'unreadable' || (letters <= readLetters && drawn),
    )
    expect(held.most).toBeLessThan(330 * megabyte)
    // Seen at all, however it ended, where the system tells.
    expect(process.platform !== 'linux' || held.most > 10 * megabyte).toBe(true)
  })

  it.runIf(process.platform === 'linux')('is given up when it takes too much of the processor', async () => {
    await expect(read(hostilePdfs['a picture of 900 million points'](), { processorMs: 1500 })).rejects.toBeInstanceOf(BrokeProcess)
  })

  it.runIf(process.platform === 'linux')('is given up when it takes too much memory', async () => {
    await expect(read(hostilePdfs['a picture of 900 million points'](), { memoryBytes: 120 * megabyte })).rejects.toBeInstanceOf(
      BrokeProcess,
    )
  })
})

describe('the process it is read in', () => {
  const flags = confined(new URL('../../src/server/media/pdf-process.ts', import.meta.url))
  const run = (code: string, input?: Buffer) =>
    execFileSync(process.execPath, [...flags, '--input-type=module', '-e', code], { env: {}, encoding: 'utf8', input }).trim()
  const tried = (code: string) => run(`try { ${code}; console.log('done') } catch (error) { console.log(error.code) }`)

  it('runs', () => {
    expect(tried('1 + 1')).toBe('done')
  })

  it.each([
    ['read a file', `(await import('node:fs')).readFileSync('/etc/hostname')`],
    ['list the data', `(await import('node:fs')).readdirSync('.')`],
    ['write a file', `(await import('node:fs')).writeFileSync('/tmp/from-a-pdf', 'x')`],
    ['start a program', `(await import('node:child_process')).execFileSync('true')`],
    ['start a thread', `new (await import('node:worker_threads')).Worker('1', { eval: true })`],
  ])('cannot %s', (_what, code) => {
    expect(tried(code)).toBe('ERR_ACCESS_DENIED')
  })

  it('cannot open a connection where Node keeps a network from it, which it does from release 25 on', () => {
    const code = `(await import('node:net')).connect(9, '127.0.0.1').on('error', ({ code }) => console.log(code))`
    expect(run(code)).toBe(process.allowedNodeEnvironmentFlags.has('--allow-net') ? 'ERR_ACCESS_DENIED' : 'ECONNREFUSED')
  })

  it('asks Node for nothing that could open one, on its way to reading a pdf and while it reads', () => {
    const module = (path: string) => new URL(`../../src/server/media/${path}`, import.meta.url).href
    // Every module that is asked for is heard of, whoever asks for it.
    const code = `
      import { registerHooks, isBuiltin } from 'node:module'
      const asked = new Set()
      registerHooks({ resolve: (name, context, next) => (isBuiltin(name) && asked.add(name.replace('node:', '')), next(name, context)) })
      const reached = []
      for (const name of ['fetch', 'WebSocket', 'EventSource']) globalThis[name] = () => void reached.push(name)
      await import('${module('pdf-process.ts')}')
      const { PDFiumLibrary } = await import('${import.meta.resolve('@hyzyla/pdfium')}')
      const { readPdf } = await import('${module('read-pdf.ts')}')
      const { pages } = await readPdf(await PDFiumLibrary.init(), Buffer.concat(await process.stdin.toArray()), () => {})
      console.log(JSON.stringify({ asked: [...asked], reached, pages }))
      process.exit()`
    const { asked, reached, pages } = JSON.parse(run(code, paper)) as { asked: string[]; reached: string[]; pages: number }
    expect([pages, reached]).toEqual([2, []])
    expect(asked.length).toBeGreaterThan(0)
    const opens = /^(net|tls|dgram|dns|http|https|http2|quic|inspector|child_process|cluster|worker_threads|_http|_tls)/
    expect(asked.filter((name) => opens.test(name))).toEqual([])
  })

  it('runs a reader that can ask for files and clocks of its own, and for nothing of a network', async () => {
    const wasm = readFileSync(new URL('pdfium.wasm', import.meta.resolve('@hyzyla/pdfium')))
    const asked = WebAssembly.Module.imports(await WebAssembly.compile(wasm)).map(({ name }) => name)
    expect(asked).toContain('__syscall_openat')
    expect(asked.filter((name) => /sock|connect|bind|listen|accept|send|recv|addr|poll|fork|exec|thread/i.test(name))).toEqual([])
  })

  it('knows none of our settings', () => {
    expect(run('console.log(Object.keys(process.env).join())')).toBe('')
  })
})
