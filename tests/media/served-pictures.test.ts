import { request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadedPicture } from '../../src/pages/shell/uploaded-picture.ts'
import { pictureFormats, pictureWidths } from '../../src/server/media/picture-address.ts'
import { startPictureSite, type PictureSite } from './picture-site.ts'
import { jpeg, noisePng, png } from './sample-pictures.ts'

let site: PictureSite
let path: string
beforeAll(async () => {
  site = await startPictureSite()
  path = (await site.upload(await jpeg(1300, 650))).body.path
})
afterAll(() => site?.close())

describe('the stored picture', () => {
  it('is served for good, and can do nothing as a page', async () => {
    const response = await site.get(path)
    expect(response.status).toBe(200)
    const bytes = await response.arrayBuffer()
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/jpeg',
      'content-length': String(bytes.byteLength),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      etag: `"${path.slice('/media/'.length)}"`,
    })
  })

  it('answers HEAD with its length and no body', async () => {
    const [head, full] = [await site.get(path, { method: 'HEAD' }), await site.get(path)]
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(full.headers.get('content-length'))
    expect(head.headers.get('content-type')).toBe('image/jpeg')
    expect((await head.arrayBuffer()).byteLength).toBe(0)
    await full.arrayBuffer()
  })

  it('answers 304 to whoever has it', async () => {
    const etag = (await site.get(path, { method: 'HEAD' })).headers.get('etag') ?? ''
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await site.get(path, { headers: { 'if-none-match': held } })
      expect(response.status).toBe(304)
      expect(response.headers.get('cache-control')).toMatch(/immutable/)
    }
    expect((await site.get(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })
})

describe('its smaller ones', () => {
  it('are AVIF and WebP at each width below its own, with the same shape', async () => {
    for (const [format, type] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
    ]) {
      for (const width of [480, 800, 1200]) {
        const response = await site.get(`${path}/${width}.${format}`)
        expect(response.status).toBe(200)
        expect(response.headers.get('content-type')).toBe(`image/${format}`)
        expect(response.headers.get('cache-control')).toMatch(/immutable/)
        const bytes = Buffer.from(await response.arrayBuffer())
        expect(await sharp(bytes).metadata()).toMatchObject({ format: type, width, height: width / 2 })
      }
      expect((await site.get(`${path}/1600.${format}`)).status).toBe(404)
    }
  })

  it('are the ones that pages ask for', () => {
    const { sources } = uploadedPicture(path) ?? { sources: [] }
    const asked = sources.flatMap((source) => source.srcSet.split(', ').map((each) => each.split(' ')[0]))
    const kept = pictureFormats.flatMap((format) =>
      pictureWidths.filter((width) => width <= 1300).map((width) => `${path}/${width}.${format}`),
    )
    expect(asked).toEqual(kept)
  })

  it('are made once, however many ask at the same time', async () => {
    const { body } = await site.upload(await noisePng(1000, 400))
    const before = (await site.listFiles()).length
    const answers = await Promise.all(Array.from({ length: 30 }, () => site.get(`${body.path}/800.avif`)))
    const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
    expect(answers.map((answer) => answer.status)).toEqual(Array(30).fill(200))
    expect(bodies.every((each) => each.equals(bodies[0]))).toBe(true)
    expect(await site.listFiles()).toHaveLength(before + 1)
  })

  it('give way to the stored picture when too many are asked for at once, and never to an upload', async () => {
    const paths: string[] = []
    for (let n = 0; n < 14; n++) paths.push((await site.upload(await png(1600 + n, 8))).body.path)
    const asked = paths.flatMap((each) =>
      pictureWidths.flatMap((width) => pictureFormats.map((format) => site.get(`${each}/${width}.${format}`))),
    )
    const upload = site.upload(await png(90, 90))
    expect((await upload).status).toBe(200)
    const answers = await Promise.all(asked)
    const sentOn = answers.filter((answer) => answer.status === 307)
    expect(answers.filter((answer) => answer.status === 200).length + sentOn.length).toBe(14 * 8)
    expect(sentOn.length).toBeGreaterThan(0)
    expect(sentOn[0].headers.get('cache-control')).toBe('no-store')
    expect(paths).toContain(sentOn[0].headers.get('location'))
  })
})

describe('what is not there', () => {
  const name = '0'.repeat(40)

  it('is 404, without work and without a cached answer', async () => {
    for (const wrong of [
      `/media/${name}-10x10`,
      `/media/${name}-900x900/480.avif`,
      path.replace('x650', 'x651'),
      `${path}/480.png`,
      `${path}/481.avif`,
      `${path}/0480.avif`,
      `${path}/original.jpg`,
    ]) {
      const response = await site.get(wrong)
      expect([wrong, response.status, response.headers.get('cache-control')]).toEqual([wrong, 404, null])
      expect(await response.json()).toMatchObject({ status: false })
    }
  })

  it('cannot be reached by climbing', async () => {
    const climbs = [
      '/media/../lock',
      '/media/..%2flock',
      '/media/%2e%2e%2flock',
      '/media/..%5clock',
      '/media/%2e%2e/lock',
      '/media/.unfinished/480.avif',
      '/media/%00',
      `${path}/..%2f..%2f..%2flock`,
      `${path}%2f480.avif`,
      '/media//etc/passwd',
    ]
    for (const climb of climbs)
      expect([climb, await rawStatus(climb)]).toEqual([climb, expect.toSatisfy((status: number) => status === 404 || status === 400)])
  })
})

/** fetch would tidy the path up before it is sent. */
function rawStatus(rawPath: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ port: site.port, host: '127.0.0.1', path: rawPath }, (response) => resolve(response.resume().statusCode ?? 0))
      .on('error', reject)
      .end()
  })
}
