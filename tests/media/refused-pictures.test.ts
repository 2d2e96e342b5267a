import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { formOf, startPictureSite, type PictureSite } from './picture-site.ts'
import {
  htmlBehindJpegMagic,
  inflatingBomb,
  jpeg,
  megapixelBomb,
  metadataBomb,
  noisePng,
  pdf,
  png,
  pngHeader,
  pngOf,
  svg,
  twoColors,
} from './sample-pictures.ts'

let site: PictureSite
beforeAll(async () => {
  site = await startPictureSite()
})
afterAll(() => site?.close())

afterEach(async () => {
  const left = [...(await site.listFiles()), ...(await site.listUploads())]
  if (left.length > 0) throw new Error(`a refusal left something: ${JSON.stringify(left)}`)
})

const limit = 10 * 1024 * 1024
const notJpegOrPng = { status: 415, body: { status: false, message: 'Please choose a JPEG or PNG picture.' } }
const damaged = { status: 422, body: { status: false, message: expect.stringMatching(/^This picture is damaged/) } }
const tooManyBytes = { status: 413, body: { status: false, message: 'Please choose a picture of at most 10 MB.' } }
const tooManyPixels = { status: 413, body: { status: false, message: expect.stringMatching(/25 megapixels/) } }

describe('what is no jpeg or png', () => {
  it('is refused by content, whatever it calls itself', async () => {
    expect(await site.upload(svg, 'picture.png', 'image/png')).toMatchObject(notJpegOrPng)
    expect(await site.upload(pdf, 'picture.jpg', 'image/jpeg')).toMatchObject(notJpegOrPng)
    expect(await site.upload(await twoColors(64, 32).gif().toBuffer())).toMatchObject(notJpegOrPng)
    expect(await site.upload(await twoColors(64, 32).webp().toBuffer())).toMatchObject(notJpegOrPng)
    expect(await site.upload(await twoColors(64, 32).avif().toBuffer())).toMatchObject(notJpegOrPng)
    expect(await site.upload(await twoColors(64, 32).tiff().toBuffer())).toMatchObject(notJpegOrPng)
    expect(await site.upload(Buffer.from('just words'))).toMatchObject(notJpegOrPng)
  })

  it('is refused as a drawing in every spelling that a reader of drawings would take', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'
    const entities = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>'
    for (const bytes of [
      Buffer.from(`\ufeff<?xml version="1.0"?>${drawing}`),
      Buffer.from(`\ufeff${drawing}`, 'utf16le'),
      Buffer.from(`${entities}${drawing}`),
      Buffer.from(`<!--${' '.repeat(5000)}-->${drawing}`),
      gzipSync(drawing),
    ])
      expect(await site.upload(bytes, 'drawing.svg', 'image/svg+xml')).toMatchObject(notJpegOrPng)
  })

  it('is refused when only its first bytes are a jpeg’s or a png’s', async () => {
    expect(await site.upload(htmlBehindJpegMagic, 'a.jpg', 'image/jpeg')).toMatchObject(damaged)
    expect(await site.upload(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]))).toMatchObject(damaged)
    expect((await site.upload(Buffer.concat([(await png()).subarray(0, 8), svg]))).body.status).toBe(false)
  })
})

describe('what is damaged', () => {
  it('is refused: cut off, overwritten, without its pixels', async () => {
    const [photo, drawing] = [await jpeg(), await noisePng(200, 200)]
    const overwritten = Buffer.from(drawing)
    overwritten[drawing.length >> 1] ^= 0x55
    const scrambled = await sharp(await noisePng(300, 200))
      .jpeg()
      .toBuffer()
    for (let at = 20_000; at < 22_000; at += 7) scrambled[at] = at & 0xff
    for (const sent of [
      photo.subarray(0, photo.length * 0.6),
      drawing.subarray(0, drawing.length * 0.6),
      overwritten,
      scrambled,
      pngOf(pngHeader(10, 10)),
    ]) {
      expect(await site.upload(sent)).toMatchObject(damaged)
    }
  })
})

