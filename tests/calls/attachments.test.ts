import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { Disk } from 'flydrive'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../src/server/db/database.ts'
import { submissionFiles, submissions } from '../../src/server/db/tables/forms.ts'
import { createAttachments, type Attachments } from '../../src/server/attachments/create-attachments.ts'
import type { StagedFile } from '../../src/server/attachments/attachment.ts'
import type { Scanner } from '../../src/server/attachments/scan-files.ts'
import { createLocalFiles } from '../../src/server/media/local-files.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import { insertSubmission } from '../fixtures/submission-row.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testRing } from '../fixtures/test-ring.ts'
import { samplePdf } from '../media/pdf-site.ts'
import { chunk, htmlBehindJpegMagic, inflatingBomb, jpeg, megapixelBomb, png, pngHeader, pngOf, svg } from '../media/sample-pictures.ts'

const limit = 5_242_880
const tenant = 'windbreak'
const sealing = createSealing(testRing)
const neither = 'This file is neither a JPEG or PNG picture nor a PDF.'
const damaged = 'This picture is damaged and cannot be read. Please choose another.'
const tooManyPixels = 'Please choose a picture of at most 25 megapixels, and at most 16,000 pixels wide or high.'

let site: TestApp
let db: Db
let folder: string
let disk: Disk
let attachments: Attachments
beforeAll(async () => {
  site = await startTestApp({ worksByItself: false, trustProxy: true })
  db = site.database.db
  folder = join(site.folder, 'attachments')
  disk = createLocalFiles(folder)
  attachments = makeAttachments()
})
afterAll(() => site?.close())
afterEach(async () => {
  const rows = await db.delete(submissionFiles).returning()
  for (const { id } of rows) await disk.delete(`${id.slice(0, 2)}/${id}`)
  await db.delete(submissions)
})

