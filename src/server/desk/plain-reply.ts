import type { Written } from '../mail/mail.ts'
import type { ReplyWords } from './desk-needs.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter])

/** A reply as it was typed, with who wrote it and what it is about at its foot. */
export function plainReply({ subject, text, reference, from }: ReplyWords): Written {
  const whole = `${text}\n\n${from}\n${reference}`
  return { subject, text: whole, html: `<p style="white-space:pre-line">${escapeHtml(whole)}</p>` }
}
