import type { AnyContent } from '../../fields/define-record.ts'
import { completedAddress, dialledAsWritten } from '../../fields/link.ts'
import { holds, type AnyField, type Fields } from '../../fields/kinds.ts'
import { mapValues } from '../../fields/map-values.ts'

/**
 * The content with other words in place of some, wherever they are written, whatever their case; the very same object where they are not.
 * With a phone number for another one, what called the old one calls the new one.
 */
export function replaceWords<R extends AnyContent>(fields: Fields, content: R, words: string, replacement: string): R {
  // Where a sentence begins with what was looked for in small letters, what takes its place begins one too.
  const asFound = (found: string) =>
    startsLarge(found) && !startsLarge(words) ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement
  const wanted = { words: asWritten(words), replacementOf: asFound, calls: callsInstead(words, replacement) }
  return mapValues(fields, content, (field, value) => inField(field, value, wanted))
}

type Wanted = { words: RegExp; replacementOf(found: string): string; calls(address: string): string }

const startsLarge = (text: string) => text.charAt(0) !== text.charAt(0).toLowerCase()

const asWritten = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'gi')

function inField({ kind }: AnyField, value: unknown, wanted: Wanted): unknown {
  const what = holds[kind]
  if (what === 'address') return wanted.calls(value as string)
  if (what === 'words') return (value as string).replace(wanted.words, wanted.replacementOf)
  return what === 'html' ? inHtml(value as string, wanted) : value
}

/** Between the tags alone, in which words are written with entities. */
function inHtml(html: string, { words, replacementOf, calls }: Wanted): string {
  const pattern = new RegExp(escaped(words.source), 'gi')
  return html
    .split(/(<[^<>]*>)/)
    .map((piece) => (piece.startsWith('<') ? piece : piece.replace(pattern, (found) => escaped(replacementOf(found)))))
    .join('')
    .replace(/<a\b[^<>]* href="tel:[^<>]*>[\s\S]*?<\/a>/gi, calling)

  /** A link goes on calling the number it is written with: the old one may stand there in another spelling. */
  function calling(link: string) {
    return link.replace(/ href="(tel:[^"]*)"/i, (href, address: string) => {
      const next = calls(address)
      return next === address ? href : ` href="${dialledAsWritten(next, link.replace(/<[^<>]*>/g, ''))}"`
    })
  }
}

/** What an address calls once one number takes the place of another. */
function callsInstead(words: string, replacement: string): (address: string) => string {
  const [old, now] = [completedAddress(words), completedAddress(replacement)]
  if (!old.startsWith('tel:') || !now.startsWith('tel:')) return (address) => address
  return (address) => (dialledAsWritten(address, words) === address ? dialledAsWritten(address, replacement) : address)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
