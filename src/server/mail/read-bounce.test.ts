import { describe, expect, it } from 'vitest'
import { createReturnAddresses, longestName } from './return-address.ts'
import { readBounce } from './read-bounce.ts'

const mail = (lines: string[], end = '\r\n') => Buffer.from(lines.join(end))
const report = (status: string[], encoding = '7bit') => [
  'To: bounce@example.com',
  'Content-Type: multipart/report;',
  ' boundary=b1',
  '',
  'preamble',
  '--b1',
  'Content-Type: text/plain',
  '',
  'Action: failed, says a text that is no report',
  '--b1',
  'Content-Type: Message/Delivery-Status',
  `Content-Transfer-Encoding: ${encoding}`,
  '',
  ...status,
  '--b1--',
]
const failed = ['Reporting-MTA: dns; mx', '', 'Action: Failed', 'Status: 5.2.2', 'Diagnostic-Code: smtp; 552', ' full']

describe('a mail', () => {
  it.each([
    ['as the standard has it', report(failed), '5.2.2 smtp; 552 full'],
    ['in base64', report([Buffer.from(failed.join('\r\n')).toString('base64')], 'base64'), '5.2.2 smtp; 552 full'],
    ['in quoted-printable', report(['Reporting-MTA: dns; mx', '', 'Act=69on: fai=', 'led', 'Status: 5.0.0'], 'quoted-printable'), '5.0.0'],
    ['by its second recipient', report(['A: b', '', 'Action: delivered', '', 'Action: failed', 'Status: 5.1.1']), '5.1.1'],
    ['as Gmail has it', ['X-Failed-Recipients: pat@ranch.example', 'Content-Type: text/plain', '', 'no'], 'it came back'],
    [
      'within another part',
      ['Content-Type: multipart/mixed; boundary="out"', '', '--out', ...report(failed), '--out--'],
      '5.2.2 smtp; 552 full',
    ],
  ])('that could not be delivered is known, %s', (_how, lines, said) => {
    for (const end of ['\r\n', '\n']) expect(readBounce(mail(lines, end))?.said).toBe(said)
  })

  it.each([
    ['that is late', report(['A: b', '', 'Action: delayed', 'Status: 4.4.7'])],
    ['that was delivered', report(['A: b', '', 'Action: delivered', 'Status: 2.0.0'])],
    ['of somebody on holiday', ['Auto-Submitted: auto-replied', '', 'Action: failed']],
    ['without an end', ['Content-Type: multipart/report; boundary=b1', '', '--b1']],
    ['of nothing', ['']],
  ])('%s is no bounce', (_what, lines) => {
    expect(readBounce(mail(lines))).toBeUndefined()
  })

  it('of many parts within parts is read at once', () => {
    const nested = Array.from(
      { length: 2000 },
      (_each, level) => `Content-Type: multipart/mixed; boundary=b${level % 9}\r\n\r\n--b${level % 9}\r\n`,
    )
    expect(readBounce(Buffer.from(nested.join('')))).toBeUndefined()
  })
})

describe('the address a mail comes back to', () => {
  const { returnOf, findMail } = createReturnAddresses(
    { sign: (_purpose, text) => `Signed-${text}` },
    `${'b'.repeat(longestName)}@example.com`,
  )
  const id = '7f3a1c52-9f1b-4c0e-8d5a-0123456789ab'

  it('is as long as an address may be, and leads to its mail in any letters', () => {
    const address = returnOf(id)
    expect(address.indexOf('@')).toBe(64)
    for (const each of [address, address.toUpperCase(), address.toLowerCase()]) expect(findMail(`To: <${each}>`)).toBe(id)
  })

  it('is nothing when anything in it is changed', () => {
    const address = returnOf(id)
    expect(findMail(address.replace('7f3a', '7f3b'))).toBeUndefined()
    expect(findMail(address.replace(/.@/, 'z@'))).toBeUndefined()
    expect(findMail('To: bounce@example.com')).toBeUndefined()
  })
})
