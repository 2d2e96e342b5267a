import { describe, expect, it } from 'vitest'
import { faultsOf, hostileHtml } from '../../../tests/fixtures/hostile-html.ts'
import { xssVectors } from '../../../tests/fixtures/xss-vectors.ts'
import { inArticles, inSections } from '../../fields/rich-allowed.ts'
import { htmlOf, richBlocks, type Block } from '../../fields/rich-blocks.ts'
import { splitBlocks } from '../../fields/split-blocks.ts'
import { atOnce } from '../http/in-turns.ts'
import { cleaningContent } from './clean-content.ts'
import { cleanRichText } from './clean-rich-text.ts'

const clean = (html: string) => cleanRichText(html, inArticles)
const picture = (said = ' alt="A barn"') =>
  `<img src="/media/${'a1'.repeat(20)}-800x600/480.webp"${said} width="480" height="360" loading="lazy">`

describe('the body of an article', () => {
  it.each([
    ['three ranks of headings', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
    ['a figure with a caption', `<figure>${picture()}<figcaption>The <em>barn</em>, <a href="/360/faq">before</a></figcaption></figure>`],
    ['a figure without one, which only decorates', `<figure>${picture(' alt=""')}</figure>`],
    ['a picture that says nothing yet', `<figure>${picture('')}</figure>`],
    ['a call-out', '<aside><p>Call first.</p><ul><li><p>by day</p></li></ul></aside>'],
    ['sizes of letters', '<p>a<span data-size="8">b</span><strong><span data-size="35">c</span></strong></p>'],
    [
      'quotes, rules and tables',
      '<blockquote><p>a</p></blockquote><hr><table><tbody><tr><th><p>a</p></th><td><p>b</p></td></tr></tbody></table>',
    ],
  ])('keeps %s', (_what, html) => expect(clean(html)).toBe(html))

  it.each([
    ['a heading of the page', '<h1>a</h1><h6>b</h6>', '<h2>a</h2><h4>b</h4>'],
    ['a picture that stands alone', picture(), `<figure>${picture()}</figure>`],
    ['a picture alone in a paragraph', `<p> ${picture()} </p>`, `<figure>${picture()}</figure>`],
    ['a picture among words', `<p>a ${picture()} b</p>`, `<p>a ${picture()} b</p>`],
    [
      'a figure of another site',
      `<figure class="wp"><a href="/x">${picture()}</a><figcaption><p>a</p><p>b</p></figcaption></figure>`,
      `<figure>${picture()}<figcaption>a  b</figcaption></figure>`,
    ],
    [
      'a figure of a table',
      '<figure><table><tr><td>a</td></tr></table><figcaption>b</figcaption></figure>',
      '<table><tbody><tr><td>a</td></tr></tbody></table><p>b</p>',
    ],
    [
      'two pictures in one',
      `<figure>${picture()}${picture(' alt=""')}<figcaption>a</figcaption></figure>`,
      `<figure>${picture()}</figure><figure>${picture(' alt=""')}<figcaption>a</figcaption></figure>`,
    ],
    [
      'a figure in a point',
      `<ul><li><figure>${picture()}<figcaption>a</figcaption></figure></li></ul>`,
      `<ul><li>${picture()}<p>a</p></li></ul>`,
    ],
    ['a caption of nothing', `<figure>${picture()}<figcaption> </figcaption></figure>`, `<figure>${picture()}</figure>`],
    ['a caption without a figure', '<figcaption>a</figcaption>', '<p>a</p>'],
    [
      'a call-out with a heading in it',
      '<aside>Note<h3>a</h3><table><tr><td>b</td></tr></table></aside>',
      '<aside><p>Note</p><p>a</p><p>b</p></aside>',
    ],
    ['a call-out in a call-out', '<aside><aside><p>a</p></aside></aside>', '<aside><p>a</p></aside>'],
    ['an empty call-out', '<aside><p> </p></aside><p>a</p>', '<p>a</p>'],
    ['a size that is not offered', '<p><span data-size="11">a</span><span style="font-size:20px">b</span></p>', '<p>ab</p>'],
  ])('mends %s', (_what, html, mended) => expect(clean(html)).toBe(mended))

  it('is more than sections may have', () => {
    const html = `<h2>a</h2><aside><p>b</p></aside><p><span data-size="20">c</span></p><figure>${picture('')}<figcaption>d</figcaption></figure>`
    expect(cleanRichText(html, inSections)).toBe(`<h3>a</h3><p>b</p><p>c</p><p>${picture(' alt=""')}</p><p>d</p>`)
  })

  it.each([...xssVectors, ...hostileHtml.map((html) => [html, html] as const)])('takes the sting out of %s', (_how, html) => {
    const safe = clean(html)
    expect(faultsOf(safe, 'articles')).toEqual([])
    expect(clean(safe)).toBe(safe)
    // The blocks it is kept as, each cleaned by itself, are the same.
    const field = richBlocks({ label: 'Body' })
    const blocks = atOnce(
      cleaningContent({ body: field }, { body: splitBlocks(html).map((block, index) => ({ html: block, id: `k${index}` })) }),
    ).body
    expect(faultsOf(htmlOf(blocks), 'articles')).toEqual([])
    expect(splitBlocks(htmlOf(blocks))).toEqual(blocks.map((block) => block.html))
  })

  it('makes two equal saves of anything', () => {
    const tags = ['aside', 'figure', 'figcaption', 'p', 'h2', 'ul', 'li', 'table', 'td', 'span data-size="20"', 'a href="/x"', 'blockquote']
    const pieces = [...tags.flatMap((tag) => [`<${tag}>`, `</${tag.split(' ')[0]}>`]), picture(), picture(''), 'a', ' ', '<hr>', '<br>']
    let state = 11
    const random = (n: number) => (state = (state * 48_271) % 2_147_483_647) % n
    for (let n = 0; n < 2_000; n++) {
      const html = Array.from({ length: 2 + random(10) }, () => pieces[random(pieces.length)]).join('')
      const safe = clean(html)
      expect([html, faultsOf(safe, 'articles'), clean(safe)]).toEqual([html, [], safe])
    }
  })

  it('takes blanks in a description together, and needs no time for many', () => {
    const html = `<figure>${picture(` alt="a${' '.repeat(150_000)}b"`)}</figure>`
    expect(clean(html)).toBe(`<figure>${picture(' alt="a b"')}</figure>`)
  })

  it('keeps each block one block, so that its id stays its own', () => {
    const field = richBlocks({ label: 'Body' })
    const body = (...html: string[]): Block[] => html.map((each, index) => ({ html: each, id: `k${index}` }))
    const given = body('<p>a</p>', '<p> </p>', '<div>b</div><div>c</div>', '<p>d</p>')
    expect(atOnce(cleaningContent({ body: field }, { body: given })).body).toEqual([
      { html: '<p>a</p>', id: 'k0' },
      { html: '<p>b</p>', id: 'k2' },
      { html: '<p>c</p>', id: 'k2-1' },
      { html: '<p>d</p>', id: 'k3' },
    ])
    const fine = body('<p>a</p>')
    expect(atOnce(cleaningContent({ body: field }, { body: fine })).body).toBe(fine)
  })
})
