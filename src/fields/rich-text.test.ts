import { describe, expect, it } from 'vitest'
import { markedWords, plainWords } from './rich-words.ts'
import { isBlankRichText, richText } from './rich-text.ts'
import { minLength, required } from './rules.ts'

const description = richText({
  label: 'Description',
  rules: [required('Please enter description!'), minLength(10, 'too short')],
})
const messages = (html: string) => description.check(html, {}, 'd').map(({ message }) => message)
const picture = '<img src="/art/hero" alt="A barn in the wind">'

describe('rich text', () => {
  it.each(['', '  ', '<p></p>', '<p> </p><p>&nbsp;</p>', '<ul><li><p><br></p></li></ul>', '<hr>'])('is blank when it is %j', (html) => {
    expect(isBlankRichText(html)).toBe(true)
    expect(messages(html)).toEqual(['Please enter description!'])
  })

  it('counts the words people read, not the markup around them', () => {
    expect(messages('<p><strong>nine left</strong></p>')).toEqual(['too short'])
    expect(messages('<p>ten</p><p>or more</p>')).toEqual([])
    expect(description.minimum).toBe(10)
  })

  it('is not blank when it holds a picture', () => {
    expect(richText({ label: 'D', rules: [required('none')] }).check(picture, {}, 'd')).toEqual([])
  })

  it.each(['<', '</', '<a', '<a href="', '<p><', '&', '<img', ' <'])('is read whatever never ends in it: %j', (begun) => {
    const endless = begun + 'a'.repeat(98_000)
    expect(messages(endless)).toEqual([])
    expect(plainWords(endless + begun).length).toBeGreaterThan(90_000)
  })

  it('has an end', () => {
    expect(messages('x'.repeat(100_001))).toEqual(['Please keep this under 100,000 characters.'])
  })

  it('is read from plain text and from the odd shapes of old clients', () => {
    expect([{ value: '<p>a</p>', error: '' }, 'plain', null].map((wire) => description.decode(wire))).toEqual(['<p>a</p>', 'plain', ''])
  })

  it('reads a table row by row, and no cell is glued to the next', () => {
    const table =
      '<table><tbody><tr><th><p>County</p></th><th></th></tr><tr><td><p>Weld</p><p>north</p></td><td>12</td></tr></tbody></table><p>After</p>'
    expect(markedWords(table)).toBe('County | \nWeld north | 12\nAfter')
    expect(plainWords(table)).toBe('County\nWeld\nnorth\n12\nAfter')
  })

  it('is fought over whole', () => {
    expect(description.merge('<p>a</p>', '<p>b</p>', '<p>c</p>', { path: 'd', label: 'D' }).conflicts).toHaveLength(1)
  })

  it('is told in words, with marks for what else changed', () => {
    const html = `<h3>When &amp; how</h3><p>Call <strong>now</strong> or
      <a href="/360/claims">file a claim</a>.</p><ol><li><p>one</p></li><li>two</li></ol><ul><li><p>three</p><p>more</p></li></ul>${picture}`
    const [leaf] = description.leaves(html, { path: 'd', label: 'D' })
    expect(leaf.text.split('\n')).toEqual([
      '## When & how',
      'Call **now** or file a claim (/360/claims).',
      '1. one',
      '2. two',
      '- three',
      'more',
      '[picture: A barn in the wind, hero]',
    ])
    expect(leaf.onPage).toBe(plainWords(html))
    expect(plainWords(html).split('\n')).toEqual(['When & how', 'Call now or file a claim.', 'one', 'two', 'three', 'more'])
  })

  it.each([
    ['&#8217;&#x2019;&hellip;&amp;lt;', '’’&hellip;&lt;'],
    ['1 < 2 <', '1 < 2 <'],
    ['&#0;&#99999999;', '&#0;&#99999999;'],
  ])('reads %j as %j', (html, words) => {
    expect(plainWords(html)).toBe(words)
  })
})