describe('what is too large', () => {
  it('is refused by the pixels its header states, before they are decoded', async () => {
    expect(await site.upload(megapixelBomb())).toMatchObject(tooManyPixels)
    expect(await site.upload(pngOf(pngHeader(60_000, 60_000)))).toMatchObject({ body: { status: false } })
    expect(await site.upload(pngOf(pngHeader(2_000_000_000, 2_000_000_000)))).toMatchObject({ body: { status: false } })
  })

  it('is refused as a strip that no format could hold', async () => {
    expect(
      await site.upload(
        await sharp({ create: { width: 20_000, height: 2, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      ),
    ).toMatchObject(tooManyPixels)
  })

  it('is refused when it inflates to more than it says', async () => {
    for (const bomb of [inflatingBomb(), metadataBomb('iCCP'), metadataBomb('zTXt'), metadataBomb('iTXt')]) {
      expect(await site.upload(bomb)).toMatchObject(damaged)
    }
  })

  it('is refused at 10 MB and one byte, and not a byte before', async () => {
    const padded = Buffer.alloc(limit + 1)
    padded.set(svg)
    expect(await site.upload(padded.subarray(0, limit))).toMatchObject(notJpegOrPng)
    expect(await site.upload(padded)).toMatchObject(tooManyBytes)
    await expect(site.pictures.keep(padded, { tenant: 'windbreak', account: 'a' })).rejects.toMatchObject({ statusCode: 413 })
  })

  it('is refused by its stated length, and the connection with it', async () => {
    const answer = await exchange(`content-length: ${100 * limit}\r\ncontent-type: multipart/form-data; boundary=b\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toMatch(/connection: close/i)
  })
})

describe('a form that is not one picture', () => {
  const refusal = (status: number, message: string | RegExp) => ({
    status,
    body: { status: false, message: expect.stringMatching(message) },
  })

  it('is refused with what to do instead', async () => {
    const noFile = new FormData()
    noFile.append('client', 'windbreak')
    expect(await site.post(noFile)).toMatchObject(refusal(422, /^Please choose a picture\.$/))
    expect(await site.post(new FormData())).toMatchObject(refusal(422, /^Please choose a picture\.$/))
    expect(await site.upload(Buffer.alloc(0))).toMatchObject(refusal(422, /empty/))
    expect(await site.post(formOf([await jpeg(), await png()]))).toMatchObject(refusal(422, /one picture at a time/))
    const chatty = formOf([await jpeg()])
    for (let n = 0; n < 20; n += 1) chatty.append(`field${n}`, 'x')
    expect(await site.post(chatty)).toMatchObject(refusal(422, /more in this form/))
  })

  it('is refused when it is no form at all', async () => {
    expect(await site.post('{}', { headers: { 'content-type': 'application/json' } })).toMatchObject(refusal(415, /form upload/))
    expect(await site.post('x', { headers: { 'content-type': 'image/png' } })).toMatchObject({ status: 415 })
    expect(await site.post('x', { headers: { 'content-type': 'multipart/form-data' } })).toMatchObject(refusal(400, /whole/))
    expect(await site.post('not a part', { headers: { 'content-type': 'multipart/form-data; boundary=b' } })).toMatchObject(
      refusal(400, /whole/),
    )
  })

  it('is refused when it names another client than was asked for, before or after the file', async () => {
    const before = new FormData()
    before.append('client', 'prairie')
    before.append('file', new Blob([new Uint8Array(await noisePng(900, 900))]), 'a.png')
    expect(await site.post(before)).toMatchObject(refusal(422, /\?client=/))
    const after = formOf([await jpeg()])
    after.append('client', 'prairie')
    expect(await site.post(after)).toMatchObject(refusal(422, /\?client=/))
  })

  it('is refused from nobody, before it is read', async () => {
    expect(await site.post(formOf([await jpeg()]), { headers: { cookie: '' } })).toMatchObject({ status: 401 })
  })
})

describe('an upload that breaks off', () => {
  it('leaves nothing, and the server goes on', async () => {
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
    for (const length of [0, 10, 5000]) {
      await exchange(
        `content-length: 20000\r\ncontent-type: multipart/form-data; boundary=b\r\n`,
        Buffer.concat([Buffer.from(part), (await jpeg()).subarray(0, length)]),
        200,
      )
    }
    const cutShort = Buffer.concat([Buffer.from(part), await jpeg()])
    const answer = await exchange(`content-length: ${cutShort.length}\r\ncontent-type: multipart/form-data; boundary=b\r\n`, cutShort)
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(await site.upload(svg)).toMatchObject(notJpegOrPng)
  })
})

/** Posts by hand, so that it can lie about its length or hang up after `hangUpMs`; answers what came back. */
async function exchange(headers: string, body: Uint8Array = Buffer.alloc(0), hangUpMs?: number): Promise<string> {
  const socket = connect(site.port, '127.0.0.1')
  socket.write(`POST /api/cms/upload-image HTTP/1.1\r\nhost: localhost\r\ncookie: ${site.cookie}\r\n${headers}\r\n`)
  socket.write(body)
  if (hangUpMs !== undefined) {
    await wait(hangUpMs)
    socket.destroy()
    await wait(100)
    return ''
  }
  for await (const bytes of socket) {
    socket.destroy()
    return String(bytes)
  }
  return ''
}
