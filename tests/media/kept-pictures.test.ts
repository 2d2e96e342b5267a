import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formOf, startPictureSite, type PictureSite } from './picture-site.ts'
import { animatedPng, jpeg, jpegAndZip, noisePng, png, sidewaysJpeg, twoColors } from './sample-pictures.ts'

let site: PictureSite
beforeAll(async () => {
  site = await startPictureSite()
})
afterAll(() => site?.close())

/** Uploads a picture that must be taken; answers it as it is served. */
async function kept(bytes: Uint8Array) {
  const { status, body } = await site.upload(bytes)
  expect(body).toMatchObject({ status: true })
  expect(status).toBe(200)
  const response = await site.get(body.path)
  const served = Buffer.from(await response.arrayBuffer())
  const header = await sharp(served).metadata()
  expect([header.width, header.height]).toEqual([body.width, body.height])
  expect(body.path).toMatch(new RegExp(`^/media/[0-9a-f]{40}-${body.width}x${body.height}$`))
  return { ...body, served, header, type: response.headers.get('content-type') }
}

async function colorAt(bytes: Buffer, left: number, top: number) {
  const { data } = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true })
  return data[0] > data[2] ? 'red' : 'blue'
}

const metadata = new Set(['exif', 'icc', 'xmp', 'iptc', 'orientation'])

describe('a kept picture', () => {
  it('stays a jpeg or a png, whatever its name and type said', async () => {
    expect(await kept(await jpeg())).toMatchObject({ type: 'image/jpeg', width: 640, height: 320, header: { format: 'jpeg' } })
    expect(await kept(await png())).toMatchObject({ type: 'image/png', header: { format: 'png' } })
  })

  it('is turned upright and loses where it was taken', async () => {
    const sent = await sidewaysJpeg()
    expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6, width: 640 })
    const { served, header, width, height } = await kept(sent)
    expect([width, height]).toEqual([320, 640])
    expect(Object.keys(header).filter((key) => metadata.has(key))).toEqual([])
    expect(await colorAt(served, 160, 20)).toBe('red')
    expect(await colorAt(served, 160, 620)).toBe('blue')
    expect(served.includes('Somebody')).toBe(false)
  })

  it('holds nothing that was hidden behind it', async () => {
    const { served } = await kept(await jpegAndZip())
    expect(served.includes('script')).toBe(false)
    expect(served.includes(Buffer.from('504b', 'hex'))).toBe(false)
    expect(served.subarray(-2).toString('hex')).toBe('ffd9')
  })

  it('keeps every pixel of a png, and its transparency', async () => {
    const noise = await noisePng(300, 200)
    const { served } = await kept(noise)
    expect((await sharp(served).raw().toBuffer()).equals(await sharp(noise).raw().toBuffer())).toBe(true)
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
      .png()
      .toBuffer()
    expect((await kept(clear)).header).toMatchObject({ hasAlpha: true })
  })

  it('is sRGB with 8 bits, from CMYK, from another profile, and from 16 bits', async () => {
    const cmyk = await twoColors(64, 32).toColourspace('cmyk').jpeg().toBuffer()
    const wide = await twoColors(64, 32).withIccProfile('p3').jpeg().toBuffer()
    const deep = await twoColors(64, 32).toColourspace('rgb16').png().toBuffer()
    for (const sent of [cmyk, wide, deep]) {
      const { served, header } = await kept(sent)
      expect(header).toMatchObject({ space: 'srgb', depth: 'uchar' })
      expect(Object.keys(header).filter((key) => metadata.has(key))).toEqual([])
      expect(await colorAt(served, 8, 16)).toBe('red')
      expect(await colorAt(served, 56, 16)).toBe('blue')
    }
  })

  it('may be tiny, grey, interlaced or progressive', async () => {
    expect(await kept(await png(1, 1))).toMatchObject({ width: 1, height: 1 })
    expect(await kept(await twoColors(64, 32).greyscale().jpeg().toBuffer())).toMatchObject({ width: 64 })
    expect(await kept(await twoColors(64, 32).png({ progressive: true }).toBuffer())).toMatchObject({ width: 64 })
    expect(await kept(await twoColors(64, 32).jpeg({ progressive: true }).toBuffer())).toMatchObject({ width: 64 })
  })

  it('shows the still picture of an animated png, and no more of it', async () => {
    const { served, width } = await kept(animatedPng())
    expect(width).toBe(20)
    expect(served.includes('acTL') || served.includes('fdAT')).toBe(false)
    expect((await sharp(served).raw().toBuffer())[0]).toBe(200)
  })

  it('may have just under 25 megapixels', async () => {
    const large = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#456' } })
      .png()
      .toBuffer()
    expect(await kept(large)).toMatchObject({ width: 5000, height: 5000 })
  })

  it('is taken from a phone that writes a wrong but harmless header', async () => {
    const sent = await jpeg()
    const scan = sent.lastIndexOf(Buffer.from([0xff, 0xda]))
    sent[scan + sent.readUInt16BE(scan + 2)] = 0
    expect(await kept(sent)).toMatchObject({ width: 640 })
  })

  it('has the same address when it is sent twice, and one file', async () => {
    const sent = await jpeg(333, 77)
    const before = await site.listFiles()
    const [first, second] = await Promise.all([kept(sent), kept(sent)])
    expect(second.path).toBe(first.path)
    expect(await site.listFiles()).toHaveLength(before.length + 1)
    const rows = (await site.listUploads()).filter((row) => row.path === first.path)
    expect(rows).toMatchObject([
      { tenant: 'windbreak', account: 'account-1', type: 'image/jpeg', bytes: first.served.length, width: 333, height: 77 },
    ])
  })
  it('may come under another field’s name, with the client it is for', async () => {
    const form = new FormData()
    form.append('client', 'WindBreak')
    form.append('picture', new Blob([new Uint8Array(await jpeg(48, 24))]), '../../etc/passwd')
    expect(await site.post(form)).toMatchObject({ status: 200, body: { width: 48, height: 24 } })
    expect(await site.post(formOf([await jpeg(48, 24)]), { path: '/cms/upload-image' })).toMatchObject({ status: 200 })
  })
})

describe('the client of an upload', () => {
  it('is the one the address names, and may be nobody else’s', async () => {
    const path = (client: string) => ({ path: `/api/cms/upload-image?client=${client}` })
    const form = async () => formOf([await jpeg(40, 20)])
    expect(await site.post(await form(), path('WindBreak'))).toMatchObject({ status: 200 })
    expect(await site.post(await form(), path('prairie'))).toMatchObject({ status: 403 })
    expect(await site.post(await form(), path('nobody'))).toMatchObject({ status: 404 })
  })
})
