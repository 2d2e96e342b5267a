import { deflateSync } from 'node:zlib'

/** Pdfs nobody sends in good faith, each small enough to be uploaded. */
export const hostilePdfs: Record<string, () => Buffer> = {
  /** 900 MB of blanks to be drawn, in a few kilobytes, packed twice. */
  'a content that unpacks to 900 MB': () => drawing(twicePacked()),
  /** A picture of 30,000 by 30,000. */
  'a picture of 900 million points': () => {
    const dict = `/Type/XObject/Subtype/Image/Width 30000/Height 30000/ColorSpace/DeviceRGB/BitsPerComponent 8${twice}`
    return pdfOf([[dict, twicePacked()]], 'q 600 0 0 800 0 0 cm /X0 Do Q')
  },
  /** Forms that each draw the next ten times: ten thousand million strokes. */
  'drawings within drawings': () => {
    const forms = Array.from({ length: 10 }, (_each, index): Part => [
      `/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</XObject<</X0 ${6 + index + 1} 0 R>>>>`,
      Buffer.from(index === 9 ? '0 0 m 600 800 l S' : 'q 1 0 0 1 1 1 cm /X0 Do Q\n'.repeat(10)),
    ])
    return pdfOf(forms, '/X0 Do')
  },
  'five million strokes': () =>
    drawing(deflateSync(Buffer.from('0 0 m 600 800 l 1 7 m 3 400 200 9 1 1 c S\n'.repeat(2_000_000))), '/Filter/FlateDecode'),
  'a text of 50 million letters': () =>
    drawing(
      deflateSync(
        Buffer.from(
          `BT /F0 9 Tf 1 0 0 1 9 9 Tm (${'hail '.repeat(200)}) Tj\n`.concat(`(${'wind '.repeat(200)}) Tj\n`.repeat(50_000), 'ET'),
        ),
      ),
      '/Filter/FlateDecode',
    ),
  'a page of a million inches': () => drawing(Buffer.from('0 0 m 9 9 l S'), '', '[0 0 72000000 72000000]'),
  'a page that is a line': () => drawing(Buffer.from('0 0 m 9 9 l S'), '', '[0 0 1 14400]'),
  'a page without a size': () => drawing(Buffer.from('0 0 m 9 9 l S'), '', '[0 0 0 0]'),
  'pages that are their own parents': () =>
    written(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R 2 0 R]/Count 1000000000>>']),
  'objects that name each other': () => written(['<</Type/Catalog/Pages 2 0 R>>', '3 0 R', '2 0 R']),
  'brackets in brackets': () => written(['<</Type/Catalog/Pages 2 0 R>>', `${'['.repeat(600_000)}${']'.repeat(600_000)}`]),
  'a locked one': () =>
    Buffer.from(
      written(pagesOf(Buffer.from('')))
        .toString('latin1')
        .replace(
          'trailer<<',
          `trailer<</Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -4/O(${'o'.repeat(32)})/U(${'u'.repeat(32)})>>/ID[(a)(b)]`,
        ),
      'latin1',
    ),
  'nothing but a beginning and an end': () => Buffer.from('%PDF-1.7\n%%EOF\n'),
  'noise between a beginning and an end': () =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.from(Array.from({ length: 200_000 }, (_each, index) => (index * 7919) % 251)),
      Buffer.from('\n%%EOF\n'),
    ]),
}

/** Pdfs that look dangerous and are read all the same: what is in them is not run, and what is missing is found. */
export const oddPdfs: Record<string, () => Buffer> = {
  'five thousand pages': () => {
    const kids = Array.from({ length: 5000 }, (_each, index) => 3 + index)
    const pages = kids.map(() => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>')
    return written([
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]/Count 5000>>`,
      ...pages,
    ])
  },
  'a script that runs when it is opened': () => {
    const [, ...rest] = pagesOf(Buffer.from('BT /F0 30 Tf 72 700 Td (Rates) Tj ET'))
    const script = '<</S/JavaScript/JS(while\\(true\\)app.alert\\(1\\))>>'
    return written([
      `<</Type/Catalog/Pages 2 0 R/OpenAction${script}/AA<</WC${script}>>/Names<</JavaScript<</Names[(a)${script}]>>>>>>`,
      ...rest,
    ])
  },
  'a table of contents that is wrong': () =>
    Buffer.from(
      written(pagesOf(Buffer.from('BT /F0 30 Tf 72 700 Td (Rates) Tj ET')))
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n99999999'),
      'latin1',
    ),
}

/** Forty pages that take far longer to be read than to be told of, and have hardly a word each; the first is drawn at once. */
export function manyWords(): Buffer {
  const slow = deflateSync(Buffer.from(`${'0 0 m 600 800 l S\n'.repeat(100_000)}BT /F0 9 Tf 9 9 Td (hail) Tj ET`))
  const page = (content: number) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${content} 0 R/Resources<</Font<</F0 5 0 R>>>>>>`
  const others = Array.from({ length: 39 }, (_each, index) => 7 + index)
  return written([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[3 0 R ${others.map((each) => `${each} 0 R`).join(' ')}]/Count 40>>`,
    page(4),
    stream('', Buffer.from('BT /F0 30 Tf 72 700 Td (Rates) Tj ET')),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    stream('/Filter/FlateDecode', slow),
    ...others.map(() => page(6)),
  ])
}

type Part = [dict: string, bytes: Buffer]

const twice = '/Filter[/FlateDecode/FlateDecode]'
/** 900 MB of blanks. */
let blanks: Buffer | undefined
const twicePacked = () => (blanks ??= deflateSync(deflateSync(Buffer.alloc(900 * 1024 * 1024, ' '))))

const drawing = (content: Buffer, filter = twice, box?: string) => written(pagesOf(content, filter, box))

/** A page that draws the first of the parts. */
const pdfOf = (parts: Part[], content: string) =>
  written([
    ...pagesOf(Buffer.from(content), '', '[0 0 612 792]', '/XObject<</X0 6 0 R>>'),
    ...parts.map(([dict, bytes]) => stream(dict, bytes)),
  ])

function pagesOf(content: Buffer, filter = '', box = '[0 0 612 792]', resources = ''): (string | Buffer)[] {
  return [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox${box}/Contents 4 0 R/Resources<</Font<</F0 5 0 R>>${resources}>>>>`,
    stream(filter, content),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
}

const stream = (dict: string, bytes: Buffer) =>
  Buffer.concat([Buffer.from(`<<${dict}/Length ${bytes.length}>>\nstream\n`), bytes, Buffer.from('\nendstream')])

/** The objects, numbered from 1, with their table. */
function written(objects: (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let at = parts[0].length
  const add = (bytes: Buffer) => {
    parts.push(bytes)
    at += bytes.length
  }
  objects.forEach((object, index) => {
    places.push(at)
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]))
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  add(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
