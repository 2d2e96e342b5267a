import { readHeaders } from './read-headers.ts'

export interface MimePart {
  /** "message/delivery-status". */
  type: string
  head: string
  headers: Map<string, string>
  /** As it was before it was encoded for the way. */
  body: Buffer
  parts: MimePart[]
}

const deepest = 5
const mostParts = 50

/** As much of a raw mail as a report of non-delivery needs: its parts, decoded. What is not well formed is a part without parts. */
export function readMime(raw: Buffer, depth = 0): MimePart {
  // Each byte is a character, so that nothing is lost on the way to the decoding.
  const text = raw.toString('latin1')
  const gap = /\r?\n\r?\n/.exec(text)
  const [head, rest] = gap ? [text.slice(0, gap.index), text.slice(gap.index + gap[0].length)] : [text, '']
  const headers = readHeaders(head)
  const kind = headers.get('content-type') ?? 'text/plain'
  const type = kind.split(';')[0].trim().toLowerCase()
  const boundary = /;\s*boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(kind)
  const inside = type.startsWith('multipart/') && boundary && depth < deepest ? between(rest, boundary[1] ?? boundary[2]) : []
  const parts = inside.map((each) => readMime(Buffer.from(each, 'latin1'), depth + 1))
  return { type, head, headers, body: decode(rest, headers.get('content-transfer-encoding')), parts }
}

function between(text: string, boundary: string): string[] {
  const [, ...pieces] = `\n${text}`.split(`\n--${boundary}`)
  const last = pieces.findIndex((piece) => piece.startsWith('--'))
  const parts = last < 0 ? pieces : pieces.slice(0, last)
  return parts.slice(0, mostParts).map((piece) => piece.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, ''))
}

function decode(text: string, encoding = ''): Buffer {
  if (/base64/i.test(encoding)) return Buffer.from(text, 'base64')
  if (!/quoted-printable/i.test(encoding)) return Buffer.from(text, 'latin1')
  const joined = text.replaceAll(/=[ \t]*\r?\n/g, '')
  return Buffer.from(
    joined.replaceAll(/=([\da-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )
}
