import { readHeaders } from './read-headers.ts'
import { readMime, type MimePart } from './read-mime.ts'

export interface Bounce {
  /** What stands in the headers on top, where the address it came back to is named. */
  headers: string
  /** What the far server said: "5.1.1 smtp; 550 no such user". */
  said: string
}

/**
 * A mail that says that another could not be delivered, or undefined for one that says anything else: that it takes longer, that
 * it was delivered, that somebody is on holiday. By RFC 3464, or by the header that Exim and Gmail write.
 */
export function readBounce(raw: Buffer): Bounce | undefined {
  const mail = readMime(raw)
  const headers = mail.head
  const report = partsOf(mail).find(({ type }) => type === 'message/delivery-status')
  if (report) {
    const failed = groupsOf(report.body.toString('latin1')).find((group) => /^failed\b/i.test(group.get('action') ?? ''))
    if (!failed) return undefined
    return { headers, said: [failed.get('status'), failed.get('diagnostic-code')].filter(Boolean).join(' ') || 'it came back' }
  }
  if (mail.headers.has('x-failed-recipients')) return { headers, said: 'it came back' }
  return undefined
}

function partsOf(part: MimePart): MimePart[] {
  return [part, ...part.parts.flatMap(partsOf)]
}

/** Blocks of headers with empty lines between; the first is about the report, each other about one recipient. */
function groupsOf(text: string): Map<string, string>[] {
  return text
    .split(/\r?\n\r?\n/)
    .slice(0, 100)
    .map(readHeaders)
}
