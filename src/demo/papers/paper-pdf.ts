/** One paper to take along. Lines that begin with "# " are headings, with "- " points, with "[] " boxes to tick, "---" begins a new page. */
export interface Paper {
  name: string
  title: string
  lines: readonly string[]
}

const page = { width: 612, height: 792, left: 72, right: 540, top: 640, foot: 84 }
const body = { size: 11.5, lead: 17 }

/** The paper as a PDF of US letter pages, from the fonts every reader has; the same paper always gives the same bytes. */
export function paperPdf({ title, lines }: Paper): Buffer {
  const pages: string[] = []
  let content = head(title)
  let y = page.top

  const turn = () => {
    pages.push(content)
    content = foldedHead()
    y = page.height - 96
  }
  const put = (words: string, { font = 'F1', size = body.size, indent = 0, lead = body.lead } = {}) => {
    for (const line of wrapped(words, page.right - page.left - indent, size)) {
      if (y < page.foot) turn()
      content += `BT /${font} ${size} Tf ${page.left + indent} ${y} Td (${escaped(line)}) Tj ET\n`
      y -= lead
    }
  }

  for (const line of lines) {
    if (line === '---') turn()
    else if (line === '') y -= 8
    else if (line.startsWith('# ')) {
      y -= 10
      put(line.slice(2), { font: 'F2', size: 15, lead: 22 })
    } else if (line.startsWith('- ') || line.startsWith('[] ')) {
      const box = line.startsWith('[')
      if (y < page.foot) turn()
      content += box ? `0.4 w ${page.left} ${y - 1} 9 9 re S\n` : `${page.left + 3} ${y + 2.5} 3 3 re f\n`
      put(line.slice(box ? 3 : 2), { indent: 18 })
    } else {
      put(line)
      y -= 6
    }
  }
  pages.push(content)
  return written(title, pages)
}

const head = (title: string) =>
  `0.078 0.204 0.161 rg 0 700 612 92 re f 0.91 0.706 0.29 rg 0 696 612 4 re f\n` +
  `1 1 1 rg BT /F2 ${title.length > 34 ? 18 : 22} Tf 72 738 Td (${escaped(title)}) Tj ET\n` +
  `BT /F1 10 Tf 72 718 Td (Windbreak Mutual \\267 a fictional company, made for demonstration) Tj ET\n0.118 0.149 0.133 rg\n`

const foldedHead = () => `0.91 0.706 0.29 rg 0 756 612 4 re f 0.118 0.149 0.133 rg\n`

function written(title: string, pages: string[]): Buffer {
  const objects = ['<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>']
  const kids = pages.map((_content, index) => `${6 + index * 2} 0 R`)
  objects.push(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`)
  for (const font of ['Helvetica', 'Times-Bold'])
    objects.push(`<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`)
  objects.push(`<< /Title (${escaped(title)}) /Author (Windbreak Mutual) >>`)
  pages.forEach((content, index) => {
    const number = `BT /F1 9 Tf 72 48 Td (${escaped(title)}, ${index + 1} of ${pages.length}) Tj ET\n`
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${7 + index * 2} 0 R >>`,
    )
    objects.push(`<< /Length ${content.length + number.length} >>\nstream\n${content}${number}endstream`)
  })
  let pdf = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = pdf.length
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.from(`${pdf}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}

function wrapped(words: string, width: number, size: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(longer) * size > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** Helvetica's widths, roughly, in ems: near enough to break a line before the margin. */
const widthOf = (text: string) =>
  [...text].reduce(
    (sum, letter) =>
      sum + (/[ijl.,;:'’|! f t]/.test(letter) ? 0.29 : /[mwMW@—]/.test(letter) ? 0.87 : /[A-Z$&]/.test(letter) ? 0.69 : 0.556),
    0,
  )

const winAnsi: Record<string, string> = {
  '’': '\\222',
  '“': '\\223',
  '”': '\\224',
  '–': '\\226',
  '·': '\\267',
  é: '\\351',
  ñ: '\\361',
  í: '\\355',
  '½': '\\275',
}

/** Throws for a letter the fonts do not have here, so that none is lost without a word. */
const escaped = (text: string) =>
  text.replace(/[\\()]/g, '\\$&').replace(/[^ -~]/g, (letter) => {
    if (!winAnsi[letter]) throw new Error(`No letter for ${letter} in: ${text}`)
    return winAnsi[letter]
  })
