import { describe, expect, it } from 'vitest'
import { cleanLine } from './clean-line.ts'
import { readAddress } from './read-address.ts'
import { withoutAddresses } from '../http/without-addresses.ts'

describe('an address', () => {
  it.each([
    ['pat@ranch.example', 'pat@ranch.example'],
    ['  Pat.Lindgren+barn@Ranch.Example ', 'Pat.Lindgren+barn@ranch.example'],
    ["o'neill@ranch.example", "o'neill@ranch.example"],
    ['pat@bücher.example', 'pat@xn--bcher-kva.example'],
    [`${'a'.repeat(64)}@ranch.example`, `${'a'.repeat(64)}@ranch.example`],
  ])('%j is read as %j', (typed, address) => {
    expect(readAddress(typed)).toBe(address)
  })

  it.each([
    '',
    'pat',
    '@ranch.example',
    'pat@',
    'pat@ranch',
    'pat@127.0.0.1',
    'pat@[127.0.0.1]',
    'pat@ranch.example.',
    'pat@-ranch.example',
    'pat..l@ranch.example',
    '.pat@ranch.example',
    '"pat"@ranch.example',
    'pät@ranch.example',
    'pat@ranch.example/x',
    'pat@ranch.example:25',
    'pat@other.example@ranch.example',
    'pat@ranch.example, b@ranch.example',
    'pat@ranch.example b@ranch.example',
    'pat@ranch.example\r\nbcc: b@ranch.example',
    'pat@ranch.example\0',
    'pat\r\n@ranch.example',
    'Pat <pat@ranch.example>',
    'pat(x)@ranch.example',
    `${'a'.repeat(65)}@ranch.example`,
    `pat@${'a'.repeat(64)}.example`,
    `pat@${'abc.'.repeat(63)}example`,
  ])('%j is none', (typed) => {
    expect(readAddress(typed)).toBeUndefined()
  })
})

describe('a line of a header', () => {
  it.each([
    ['a\r\nBcc: b', 'a Bcc: b'],
    ['a\0b\u0085c\u2028d', 'a b c d'],
    ['\u202egnp.exe\u202c', 'gnp.exe'],
    ['  José   O’Neill\t', 'José O’Neill'],
    ['half \ud800', 'half \ufffd'],
    ['🌾'.repeat(30), '🌾'.repeat(20)],
  ])('%j becomes %j', (words, line) => {
    expect(cleanLine(words, 20)).toBe(line)
  })
})

describe('what a mail server said', () => {
  it.each([
    ['550 5.1.1 <Pat@Ranch.example>: user unknown', '550 5.1.1 <…>: user unknown'],
    ['550 Mailbox pat is full, ask postmaster@ranch.example', '550 Mailbox … is full, ask …'],
    ['550 patience', '550 patience'],
    ['250 ok\r\n250 again', '250 ok 250 again'],
    ['x'.repeat(500), 'x'.repeat(300)],
  ])('%j is kept as %j', (said, kept) => {
    expect(withoutAddresses(said, 'pat@ranch.example')).toBe(kept)
  })

  it('is read to its end also where it is one word of a quarter of a megabyte', () => {
    expect(withoutAddresses('x'.repeat(256 * 1024), 'pat@ranch.example')).toBe('x'.repeat(300))
    expect(withoutAddresses(`${'x@'.repeat(100_000)}x`, 'pat@ranch.example')).not.toContain('x')
  })
})
