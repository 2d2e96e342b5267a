import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accented } from '../../../words/accented.ts'
import { wordsIn } from '../../../words/languages.ts'
import { confirmationLetter } from './confirmation-letter.ts'
import { usualColors, type LetterTenant } from './letter-tenant.ts'
import { linkLetter } from './link-letter.ts'
import { noticeLetter } from './notice-letter.ts'
import { leftLetter, paymentLetter } from './payment-letter.ts'
import { replyLetter } from './reply-letter.ts'

const tenant: LetterTenant = {
  name: 'Windbreak Mutual',
  tagLine: 'Shelter from the weather.',
  language: 'en-US',
  timeZone: 'America/Denver',
  phones: { support: '(970) 555-0100', claims: '(970) 555-0111', roadside: '(970) 555-0199' },
  supportHours: 'Monday to Friday, 7 to 6 Mountain Time',
  colors: { theme: '#143429', clay: '#123456' },
}
const hostile = '<script>alert("1")</script>\r\n"><img src=x onerror=alert(1)>\0 & \ud800'
const sent = {
  tenant,
  form: 'Start a Quote',
  reference: 'WM-7K3F-2M9Q',
  receivedAt: new Date('2026-11-23T19:05:00Z'),
  promisedAt: new Date('2026-11-25T00:00:00Z'),
  page: 'https://windbreak.example/360/start-a-quote',
  desk: 'https://windbreak.example/360/inbox/7',
  answers: [
    { question: 'Insurance type', answer: 'Farm & Ranch', kind: 'choice' as const },
    { question: 'Comments', answer: hostile, kind: 'words' as const },
    { question: 'Phone', answer: '', kind: 'words' as const },
  ],
  files: [
    { name: 'roof <b>.jpg', bytes: 4_321_000 },
    { name: 'note.pdf', bytes: 900 },
  ],
}
const payment = {
  tenant,
  reference: 'WM-7K3F-2M9Q',
  amount: '$148.20',
  account: '•••• 7755',
  link: 'https://windbreak.example/360/pay/payment/abc',
}
const letters = {
  notice: noticeLetter(sent),
  confirmation: confirmationLetter({ ...sent, subject: 'Quote request confirmation', agent: 'Dana Whitlock' }),
  reply: replyLetter({ ...sent, words: `Dear Pat,\n\n${hostile}\nsecond line`, by: 'Marlene Ruiz' }),
  link: linkLetter({ tenant, form: sent.form, link: 'https://windbreak.example/360/start-a-quote?d=1&e=2', endsAt: sent.promisedAt }),
  receipt: paymentLetter({ ...payment, words: wordsIn('en-US').mail.receipt, paidAt: sent.receivedAt, paidBy: 'card' }),
  left: leftLetter({ ...payment, on: sent.promisedAt }),
}

