import { expect, it } from 'vitest'
import { cleanPasted } from './clean-pasted.ts'

it.each([
  ['scripts, styles and comments', '<meta charset=utf-8><style>p{}</style><!-- x --><p>a<script>x()</script></p>', '<meta><p>a</p>'],
  ['events, classes and styles', `<p class="x" style='color:red' onclick="x()" id=y>a</p>`, '<p>a</p>'],
  ['headings of other ranks', '<h1 dir=ltr>a</h1><H2>b</H2><h6>c</h6>', '<h3>a</h3><h3>b</h3><h4>c</h4>'],
  [
    'bold that is written in a style',
    '<span style="font-weight:700"><span style="font-style:italic">a</span></span>',
    '<strong><em>a</em></strong>',
  ],
  ['bold that is none', '<b style="font-weight:normal" id="docs-x"><p>a <b>b</b></p></b>', '<p>a <strong>b</strong></p>'],
  [
    'bold and italic that Word says something else about too',
    `<b style='mso-bidi-font-weight:normal'>a</b><i style='x:y;mso-bidi-font-style:normal'>b</i>`,
    '<strong>a</strong><em>b</em>',
  ],
  ['empty lines of Word', `<p class=MsoNormal><span style='x'><o:p>&nbsp;</o:p></span></p><p class=MsoNormal>a<o:p></o:p></p>`, '<p>a</p>'],
  ['empty lines of Google Docs', '<p>a<br />b</p><br /><br /><ul><li>c</li></ul><br>', '<p>a<br>b</p><ul><li>c</li></ul>'],
  ['addresses with an angle in them', '<a href="/x?a>b" title="y">a</a>', '<a href="/x?a>b">a</a>'],
  [
    'links that Google put behind one of its own',
    '<a href="https://www.google.com/url?q=https://weather.example/a?b%3D1%26c%3D%22&amp;sa=D&amp;ust=1">a</a>',
    '<a href="https://weather.example/a?b=1&amp;c=%22">a</a>',
  ],
  ['pictures', `<img src='/art/x' alt='a "b"' srcset="y" onerror=z width=3>`, '<img src="/art/x" alt="a &quot;b&quot;" width="3">'],
  ['lists from elsewhere', '<ol type="a" start="3"><li value=2>a</li></ol>', '<ol start="3"><li>a</li></ol>'],
  ['what was copied here', '<p data-pm-slice="1 1 []">a</p>', '<p data-pm-slice="1 1 []">a</p>'],
  ['an end without a beginning', 'a</span></b>b', 'ab'],
])('tames %s', (_what, html, tame) => expect(cleanPasted(html)).toBe(tame))

// Where each of them was looked through to the end of the text, this would take minutes.
it.each(['<!--a', '<style>', '<script ', '<![', '<o:p ', '<p>a', '<span mso-list: ', '<span '])(
  'what begins a hundred thousand times and never ends is read all the same: %s',
  (begun) => {
    const point = '<p style="mso-list:l0 level1 lfo1">a</p>'
    const pasted = cleanPasted(point + begun.repeat(100_000) + point)
    expect(pasted).toContain('<li>')
    expect(pasted).not.toMatch(/<(?:style|script)/)
  },
)
