import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { heicSaying, largerHeic } from '../fixtures/heic.ts'
import { startPictureSite, type PictureSite } from './picture-site.ts'

/** Red at the left and blue opposite, 640 × 320, stored lying on its side with where it was taken: as a phone held upright does. */
const photo = readFileSync(new URL('../fixtures/iphone-photo.heic', import.meta.url))

let site: PictureSite
beforeAll(async () => {
  site = await startPictureSite()
})
afterAll(() => site?.close())

const send = (bytes: Uint8Array, name = 'IMG_0001.HEIC', type = '') => site.upload(bytes, name, type)
const damaged = { status: 422, body: { status: false, message: expect.stringMatching(/^This picture is damaged/) } }

it('becomes a jpeg that stands upright and says nothing of where it was taken, whatever it is called', async () => {
  expect(photo.includes('Somebody')).toBe(true)
  const { status, body } = await send(photo)
  expect({ status, body }).toMatchObject({ status: 200, body: { status: true, width: 320, height: 640 } })
  const served = Buffer.from(await (await site.get(body.path)).arrayBuffer())
  expect(served.includes('Somebody')).toBe(false)
  const header = await sharp(served).metadata()
  expect(header).toMatchObject({ format: 'jpeg', width: 320, height: 640, space: 'srgb', channels: 3 })
  expect(['exif', 'icc', 'xmp', 'orientation'].filter((key) => key in header)).toEqual([])
  const { data } = await sharp(served).raw().toBuffer({ resolveWithObject: true })
  const [first, last] = [data.subarray(0, 3), data.subarray(-3)]
  expect([first[0] > 180, first[2] < 80, last[0] < 80, last[2] > 180]).toEqual([true, true, true, true])
  expect((await site.get(`${body.path}/240.webp`)).status).toBe(404)
  expect((await send(photo, 'barn.jpg', 'image/jpeg')).body.path).toBe(body.path)
  expect(await site.listUploads()).toMatchObject([{ type: 'image/jpeg', path: body.path }])
})

it('is known by any of its brands', async () => {
  const general = Buffer.from(photo)
  general.write('mif1', 8, 'latin1')
  expect(photo.toString('latin1', 16, 32)).toContain('heic')
  expect(await send(general)).toMatchObject({ status: 200, body: { width: 320 } })
})

it('may be twice as large as other pictures, by what it is and not by its name', async () => {
  const limit = 20 * 1024 * 1024
  expect(await send(largerHeic(photo, limit))).toMatchObject({ status: 200, body: { width: 320 } })
  const tooLarge = (most: number) => ({ status: 413, body: { message: `Please choose a picture of at most ${most} MB.` } })
  expect(await send(largerHeic(photo, limit + 1))).toMatchObject(tooLarge(20))
  const noHeic = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  expect(await send(Buffer.concat([noHeic, Buffer.alloc(limit / 2)]))).toMatchObject(tooLarge(10))
  await expect(site.pictures.keep(largerHeic(photo, limit + 1), { tenant: 'windbreak', account: 'a' })).rejects.toMatchObject({
    statusCode: 413,
  })
})

it('is refused where it is cut off, rubbish behind its first box, or nothing but that', async () => {
  const files = (await site.listFiles()).length
  const head = photo.subarray(0, photo.readUInt32BE(0))
  const rubbish = Buffer.from(Array.from({ length: 20_000 }, (_each, index) => (index * 7919) % 251))
  for (const sent of [photo.subarray(0, photo.length * 0.9), Buffer.concat([head, rubbish]), head, head.subarray(0, 20)])
    expect(await send(sent)).toMatchObject(damaged)
  expect(await site.listFiles()).toHaveLength(files)
})

it('is refused by the size it says, before a pixel is read, and where that is not the size it has', async () => {
  const files = (await site.listFiles()).length
  const large = { status: 413, body: { status: false, message: expect.stringMatching(/25 megapixels/) } }
  expect(await send(heicSaying(photo, 30_000, 30_000))).toMatchObject(large)
  expect(await send(heicSaying(photo, 16_001, 8))).toMatchObject(large)
  expect(await send(heicSaying(photo, 8, 8))).toMatchObject(damaged)
  expect(await site.listFiles()).toHaveLength(files)
})

it('leaves other pictures of its family to the refusal of the source', async () => {
  const other = Buffer.from(photo)
  for (let at = other.indexOf('heic'); at >= 0 && at < other.readUInt32BE(0); at = other.indexOf('heic', at))
    other.write('jxlx', at, 'latin1')
  expect(await send(other)).toMatchObject({ status: 415, body: { message: 'Please choose a JPEG or PNG picture.' } })
})