describe.each(Object.entries(letters))('the %s', (_name, { html, text }) => {
  it('holds nothing that anybody typed as markup', () => {
    expect(html).not.toMatch(/<script|<img|<b>/i)
    expect(html + text).not.toMatch(/[^\P{Cc}\t\n\r]|undefined|\[object/u)
    expect((html + text).isWellFormed()).toBe(true)
  })

  it('loads nothing, and shows name, phone and hours of the house in its colours', () => {
    expect(html).not.toMatch(/<[^>]*\bsrc=|url\(|@import|<link/i)
    for (const part of [html, text]) for (const word of [tenant.name, '(970) 555-0100', tenant.supportHours]) expect(part).toContain(word)
    expect(html).toContain(usualColors.deep)
    expect(html).not.toContain(usualColors.clay)
  })
})

describe('the notice', () => {
  const { subject, html, text } = letters.notice
  it('holds every answer in order, on the clocks of the tenant, and names files without their content', () => {
    expect(subject).toBe('Start a Quote – WM-7K3F-2M9Q')
    expect(html).toContain('Farm &#38; Ranch')
    expect(html).toContain('href="https://windbreak.example/360/inbox/7"')
    expect(text).toContain(
      'Received\n  Monday, November 23, 2026 at 12:05 PM MST\n\nAn answer was promised by\n  Tuesday, November 24, 2026 at 5:00 PM MST',
    )
    expect(text).toContain('Insurance type\n  Farm & Ranch\n\nComments\n  <script>alert("1")</script>\n  "><img src=x')
    expect(text).toContain('Phone\n  (no answer)')
    expect(text).toContain('roof <b>.jpg (4.1 MB)\nnote.pdf (1 KB)')
  })

  it('leaves the rest of a very long answer to the desk', () => {
    const long = noticeLetter({ ...sent, answers: [{ question: 'Comments', answer: 'x'.repeat(100_000), kind: 'words' }] })
    expect(long.text).toContain('(the rest is on the desk)')
    expect(long.html.length).toBeLessThan(20_000)
  })
})

describe('the confirmation', () => {
  const { subject, html, text } = letters.confirmation
  it('says who has it now and by when, and what was chosen', () => {
    expect(subject).toBe('Quote request confirmation')
    for (const part of [html, text]) {
      expect(part).toContain('Dana Whitlock has it now and will answer you by Tuesday, November 24, 2026 at 5:00 PM MST.')
      expect(part).toContain('WM-7K3F-2M9Q')
    }
    expect(text).toContain('Insurance type\n  Farm & Ranch')
  })

  it('repeats no word that was typed, so that nobody can write to strangers through it', () => {
    expect(html + text + subject).not.toMatch(/alert|Comments|roof/)
  })
})

it('a reply keeps its lines and paragraphs', () => {
  expect(letters.reply.subject).toBe('Re: Start a Quote – WM-7K3F-2M9Q')
  expect(letters.reply.html).toMatch(/<p [^>]*>Dear Pat,<\/p>/)
  expect(letters.reply.html).toContain('<br>second line')
  expect(letters.reply.text).toContain('Marlene Ruiz\nWindbreak Mutual')
})

it('a receipt and the word of a change nothing came of say which payment, which account and what to do', () => {
  for (const { html, text } of [letters.receipt, letters.left])
    for (const words of ['WM-7K3F-2M9Q', '$148.20', '•••• 7755', payment.link])
      for (const part of [html, text]) expect(part).toContain(words)
  expect(letters.receipt.text).toContain('Paid on\n  Monday, November 23, 2026 at 12:05 PM MST')
  expect(letters.left.subject).toBe('No payment is set any more at Windbreak Mutual – WM-7K3F-2M9Q')
  expect(letters.left.text).toMatch(/set for Tuesday, November 24, 2026[^]+Choose a day anew/)
})

it('a link leads to the web and nowhere else', () => {
  expect(letters.link.html).toContain('href="https://windbreak.example/360/start-a-quote?d=1&#38;e=2"')
  expect(letters.link.text).toContain('\nhttps://windbreak.example/360/start-a-quote?d=1&e=2\n')
  expect(() => linkLetter({ tenant, form: 'x', link: 'javascript:alert(1)', endsAt: sent.promisedAt })).toThrow('web addresses only')
})

it('letters say nothing but words of the language of their tenant', () => {
  const { name, tagLine, supportHours } = accented(tenant)
  const other = { ...tenant, name, tagLine, supportHours, language: 'en-XA' as const }
  const bare = { ...sent, tenant: other, form: '1', reference: '2', answers: [], files: [], page: '3', agent: '4' }
  const texts = [
    noticeLetter(bare),
    confirmationLetter(bare),
    replyLetter({ ...bare, words: '5', by: '6' }),
    linkLetter({ ...bare, link: sent.desk, endsAt: sent.promisedAt }),
    leftLetter({ ...payment, tenant: other, reference: '2', on: sent.promisedAt }),
  ]
  const dates = /\b(Monday|Tuesday), November \d+, 2026( at [\d:]+ [AP]M [A-Z]{3})?|https:\S+/g
  const ofDates = new RegExp(accented('Monday|Tuesday|November|at|AM|PM|MST'), 'g')
  for (const { subject, text } of texts) expect((subject + text).replaceAll(dates, '').replaceAll(ofDates, '')).not.toMatch(/[a-z]{2}/i)
})

it('the usual colours are those of the site', () => {
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8')
  for (const [name, color] of Object.entries(usualColors)) expect(tokens).toContain(`--color-${name}: ${color};`)
})
