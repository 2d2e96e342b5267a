import { html, lines, type Markup } from './html.ts'
import type { LetterColors } from './letter-tenant.ts'

/** A piece of a letter in both its forms. */
export interface Part {
  html: Markup
  text: string
}

/** A question and what somebody answered; `words` are theirs, a `choice` is one of ours. */
export interface Answer {
  question: string
  answer: string
  kind: 'choice' | 'words'
}

/** Pieces that letters are made of, in the colours of a tenant. */
export function letterParts(colors: LetterColors) {
  const serif = `font-family:Georgia,'Times New Roman',serif`

  const heading = (words: string): Part => ({
    html: html`<h1 class="ink" style="margin:0 0 16px;${serif};font-size:26px;line-height:1.25;font-weight:700;color:${colors.ink}">
      ${words}
    </h1>`,
    text: words,
  })

  const paragraph = (words: string): Part => ({
    html: html`<p dir="auto" style="margin:0 0 16px">${lines(words)}</p>`,
    text: words,
  })

  /** Something to be copied by eye or hand. */
  const notable = (label: string, words: string): Part => ({
    html: html`<p
      class="ink"
      style="margin:0 0 24px;padding:12px 16px;border-left:4px solid ${colors.wheat};font-size:18px;color:${colors.ink}"
    >
      <span class="quiet" style="display:block;font-size:14px;color:${colors['ink-2']}">${label}</span><strong>${words}</strong>
    </p>`,
    text: `${label}: ${words}`,
  })

  /** Questions above their answers, which is as good on a telephone. */
  const table = (rows: readonly Pick<Answer, 'question' | 'answer'>[]): Part => ({
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse">
      ${rows.map(
        ({ question, answer }) =>
          html`<tr>
            <td class="line" style="padding:12px 0;border-top:1px solid ${colors.divider}">
              <span class="quiet" style="display:block;font-size:14px;color:${colors['ink-2']}">${question}</span
              ><span dir="auto" class="ink" style="color:${colors.ink}">${lines(answer)}</span>
            </td>
          </tr>`,
      )}
    </table>`,
    // Set in, so that nobody's answer can look like the next question.
    text: rows.map(({ question, answer }) => `${question}\n${indented(answer)}`).join('\n\n'),
  })

  const button = (label: string, address: string): Part => ({
    html: html`<p style="margin:0 0 24px">
      <a
        href="${webAddress(address)}"
        style="display:inline-block;padding:14px 24px;border-radius:8px;background:${colors.clay};color:#ffffff;font-weight:700;text-decoration:none"
        >${label}</a
      >
    </p>`,
    text: `${label}:\n${webAddress(address)}`,
  })

  const subheading = (words: string): Part => ({
    html: html`<h2 class="ink" style="margin:0 0 8px;${serif};font-size:20px;line-height:1.3;color:${colors.ink}">${words}</h2>`,
    text: words,
  })

  return { heading, subheading, paragraph, notable, table, button }
}

const indented = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => `  ${line}`)
    .join('\n')

/** Ours, so anything else is a mistake of ours. */
function webAddress(address: string): string {
  if (!/^https?:\/\/\S+$/.test(address)) throw new Error('a letter leads to web addresses only')
  return address
}
