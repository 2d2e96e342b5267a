import { wordsIn } from '../../../words/languages.ts'
import type { Written } from '../mail.ts'
import { composeLetter } from './compose-letter.ts'
import { letterParts } from './letter-parts.ts'
import { colorsOf, type LetterTenant } from './letter-tenant.ts'

export interface Reply {
  tenant: LetterTenant
  form: string
  reference: string
  subject?: string
  /** As it was typed on the desk; lines stay lines. */
  words: string
  /** Whoever wrote it. */
  by: string
}

/** From the desk to whoever sent a form. */
export function replyLetter({ tenant, form, reference, subject, words, by }: Reply): Written {
  const { reply } = wordsIn(tenant.language).mail
  const { paragraph, notable } = letterParts(colorsOf(tenant))
  const paragraphs = words.trim().split(/(?:\r?\n){2,}/)
  return composeLetter({
    tenant,
    subject: subject ?? reply.subject(form, reference),
    preview: reply.preview(reference),
    parts: [...paragraphs.map(paragraph), paragraph(`${by}\n${tenant.name}`), notable(reply.reference, reference)],
  })
}
