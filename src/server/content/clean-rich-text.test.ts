import { describe, expect, it } from 'vitest'
import { faultsOf, hostileHtml } from '../../../tests/fixtures/hostile-html.ts'
import { xssVectors } from '../../../tests/fixtures/xss-vectors.ts'
import { sections } from '../../content/sections.ts'
import { atOnce } from '../http/in-turns.ts'
import { cleaningContent } from './clean-content.ts'
import { cleanRichText } from './clean-rich-text.ts'

const tableOf = (rows: string) => `<table><tbody>${rows}</tbody></table>`
const picture = `/media/${'a1'.repeat(20)}-800x600`

describe('clean rich text', () => {
  it.each([
    ['paragraphs and headings', '<p>One</p><h3>Two</h3><h4>Three</h4>'],
    ['forms of words', '<p><strong>a</strong><em>b</em><u>c</u><s>d</s>e<br>f</p>'],
    ['lists', '<ul><li><p>one</p><ol><li><p>two</p></li></ol></li></ul><ol start="3"><li>three</li></ol>'],
    [
      'tables',
      '<table><tbody><tr><th><p>County</p></th><td></td></tr><tr><td colspan="2"><p>a</p><ul><li>b</li></ul></td></tr></tbody></table>',
    ],
    ['quotes and rules', '<blockquote><p>She said so.</p></blockquote><hr><p>After.</p>'],
    ['links of the site', '<p><a href="/360/claims#file">a</a><a href="?q=1">b</a><a href="#top">c</a></p>'],
    ['letters and calls', '<p><a href="mailto:a@b.example">a</a> <a href="tel:+19705550100">b</a></p>'],
    ['an outside link with its rel', '<p><a href="https://a.example/?x=1&amp;y=2" rel="noopener">a</a></p>'],
    ['an uploaded picture', `<p>See</p><img src="${picture}/480.webp" alt="A barn" width="480" height="360" loading="lazy">`],
    ['a drawn picture', '<img src="/art/hero-wide-5fb5d6db.svg" alt="" loading="lazy">'],
    ['what markup means', '<p>1 &lt; 2 &amp; 3 &gt; 2, "so" it’s 🌾</p>'],
    ['nothing', ''],
  ])('keeps %s as they are', (_what, html) => {
    expect(cleanRichText(html)).toBe(html)
  })

  it.each([
    ['older names of forms', '<b>a</b><i>b</i><del>c</del><ins>d</ins>', '<strong>a</strong><em>b</em><s>c</s><u>d</u>'],
    ['headings of other ranks', '<h1>a</h1><h2>b</h2><h6>c</h6>', '<h3>a</h3><h3>b</h3><h4>c</h4>'],
    ['boxes', '<div>a</div><section><div>b</div></section>', '<p>a</p><p>b</p>'],
    [
      'a table without a body',
      '<table><thead><tr><th>a</th></tr></thead><tr><td>b</td></tr></table>',
      tableOf('<tr><th>a</th></tr><tr><td>b</td></tr>'),
    ],
    ['cells without a table', '<td>a</td><td>b</td>', '<p>a</p><p>b</p>'],
    ['cells without a row', '<table><td>a</td><td>b</td></table>', tableOf('<tr><td>a</td><td>b</td></tr>')],
    ['words between cells', '<table>x<tr>y<td>a</td></tr></table>', `<p>x</p><p>y</p>${tableOf('<tr><td>a</td></tr>')}`],
    [
      'a table in a cell',
      `<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>`,
      tableOf('<tr><td><p>a</p><p>b</p></td></tr>'),
    ],
    ['an empty table', '<table><tr><td> </td></tr></table><p>a</p>', '<p>a</p>'],
    [
      'a heading of nothing',
      '<table><tr><th>a</th><th colspan="2"> </th></tr></table>',
      tableOf('<tr><th>a</th><td colspan="2"> </td></tr>'),
    ],
    ['odd spans', '<table><tr><td colspan="99" rowspan="-1">a</td></tr></table>', tableOf('<tr><td>a</td></tr>')],
    [
      'a call of another number than is written',
      '<p><a href="tel:+19705550100">(541) 555-0100</a> <a href="tel:+19705550100"><strong>(541) 555-0100</strong></a></p>',
      '<p><a href="tel:+15415550100">(541) 555-0100</a> <a href="tel:+15415550100"><strong>(541) 555-0100</strong></a></p>',
    ],
    ['styles, classes, ids and events', '<p style="color:red" class="x" id="y" onclick="z()" data-a="b">a</p>', '<p>a</p>'],
    ['empty paragraphs', '<p></p><p> </p><p>\u00a0</p><p><br></p><ul><li></li></ul><p>a</p>', '<p>a</p>'],
    ['a blank between words in its own tag', '<p>a<strong> </strong>b</p>', '<p>a b</p>'],
    ['a link without an address', '<p><a name="x">a</a></p>', '<p>a</p>'],
    ['a link in a link', '<a href="/a">a<strong><a href="/b">b</a></strong></a>', '<a href="/a">a<strong>b</strong></a>'],
    ['another window', '<a href="/a" target="_blank" rel="opener">a</a>', '<a href="/a">a</a>'],
    ['an outside link', '<a href="http://a.example" rel="me" target="x">a</a>', '<a href="http://a.example" rel="noopener">a</a>'],
    ['a point outside a list', '<li>a</li><p><li>b</li></p>', 'a<p>b</p>'],
    ['a picture from elsewhere', '<p>a<img src="https://a.example/x.png"></p>', '<p>a</p>'],
    ['a picture of odd size', `<img src="${picture}" width="100%" height="0">`, `<img src="${picture}" alt="" loading="lazy">`],
    ['a list that counts oddly', '<ol start="-1" type="a" reversed><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['comments', '<p>a<!-- b --></p><!--[if IE]>c<![endif]-->', '<p>a</p>'],
  ])('mends %s', (_what, html, clean) => {
    expect(cleanRichText(html)).toBe(clean)
  })

  it.each(hostileHtml.map((html) => [html]))('takes the sting out of %s', (html) => {
    const clean = cleanRichText(html)
    expect(faultsOf(clean)).toEqual([])
    expect(cleanRichText(clean)).toBe(clean)
  })

  it.each(xssVectors)('takes the sting out of %s', (_how, html) => {
    const clean = cleanRichText(html)
    expect(faultsOf(clean)).toEqual([])
    expect(cleanRichText(clean)).toBe(clean)
  })

  it('makes two equal saves of anything', () => {
    const random = randomFrom(7)
    const pieces = [
      ...hostileHtml,
      ...tags(),
      'a',
      ' ',
      '&',
      '&lt;',
      '&#x3c;',
      '<',
      '>',
      '"',
      "'",
      '\u0000',
      '\u00a0',
      '🌾',
      '<!--',
      '-->',
      ']]>',
    ]
    for (let n = 0; n < 3000; n++) {
      const html = Array.from({ length: 1 + random(9) }, () => pieces[random(pieces.length)]).join('')
      const clean = cleanRichText(html)
      expect([html, faultsOf(clean), cleanRichText(clean)]).toEqual([html, [], clean])
    }
  })

  it('is done with the longest text that may be saved, whatever it holds', { timeout: 30_000 }, () => {
    for (const piece of ['x', '<p>word</p>', '<', '<b>', '<p><div>', '<a href="', '<!--', '&lt;', '<svg><style>'])
      expect(faultsOf(cleanRichText(piece.repeat(100_000 / piece.length)))).toEqual([])
  })
})

describe('the content of a section', () => {
  it.each(sections.map((section) => [section.key, section] as const))('%s is clean by default', (_key, section) => {
    expect(atOnce(cleaningContent(section.fields, section.fallback))).toEqual(section.fallback)
  })
})

function tags(): string[] {
  const names = [
    'p',
    'h1',
    'h3',
    'b',
    'a href="/x"',
    'table',
    'tr',
    'td',
    'a href="https://a.example"',
    'ul',
    'ol start="3"',
    'li',
    'blockquote',
    'div',
    'td',
    'svg',
  ]
  return [...names.flatMap((name) => [`<${name}>`, `</${name.split(' ')[0]}>`]), '<br>', '<hr/>', `<img src="${picture}" alt="&quot;">`]
}

/** Numbers below n that are the same at every run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return (n: number) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % n
  }
}
