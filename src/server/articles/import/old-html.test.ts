import { describe, expect, it } from 'vitest'
import { inArticles } from '../../../fields/rich-allowed.ts'
import { cleanRichText } from '../../content/clean-rich-text.ts'
import { readHtmlDocument } from './html-document.ts'
import { htmlWords } from './html-words.ts'
import { picturesIn, rewriteHtml } from './old-html.ts'

describe('the HTML of an old post', () => {
  it.each([
    ['keeps what is written', '<h2>a</h2><p>b &amp; <em>c</em><br>d</p>', '<h2>a</h2><p>b &amp; <em>c</em><br>d</p>', []],
    ['closes what nobody closed', '<ul><li>a<li>b</ul>', '<ul><li><p>a</p></li><li><p>b</p></li></ul>', []],
    ['drops comments and classes', '<!-- wp:p --><p class="x" style="color:red">a</p>', '<p>a</p>', []],
    [
      'asks where links lead now',
      '<a href="https://old.example/a?b=1&amp;c">x</a>',
      '<p><a href="[https://old.example/a?b=1&amp;c]">x</a></p>',
      [],
    ],
    [
      'puts kept pictures in',
      '<img src="/kept.png" alt="A &quot;barn&quot;" srcset="x 2x">',
      '<img src="/media/kept" alt="A &quot;barn&quot;" width="120" height="80">',
      [],
    ],
    ['leaves lost pictures out', '<p>a<img src="/lost.png" alt="b"></p>', '<p>a</p>', ['The picture /lost.png was left out.']],
    [
      'tells of pictures nobody described',
      '<img src="/kept.png">',
      '<img src="/media/kept" alt="" width="120" height="80">',
      ['Nobody says what the picture /kept.png shows; it is taken for decoration.'],
    ],
    [
      'makes links of what is embedded',
      '<iframe src="https://video.example/1">no frames</iframe>',
      '<p><a href="https://video.example/1">Embedded page: video.example</a></p><p>no frames</p>',
      ['What was embedded from https://video.example/1 became a link.'],
    ],
    [
      'leaves out what runs',
      '<p>a</p><script>alert("<p>")</script><style>p{}</style><p>b</p>',
      '<p>a</p><p>b</p>',
      ['A script was left out.'],
    ],
    ['leaves out what asks', '<form><p>Name <input></p></form>b', '<p>b</p>', ['A form was left out.']],
    [
      'makes figures of captions',
      '[caption id="a"]<img src="/kept.png" alt="b"> Our barn[/caption]',
      '<figure><img src="/media/kept" alt="b" width="120" height="80"><figcaption>Our barn</figcaption></figure>',
      [],
    ],
    ['leaves out parts of plug-ins', '<p>a[gallery ids="1,2"]b</p>', '<p>ab</p>', ['The part “[gallery]” of a plug-in was left out.']],
    ['keeps brackets people write', '<p>so [sic] and [1]</p>', '<p>so [sic] and [1]</p>', []],
    [
      'says what became of what was raised or marked',
      '<p>20 m<sup>2</sup> of <mark>hay</mark> for <s>$5</s></p>',
      '<p>20 m<sup>2</sup> of <mark>hay</mark> for <s>$5</s></p>',
      ['What was raised or lowered became plain words.', 'What was marked became plain words.'],
    ],
    ['says what became of code', '<pre><code>a &lt; b</code></pre>', '<pre><code>a &lt; b</code></pre>', ['Code became plain words.']],
  ])('%s', (_what, html, anew, losses) => {
    const lost: string[] = []
    const picture = (src: string) => (src === '/kept.png' ? { path: '/media/kept', width: 120, height: 80 } : undefined)
    expect(rewriteHtml(html, { picture, link: (href) => `[${href}]`, lose: (words) => void lost.push(words) })).toBe(anew)
    expect(lost).toEqual(losses)
  })

  it.each([
    ['<a href="/x"><h2>Words</h2></a>', '<h2><a href="/x">Words</a></h2>'],
    ['<a href="/x"><p>Words</p></a>', '<p><a href="/x">Words</a></p>'],
    ['<a href="/x"><div><img src="/art/a" alt="b"></div></a>', '<div><a href="/x"><img src="/art/a" alt="b"></a></div>'],
    ['<a href="/x"><img src="/art/a" alt="b"></a>', '<p><a href="/x"><img src="/art/a" alt="b"></a></p>'],
    ['<b><p>a</p>\n<p>b</p></b>', '<p><b>a</b></p><p><b>b</b></p>'],
    ['a <b>b<h2>c</h2>d</b> e', '<p>a <b>b</b></p><h2><b>c</b></h2><p><b>d</b> e</p>'],
    ['<td><i>a<ul><li>b</ul></i>', '<td><p><i>a</i></p><ul><li><p><i>b</i></p></li></ul></td>'],
    ['<p>a<br><b>b<br>c</b></p>', '<p>a<br><b>b<br>c</b></p>'],
  ])('puts what is among words into each block it is around: %s', (html, anew) => {
    expect(rewriteHtml(html, { picture: (path) => ({ path }), link: String, lose: () => {} })).toBe(anew)
    expect(cleanRichText(anew, inArticles)).toContain(anew.includes('/x') ? '<a href="/x"' : '')
  })

  it('writes what is around many blocks no more often than an article could hold', () => {
    const html = `<a href="/${'x'.repeat(100_000)}">${'<p>a'.repeat(10_000)}</a>`
    expect(rewriteHtml(html, { picture: () => undefined, link: String, lose: () => {} }).length).toBeLessThan(3_000_000)
  })

  it('names its pictures once each', () => {
    expect(picturesIn('<img src="a.png"><figure><img src="b.png"></figure><img src="a.png"><img>')).toEqual(['a.png', 'b.png'])
  })

  it.each([
    ['a post', (html: string) => rewriteHtml(html, { picture: () => undefined, link: String, lose: () => {} })],
    ['a title', htmlWords],
    ['a page', (html: string) => readHtmlDocument(html).body],
  ])('reads tags inside each other that nobody closed, and keeps their words: %s', (_what, read) => {
    // By a parser that writes what is open anew for each of them this would take minutes.
    expect(read('<div>a '.repeat(300_000)).match(/a/g)).toHaveLength(300_000)
  })

  it('reads a hundred thousand open brackets quickly enough to end', () => {
    expect(rewriteHtml('[caption '.repeat(20_000), { picture: () => undefined, link: String, lose: () => {} })).toContain('[caption')
  })
})
