import { randomBytes } from 'node:crypto'
import type { Filling } from '../http/gapped-page.ts'
import type { SignedIn } from './sessions.ts'

// Nobody can write them into content: they are this process's alone, and hold letters for private use.
const [open, close] = ['\u{e000}', '\u{e001}']
const markOf = (what: string) => `${open}${what}${randomBytes(12).toString('hex')}${close}`
const [nameMark, usernameMark] = [markOf('name'), markOf('username')]

/** Where a page rendered for `placeholderFor` says who is signed in. */
export const marks: readonly string[] = [nameMark, usernameMark]

/**
 * Nobody in particular, of the same kind as a person: what a page shows them it shows everybody of that kind, but for the
 * name. It carries nothing of the person, so a page rendered for it cannot either.
 */
export const placeholderFor = ({ agent }: SignedIn): SignedIn => ({
  account: '',
  name: nameMark,
  username: usernameMark,
  agent,
  adminOf: new Set(),
})

/** Which of the kinds a person is, as part of the name a page is kept by. */
export const kindOf = ({ agent }: SignedIn) => (agent ? '\nagent' : '\nsignedIn')

/** The person's own names, as React writes them. */
export const fillingOf = ({ name, username }: SignedIn): Filling =>
  new Map([
    [nameMark, escapeHtml(name)],
    [usernameMark, escapeHtml(username)],
  ])

/** True where a page has made something else of a name than to say it, so that it cannot be filled in. */
export const isTornIn = (html: string) => marks.reduce((rest, mark) => rest.replaceAll(mark, ''), html).search(/[\u{e000}\u{e001}]/u) >= 0

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter])
