import { expect, it } from 'vitest'
import { listsOfWord } from './lists-of-word.ts'
import { cleanPasted } from './clean-pasted.ts'

/** A point as Word for Windows puts it on the clipboard. */
const point = (
  level: number,
  marker: string,
  words: string,
  where = 'First',
) => `<p class=MsoListParagraphCxSp${where} style='margin-left:${level * 0.5}in;mso-add-space:
auto;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span
style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${words}<o:p></o:p></p>

`
/** The same from Word for the web’s older sibling and Outlook: no conditional comment around the marker. */
const bare = (level: number, marker: string, words: string) =>
  `<p class="MsoNormal" style="mso-list:l1 level${level} lfo2"><span style="mso-list:Ignore">${marker}<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp; </span></span>${words}</p>`
const shown = (html: string) => cleanPasted(html).replace(/\s*\n\s*/g, '')

it.each([
  ['bullets', point(1, '·', 'Hail') + point(1, '·', 'Wind', 'Last'), '<ul><li><p>Hail</p></li><li><p>Wind</p></li></ul>'],
  [
    'levels, and back',
    point(1, '·', 'Hail') + point(2, 'o', 'Roofs') + point(3, '§', 'Tin') + point(1, '·', 'Wind'),
    '<ul><li><p>Hail</p><ul><li><p>Roofs</p><ul><li><p>Tin</p></li></ul></li></ul></li><li><p>Wind</p></li></ul>',
  ],
  ['numbers', point(1, '1.', 'Call') + point(1, '2.', 'Write'), '<ol><li><p>Call</p></li><li><p>Write</p></li></ol>'],
  ['numbers that go on', point(1, '4.', 'Wait'), '<ol start="4"><li><p>Wait</p></li></ol>'],
  [
    'letters below numbers',
    point(1, '1)', 'Call') + point(2, 'a)', 'by day'),
    '<ol><li><p>Call</p><ol><li><p>by day</p></li></ol></li></ol>',
  ],
  ['bullets after numbers', point(1, '1.', 'Call') + point(1, '·', 'Hail'), '<ol><li><p>Call</p></li></ol><ul><li><p>Hail</p></li></ul>'],
  [
    'a first point that is deeper',
    point(2, 'o', 'Roofs') + point(1, '·', 'Hail'),
    '<ul><li><p>Roofs</p></li></ul><ul><li><p>Hail</p></li></ul>',
  ],
  [
    'points without a comment around the marker',
    bare(1, '1.', 'Call') + bare(1, '2.', 'Write'),
    '<ol><li><p>Call</p></li><li><p>Write</p></li></ol>',
  ],
  [
    'words around',
    `<p class=MsoNormal>Before<o:p></o:p></p>\n${point(1, '·', 'Hail')}<p class=MsoNormal>Between</p>${point(1, '·', 'Wind')}<p>After</p>`,
    '<p>Before</p><ul><li><p>Hail</p></li></ul><p>Between</p><ul><li><p>Wind</p></li></ul><p>After</p>',
  ],
  [
    'points in two cells side by side, which stay two cells',
    `<table><tr><td>${point(1, '·', 'Tin')}</td><td>${point(1, '·', 'Wheat')}</td></tr></table>`,
    '<table><tr><td><ul><li><p>Tin</p></li></ul></td><td><ul><li><p>Wheat</p></li></ul></td></tr></table>',
  ],
  [
    'a second paragraph of a point, which does not end the count',
    `${point(1, '1.', 'Call')}<p class=MsoListParagraphCxSpMiddle style='mso-add-space:auto'>by day<o:p></o:p></p>${point(1, '2.', 'Write')}`,
    '<ol><li><p>Call</p><p>by day</p></li><li><p>Write</p></li></ol>',
  ],
  [
    'numbers of two parts without a dot behind them, and of headings, which stay headings',
    point(1, '1.1', 'Call').replaceAll(/(?<=<\/?)p(?=[ >])/g, 'h2') +
      point(1, '1.1', 'Write') +
      point(1, '·', 'Hail').replaceAll(/(?<=<\/?)p(?=[ >])/g, 'h3'),
    '<h3>1.1 Call</h3><ol><li><p>Write</p></li></ol><h3>Hail</h3>',
  ],
  ['bold in a point', point(1, '·', '<b>Hail</b> and wind'), '<ul><li><p><strong>Hail</strong> and wind</p></li></ul>'],
  [
    'a table beside a list',
    `${point(1, '·', 'Hail')}<table class=MsoTableGrid><tr><td width=312 colspan=2><p class=MsoNormal>Weld<o:p></o:p></p></td></tr></table>`,
    '<ul><li><p>Hail</p></li></ul><table><tr><td width="312" colspan="2"><p>Weld</p></td></tr></table>',
  ],
])('makes lists of %s', (_what, html, list) => expect(shown(html)).toBe(list))

it('leaves what is no list of Word alone', () => {
  const html = '<ul><li>a</li></ul><p style="margin-left:1in">b</p>'
  expect(listsOfWord(html)).toBe(html)
})

it('has time for a long document', () => {
  const long = Array.from({ length: 3_000 }, (_, index) => point((index % 3) + 1, '·', `Point ${index}`)).join('')
  expect(listsOfWord(long).match(/<li>/g)).toHaveLength(3_000)
})