describe('a file sent for a form', () => {
  it.each([
    ['a jpeg', () => jpeg(), 'image/jpeg'],
    ['a png', () => png(), 'image/png'],
    ['a pdf', async () => samplePdf(200_000), 'application/pdf'],
    ['of exactly 5242880 bytes', async () => samplePdf(limit), 'application/pdf'],
    ['a picture of exactly that', async () => Buffer.concat([await jpeg(), Buffer.alloc(limit)]).subarray(0, limit), 'image/jpeg'],
    [
      'a png with much before its pixels',
      async () => pngOf(pngHeader(10, 10), chunk('zTXt', randomBytes(90_000)), chunk('IDAT')),
      'image/png',
    ],
    ['a jpeg with much before its size', async () => withSegments(await jpeg(), 40), 'image/jpeg'],
  ])('is kept byte for byte, and closed: %s', async (_what, make, type) => {
    const bytes = await make()
    const { status, body } = await send(bytes, { name: 'Dented roof.jpg' })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: true, file: { name: 'Dented roof.jpg', bytes: bytes.length, type } },
    })
    const [file] = await take(body.file)
    const opened = await attachments.open(file.id)
    expect(opened).toMatchObject({ name: 'Dented roof.jpg', type, bytes: bytes.length, scan: 'unscanned', tenant, field: 'photos' })
    expect(opened.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(Buffer.concat(await opened.stream.toArray()).equals(bytes)).toBe(true)

    const onDisk = readFileSync(diskPath(file.id))
    expect(onDisk.includes(bytes.subarray(100, 120))).toBe(false)
    const [row] = await db.select().from(submissionFiles)
    expect(JSON.stringify(row) + row.sealed.toString('latin1')).not.toMatch(/Dented/)
  })

  it.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\Alex\\Roof photo.JPG', 'Roof photo.JPG'],
    ['photo\u202Egpj.exe', 'photogpj.exe'],
    ['a\u0000b\nc\u200B\uFEFFd.pdf', 'abcd.pdf'],
    ['x"; filename="evil.exe', 'x_; filename=_evil.exe'],
    ['....', 'file'],
    ['', 'file'],
    ['CON<>:|?*.pdf ', 'CON______.pdf'],
    ['屋根の写真.jpg', '屋根の写真.jpg'],
    [`${'long '.repeat(100)}.jpeg`, `${'long '.repeat(39)}.jpeg`],
    [`${'🌾'.repeat(300)}.pdf`, `${'🌾'.repeat(196)}.pdf`],
  ])('called %j is %j', async (given, kept) => {
    const staged = await attachments.stage(Readable.from([samplePdf()]), { tenant, field: 'photos', name: given })
    expect(staged.name).toBe(kept)
  })

  const refusals: [string, () => Promise<Buffer> | Buffer, number, string][] = [
    ['5242881 bytes', () => samplePdf(limit + 1), 413, 'File is larger than 5MB'],
    ['6 MB', () => samplePdf(6_000_000), 413, 'File is larger than 5MB'],
    ['more than is worth receiving', () => samplePdf(3 * limit), 413, 'File is larger than 5MB'],
    ['nothing', () => Buffer.alloc(0), 422, 'This file is empty. Please choose another.'],
    ['words', () => Buffer.from('a roof, dented'), 415, neither],
    ['one byte', () => Buffer.from([0x89]), 415, neither],
    ['an svg', () => Buffer.from(svg), 415, neither],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, neither],
    ['a gif', () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 415, neither],
    ['a pdf that begins as something else', () => Buffer.concat([Buffer.from('MZ'), samplePdf()]), 415, neither],
    ['a page behind the first bytes of a jpeg', () => Buffer.from(htmlBehindJpegMagic), 422, damaged],
    ['a picture of no pixels', () => pngOf(pngHeader(0, 10), chunk('IDAT')), 422, damaged],
    ['the head of a jpeg', async () => (await jpeg()).subarray(0, 30), 422, damaged],
    ['30 megapixels in some kilobytes', () => megapixelBomb(), 413, tooManyPixels],
    ['a jpeg that says it is 60,000 pixels wide', async () => saysItIs(await jpeg(), 60_000, 10), 413, tooManyPixels],
    ['a strip of 20,000 by 1', () => pngOf(pngHeader(20_000, 1), chunk('IDAT')), 413, tooManyPixels],
  ]
  it.each(refusals)('is refused, and nothing is kept: %s', async (_what, make, status, message) => {
    expect(await send(await make(), { name: 'roof.jpg', type: 'image/jpeg' })).toMatchObject({ status, body: { status: false, message } })
    await nothingIsKept()
  })

  it('that can be read as two things is kept as the one it begins as, and never as a page', async () => {
    const bytes = Buffer.concat([await png(), Buffer.from('<html><script>alert(1)</script>'), samplePdf()])
    const { body } = await send(bytes, { name: 'roof.html', type: 'text/html' })
    expect(body.file).toMatchObject({ type: 'image/png', bytes: bytes.length })
    // One that would inflate to much more is never inflated here.
    expect((await send(inflatingBomb())).status).toBe(200)
  })

  it.each([
    ['no file', () => form([]), 422, 'Please choose a file.'],
    ['two files', () => form([samplePdf(), samplePdf()]), 422, 'Please send one file at a time.'],
    [
      'another client in the form than in the address',
      () => form([samplePdf()], { client: 'Prairie' }),
      422,
      /^To upload for another client/,
    ],
    [
      'more than files',
      () => form([samplePdf()], Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`a${index}`, '']))),
      422,
      /more in this form/,
    ],
  ] as const)('is refused with what else comes: %s', async (_what, make, status, message) => {
    const answer = await post(make())
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(message)])
    await nothingIsKept()
  })

  it('is refused without a form or a field, as JSON, and from the page of another site', async () => {
    expect((await post(form([samplePdf()]), {}, '?form=quote')).status).toBe(400)
    expect((await post(form([samplePdf()]), {}, '?form=../x&field=photos')).status).toBe(400)
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415)
    expect((await post(form([samplePdf()]), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    await nothingIsKept()
  })

  it('is one of at most 100 an hour from one address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const statuses: number[] = []
    for (let index = 0; index < 101; index += 1) statuses.push((await post(form([]), headers)).status)
    expect(statuses.filter((status) => status === 422).length).toBe(100)
    expect(statuses.at(-1)).toBe(429)
    expect((await post(form([]), { 'x-forwarded-for': '203.0.113.10' })).status).toBe(422)
  })
})

