import sharp from 'sharp'

const most = 2_097_152

/** A pdf as scanners make them, as large as is taken: a page that is one photograph, and a page of words. */
export async function largePdf(seed: number): Promise<Buffer> {
  const photo = await photoOf(seed)
  const words = Buffer.from(
    `BT /F0 10 Tf 12 TL 60 740 Td ${Array.from({ length: 55 }, (_each, line) => `(Line ${line} of paper ${seed}: hail, wind and fire) Tj T*`).join(' ')} ET`,
  )
  const stream = (dict: string, bytes: Buffer) =>
    Buffer.concat([Buffer.from(`<<${dict}/Length ${bytes.length}>>\nstream\n`), bytes, Buffer.from('\nendstream')])
  const page = (content: number) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${content} 0 R/Resources<</XObject<</X0 5 0 R>>/Font<</F0 8 0 R>>>>>>`
  const objects: (string | Buffer)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 6 0 R]/Count 2>>',
    page(4),
    stream('', Buffer.from('q 612 0 0 792 0 0 cm /X0 Do Q')),
    stream(`/Type/XObject/Subtype/Image/Width 1700/Height 2200/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`, photo),
    page(7),
    stream('', words),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const parts = [
    Buffer.from('%PDF-1.7\n'),
    ...objects.map((object, index) => Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])),
  ]
  const end = Buffer.from('trailer<</Root 1 0 R/Size 9>>\nstartxref\n0\n%%EOF\n')
  const length = [...parts, end].reduce((sum, each) => sum + each.length, 0)
  return Buffer.concat([...parts, Buffer.alloc(Math.max(0, most - length), ' '), end])
}

/** As large a photograph as leaves room for the rest. */
async function photoOf(seed: number): Promise<Buffer> {
  const noise = sharp({
    create: { width: 1700, height: 2200, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 120 + seed, sigma: 40 } },
  })
  const drawn = await noise.png({ compressionLevel: 1 }).toBuffer()
  for (const quality of [80, 70, 60, 50, 40, 30, 20, 10]) {
    const photo = await sharp(drawn).jpeg({ quality }).toBuffer()
    if (photo.length < most - 20_000) return photo
  }
  throw new Error('no photograph is small enough')
}