describe('an upload that does not arrive whole', () => {
  it('is refused where it says that it is more than is worth receiving, and not received first', async () => {
    const upload = begin('203.0.113.21', 3 * limit)
    const [answer] = (await once(upload, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(413)
    upload.destroy()
    await nothingIsKept()
  })

  it('leaves nothing when it breaks off', async () => {
    const upload = begin('203.0.113.20')
    upload.write(samplePdf(300_000))
    await expect.poll(() => unfinished().length).toBe(1)
    upload.destroy()
    await expect.poll(() => unfinished().length).toBe(0)
    await nothingIsKept()
  })

  it('leaves nothing when the form has no end', async () => {
    const head = part('roof.pdf')
    const body = Buffer.concat([head, samplePdf(1000)])
    const answer = await post(body, { 'content-type': 'multipart/form-data; boundary=b' })
    expect([answer.status, answer.body.message]).toEqual([400, 'The upload did not arrive whole. Please try again.'])
    await nothingIsKept()
  })

  it('is cut off when it stands still', async () => {
    const source = new PassThrough()
    source.write(samplePdf(100_000))
    const stalled = makeAttachments({ seconds: { idle: 0.1, whole: 60 } }).stage(source, { tenant, field: 'photos', name: '' })
    await expect(stalled).rejects.toThrow('The upload did not arrive whole. Please try again.')
    expect(source.destroyed).toBe(true)
    await nothingIsKept()
  })

  it('is cut off when it takes too long, though it moves', async () => {
    const source = new PassThrough()
    source.write(samplePdf(100_000))
    const dripping = setInterval(() => source.writable && source.write(' '), 5)
    const slow = makeAttachments({ seconds: { idle: 60, whole: 0.2 } }).stage(source, { tenant, field: 'photos', name: '' })
    await expect(slow).rejects.toThrow('The upload did not arrive whole. Please try again.')
    clearInterval(dripping)
    await nothingIsKept()
  })

  it('leaves nothing when our disk or our database fails, and is told as our trouble', async () => {
    const full = {
      async putStream(_key: string, contents: Readable) {
        let room = 4 * 65_000
        for await (const chunk of contents) {
          room -= (chunk as Buffer).length
          // All that was sent is taken by now, and the next byte awaited.
          if (room < 0) await new Promise((resolve) => setImmediate(resolve))
          if (room < 0) throw new Error('no space left')
        }
      },
      delete: (key: string) => disk.delete(key),
    } as unknown as Disk
    const endless = new PassThrough()
    endless.write(samplePdf(300_000))
    const seconds = { idle: 1000, whole: 1000 }
    await expect(makeAttachments({ files: full, seconds }).stage(endless, { tenant, field: 'photos', name: '' })).rejects.toThrow(
      'no space left',
    )
    const broken = {
      insert: () => {
        throw new Error('no database')
      },
    } as unknown as Db
    await expect(
      makeAttachments({ db: broken }).stage(Readable.from([samplePdf()]), { tenant, field: 'photos', name: '' }),
    ).rejects.toThrow('no database')
    await nothingIsKept()
  })
})

describe('many slow uploads at once', () => {
  // 1,000 by hand: SLOW_UPLOADS=1000.
  const many = Number(process.env.SLOW_UPLOADS ?? 100)

  it('hold 20 places, 40 wait, the rest is turned away; and once they are gone there is room again', async () => {
    const answers: number[] = []
    const uploads: ClientRequest[] = []
    const before = process.memoryUsage().rss
    for (let index = 0; index < many; index += 1) {
      const upload = begin(`203.0.${100 + Math.floor(index / 250)}.${index % 250}`)
      upload.on('response', (response) => void answers.push(response.resume().statusCode ?? 0))
      upload.write(samplePdf(100_000).subarray(0, 90_000))
      uploads.push(upload)
    }
    await expect.poll(() => answers.length).toBe(many - 60)
    expect(new Set(answers)).toEqual(new Set([429]))
    await expect.poll(() => unfinished().length).toBe(20)
    if (many > 500) console.log(`memory of ${many} slow uploads: ${Math.round((process.memoryUsage().rss - before) / 1024 ** 2)} MB`)
    for (const upload of uploads) upload.destroy()
    await expect.poll(async () => (await send(samplePdf(), { from: '203.0.113.30' })).status).toBe(200)
    await expect.poll(() => unfinished().length).toBe(0)
  })

  it('of one visitor leave most of the places to others', async () => {
    const answers: number[] = []
    const uploads = Array.from({ length: 35 }, () => {
      const upload = begin('203.0.113.40')
      upload.on('response', (response) => void answers.push(response.resume().statusCode ?? 0))
      upload.write(samplePdf(100_000).subarray(0, 90_000))
      return upload
    })
    // Four are received and eight wait.
    await expect.poll(() => answers).toEqual(Array(23).fill(429))
    await expect.poll(() => unfinished().length).toBe(4)
    expect((await send(samplePdf(), { from: '203.0.113.41' })).status).toBe(200)
    for (const upload of uploads) upload.destroy()
    await expect.poll(() => unfinished().length).toBe(0)
  })
})

describe('files that are tied to a submission', () => {
  it('are its own, in the order the form gave them, and in the transaction alone', async () => {
    const staged = [await stage('one.pdf'), await stage('two.pdf'), await stage('three.pdf')]
    const submission = await insertSubmission(db, sealing, 'WM-1')
    const ids = [staged[2], staged[0], staged[1]].map(({ id }) => id)
    const failed = db.transaction(async (tx) => {
      await attachments.takeIn(tx, tenant, submission, ids)
      throw new Error('not after all')
    })
    await expect(failed).rejects.toThrow('not after all')
    expect(await attachments.list(submission)).toEqual([])

    const taken = await db.transaction((tx) => attachments.takeIn(tx, tenant, submission, [...ids, ids[0]]))
    expect(taken.map(({ name }) => name)).toEqual(['three.pdf', 'one.pdf', 'two.pdf'])
    expect((await attachments.list(submission)).map(({ name }) => name).toSorted()).toEqual(['one.pdf', 'three.pdf', 'two.pdf'])
    expect(await attachments.takeIn(db, tenant, submission, [])).toEqual([])
  })

  it('cannot be taken twice, guessed, made up, or brought from another tenant', async () => {
    const [first, second] = [await insertSubmission(db, sealing, 'WM-1'), await insertSubmission(db, sealing, 'WM-2')]
    const { id } = await stage('one.pdf')
    const [row] = await db.select().from(submissionFiles)
    const wrong = [
      row.id,
      `${row.id}.${'A'.repeat(43)}`,
      `${'0'.repeat(32)}.${id.slice(33)}`,
      `${'0'.repeat(32)}.${sealing.sign('staged file', JSON.stringify([tenant, '0'.repeat(32)]))}`,
      id.slice(0, -1),
      '',
      `${id}\n`,
    ]
    for (const token of wrong)
      await expect(attachments.takeIn(db, tenant, first, [token])).rejects.toThrow('One of the files is not here any more')
    await expect(attachments.takeIn(db, 'Prairie', first, [id])).rejects.toThrow('One of the files is not here any more')
    await attachments.takeIn(db, tenant, first, [id])
    await expect(attachments.takeIn(db, tenant, second, [id])).rejects.toThrow('One of the files is not here any more')
    await expect(attachments.takeIn(db, tenant, first, [id])).rejects.toThrow('One of the files is not here any more')
    expect(await attachments.list(second)).toEqual([])
  })

  it('are at most ten, together with those it has', async () => {
    const submission = await insertSubmission(db, sealing, 'WM-1')
    const ids: string[] = []
    for (let index = 0; index < 11; index += 1) ids.push((await stage(`${index}.pdf`)).id)
    const take = (some: string[]) => db.transaction((tx) => attachments.takeIn(tx, tenant, submission, some))
    await expect(take(ids)).rejects.toThrow('Please send at most 10 files.')
    expect((await take(ids.slice(0, 9))).length).toBe(9)
    await expect(take(ids.slice(9))).rejects.toThrow('Please send at most 10 files.')
    expect((await take(ids.slice(9, 10))).length).toBe(1)
  })

  it('go once to two who take them at the same moment', async () => {
    const submissionsOfBoth = [await insertSubmission(db, sealing, 'WM-1'), await insertSubmission(db, sealing, 'WM-2')]
    const { id } = await stage('one.pdf')
    const taken = await Promise.allSettled(
      submissionsOfBoth.map((each) => db.transaction((tx) => attachments.takeIn(tx, tenant, each, [id]))),
    )
    expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a file that is opened', () => {
  const damage: [string, (bytes: Buffer) => Buffer][] = [
    ['a bit flipped', (bytes) => bytes.map((byte, index) => (index === 150_000 ? byte ^ 1 : byte)) as Buffer],
    ['its end cut off', (bytes) => bytes.subarray(0, -1)],
    ['its last piece cut off', (bytes) => bytes.subarray(0, 33 + 65_552)],
    ['something behind it', (bytes) => Buffer.concat([bytes, Buffer.from('x')])],
    ['nothing of it left', () => Buffer.alloc(0)],
  ]
  it.each(damage)('is refused before a byte of it goes out when it has %s', async (_what, change) => {
    const [file] = await take(await stage('one.pdf', samplePdf(200_000)))
    writeFileSync(diskPath(file.id), change(readFileSync(diskPath(file.id))))
    await expect(attachments.open(file.id)).rejects.toThrow(
      'This file was damaged where it is kept and cannot be given out. A backup may have it.',
    )
  })

  it('is refused when the bytes are those of another, or gone', async () => {
    const [one, other] = await take(await stage('one.pdf'), await stage('other.pdf'))
    writeFileSync(diskPath(one.id), readFileSync(diskPath(other.id)))
    await expect(attachments.open(one.id)).rejects.toThrow('This file was damaged')
    await disk.delete(`${one.id.slice(0, 2)}/${one.id}`)
    await expect(attachments.open(one.id)).rejects.toThrow('This file was damaged')
  })

  it('is refused when its row tells of other content than is kept', async () => {
    const [file] = await take(await stage('one.pdf'))
    await db.update(submissionFiles).set({ sha256: '0'.repeat(64) })
    await expect(attachments.open(file.id)).rejects.toThrow('This file was damaged')
    await db.update(submissionFiles).set({ sha256: file.sha256, bytes: file.bytes - 1 })
    await expect(attachments.open(file.id)).rejects.toThrow('This file was damaged')
    await db.update(submissionFiles).set({ bytes: file.bytes })
    await (await attachments.open(file.id)).stream.toArray()
  })

  it('is one that was sent: staged ones and made-up ids are no files', async () => {
    await stage('one.pdf')
    const [row] = await db.select().from(submissionFiles)
    for (const id of [row.id, 'x', '../lock']) await expect(attachments.open(id)).rejects.toThrow('There is no such file.')
  })
})

describe('files that are not needed any more', () => {
  it('are gone from the table and the disk when they are removed, or taken back before they were sent', async () => {
    const [one, two] = await take(await stage('one.pdf'), await stage('two.pdf'))
    const staged = await stage('three.pdf')
    await attachments.remove([one.id, 'no such file'])
    expect(filesOnDisk().length).toBe(2)
    await attachments.unstage('Prairie', staged.id)
    expect(filesOnDisk().length).toBe(2)
    await attachments.unstage(tenant, staged.id)
    expect(filesOnDisk()).toEqual([two.id])
  })

  it('cannot be taken back once their form was sent', async () => {
    const staged = await stage('sent.pdf')
    const [sent] = await take(staged)
    await attachments.unstage(tenant, staged.id)
    expect(filesOnDisk()).toEqual([sent.id])
    expect(await attachments.submissionOf(sent.id)).toBeDefined()
  })

  it('come too late for a form that is sent a day after them', async () => {
    const { id } = await stage('late.pdf')
    const submission = await insertSubmission(db, sealing, 'WM-late')
    site.clock.advance(24 * 3600_000)
    await expect(attachments.takeIn(db, tenant, submission, [id])).rejects.toThrow('One of the files is not here any more')
  })

  it('are removed a day after they were received when their form was never sent', async () => {
    const [sent] = await take(await stage('sent.pdf'))
    await stage('never sent.pdf')
    site.clock.advance(22 * 3600_000)
    await stage('later.pdf')
    await runHourly()
    expect((await db.select().from(submissionFiles)).length).toBe(3)
    site.clock.advance(2 * 3600_000)
    await runHourly()
    expect((await db.select().from(submissionFiles)).length).toBe(2)
    expect(filesOnDisk()).toContain(sent.id)
    expect(filesOnDisk().length).toBe(2)
  })

  it('are removed from the disk where no row tells of them, once they are a day old', async () => {
    const [kept, erased] = await take(await stage('kept.pdf'), await stage('erased.pdf'))
    await db.delete(submissionFiles).where(eq(submissionFiles.id, erased.id))
    await disk.put(`ab/${'ab'.repeat(16)}`, 'left by a crash just now')
    for (const id of [kept.id, erased.id]) utimesSync(diskPath(id), new Date(0), new Date(0))
    utimesSync(diskPath('ab'.repeat(16)), site.clock.now(), site.clock.now())
    await runHourly()
    expect(filesOnDisk()).toEqual(expect.arrayContaining([kept.id, 'ab'.repeat(16)]))
    expect(filesOnDisk()).not.toContain(erased.id)
    await disk.delete(`ab/${'ab'.repeat(16)}`)
  })

  /** As the site runs it itself. */
  async function runHourly() {
    site.clock.advance(3600_000)
    await site.app.jobs.settle()
  }
})

describe('a scanner', () => {
  const seen: Buffer[] = []
  let verdict: 'clean' | 'infected' | 'unknown'
  const scanner: Scanner = async (content) => {
    const chunks: Buffer[] = []
    for await (const each of content) chunks.push(each)
    seen.push(Buffer.concat(chunks))
    if (verdict === 'unknown') throw new Error('nobody answers')
    return verdict
  }

  it('holds a file back until it calls it clean; an error is none of both, and it is asked again', async () => {
    const scanned = makeAttachments({ scanner })
    const bytes = samplePdf(100_000)
    const [file] = await take(await scanned.stage(Readable.from([bytes]), { tenant, field: 'photos', name: 'one.pdf' }))
    expect(file.scan).toBe('waiting')
    await expect(scanned.open(file.id)).rejects.toThrow('This file is still being checked for viruses. Please try again in a minute.')
    verdict = 'unknown'
    await scan(scanned)
    await expect(scanned.open(file.id)).rejects.toThrow('still being checked')
    verdict = 'clean'
    await scan(scanned)
    expect(seen.every((each) => each.equals(bytes))).toBe(true)
    expect(Buffer.concat(await (await scanned.open(file.id)).stream.toArray()).equals(bytes)).toBe(true)
    await scan(scanned)
    expect(seen.length).toBe(2)
  })

  it('keeps an infected file from everybody, for good', async () => {
    const scanned = makeAttachments({ scanner })
    const [file] = await take(await scanned.stage(Readable.from([samplePdf()]), { tenant, field: 'photos', name: 'one.pdf' }))
    verdict = 'infected'
    await scan(scanned)
    verdict = 'clean'
    await scan(scanned)
    await expect(scanned.open(file.id)).rejects.toThrow('This file holds a virus and is not given out.')
    await expect(attachments.open(file.id)).rejects.toThrow('This file holds a virus and is not given out.')
  })

  it('looks at what came before there was one, and is not waited for where there is none any more', async () => {
    const scanned = makeAttachments({ scanner })
    const [file] = await take(await stage('one.pdf'))
    await expect(scanned.open(file.id)).rejects.toThrow('still being checked')
    verdict = 'unknown'
    await scan(scanned)
    await expect(scanned.open(file.id)).rejects.toThrow('still being checked')
    await scan(attachments)
    expect((await attachments.open(file.id)).scan).toBe('unscanned')
  })

  async function scan({ jobs }: Attachments) {
    const job = jobs.find(({ kind }) => kind.startsWith('scan'))
    await job?.run({ id: 1, attempt: 1, payload: {}, signal: new AbortController().signal, requireLease: async () => {} })
  }
})

function makeAttachments(other: Partial<Parameters<typeof createAttachments>[0]> = {}): Attachments {
  return createAttachments({ db, files: disk, sealing, now: site.clock.now, warn: () => {}, ...other })
}

const stage = (name: string, bytes = samplePdf()) => attachments.stage(Readable.from([bytes]), { tenant, field: 'photos', name })

async function take(...files: StagedFile[]) {
  const submission = await insertSubmission(db, sealing, `WM-${randomBytes(4).toString('hex')}`)
  return attachments.takeIn(
    db,
    tenant,
    submission,
    files.map(({ id }) => id),
  )
}

type Answer = { status: number; body: { status: boolean; message?: string; file: StagedFile } }

async function post(
  body: FormData | Buffer | string,
  headers: Record<string, string> = {},
  query = '?form=quote&field=photos',
): Promise<Answer> {
  const response = await fetch(`${site.origin}/api/forms/files${query}`, { method: 'POST', body: body as BodyInit, headers })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

/** As a browser would, under a name and a type that count for nothing. */
function send(bytes: Uint8Array, { name = 'roof.jpg', type = 'image/png', from = '198.51.100.1' } = {}): Promise<Answer> {
  return post(form([bytes], {}, name, type), { 'x-forwarded-for': from })
}

function form(files: Uint8Array[], fields: Record<string, string> = {}, name = 'roof.jpg', type = 'image/jpeg'): FormData {
  const made = new FormData()
  for (const bytes of files) made.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  for (const [key, value] of Object.entries(fields)) made.append(key, value)
  return made
}

const part = (name: string) =>
  Buffer.from(`--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`)

/** An upload that has begun, and never ends by itself. */
function begin(from: string, bytes = 1_000_000): ClientRequest {
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': bytes, 'x-forwarded-for': from }
  const upload = request(`${site.origin}/api/forms/files?form=quote&field=photos`, { method: 'POST', headers, agent: false })
  upload.on('error', () => {})
  upload.write(part('roof.pdf'))
  return upload
}

const diskPath = (id: string) => join(folder, id.slice(0, 2), id)
const unfinished = () => readdirSync(join(folder, '.unfinished'))
const filesOnDisk = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ name }) => name)

async function nothingIsKept() {
  expect(filesOnDisk()).toEqual([])
  expect(await db.select().from(submissionFiles)).toEqual([])
}

/** With so many segments of 60,000 bytes before the one that tells its size. */
function withSegments(picture: Buffer, count: number): Buffer {
  const segment = Buffer.alloc(60_000, 'x')
  segment.writeUInt16BE(0xffe5, 0)
  segment.writeUInt16BE(59_998, 2)
  return Buffer.concat([picture.subarray(0, 2), ...Array.from({ length: count }, () => segment), picture.subarray(2)])
}

function saysItIs(picture: Buffer, width: number, height: number): Buffer {
  const frame =
    picture.indexOf(Buffer.from([0xff, 0xc2])) > 0 ? picture.indexOf(Buffer.from([0xff, 0xc2])) : picture.indexOf(Buffer.from([0xff, 0xc0]))
  picture.writeUInt16BE(height, frame + 5)
  picture.writeUInt16BE(width, frame + 7)
  return picture
}
