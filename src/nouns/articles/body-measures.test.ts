import { expect, it } from 'vitest'
import { plainWords } from '../../fields/rich-words.ts'
import { splitBlocks } from '../../fields/split-blocks.ts'
import { measuresOf } from './body-measures.ts'
import { inSentences, levelOf } from './reading-level.ts'
import { countWords } from './reading-time.ts'

const readingLevel = (text: string) => levelOf(inSentences(text))
const blocksOf = (html: string) => splitBlocks(html).map((each) => ({ html: each }))

const prose = 'After a storm, walk around the house and take pictures of everything that looks broken before you move it.'
const bodies = [
  `<h2>Before the storm</h2><p>${prose} ${prose}</p><p>${prose}</p><ul><li><p>Walk the field</p></li><li><p>${prose}</p></li></ul>`,
  `<p>${prose}</p><table><tbody><tr><th><p>Roof</p></th><td><p>It costs 3.50 a day.</p></td></tr></tbody></table><blockquote><p>${prose}</p></blockquote>`,
  `<figure><img src="/art/barn" alt="A barn"><figcaption>${prose}</figcaption></figure><aside><p>Call first.</p><p>${prose}</p></aside><hr><p>&ldquo;${prose}&rdquo;</p>`,
  `<p>no stop at its end</p><p>${prose.slice(0, -1)}</p><p>${prose}</p><p></p><p>… and on</p><p>${prose}</p>`,
]

it.each(bodies)('counts by its blocks as in one piece: %s', (html) => {
  const text = plainWords(html)
  expect(readingLevel(text)).toBeGreaterThan(0)
  expect(measuresOf(blocksOf(html))).toEqual({ words: countWords(text), level: readingLevel(text) })
})

it('counts what was written into a block, and forgets what was taken out', () => {
  const [first, second] = blocksOf('<p>Hail breaks roofs of barns.</p><p>Call us.</p>')
  expect(measuresOf([first, second])).toEqual({ words: 7, level: undefined })
  expect(measuresOf([{ ...first, html: '<p>Hail breaks many roofs of barns.</p>' }, second]).words).toBe(8)
  expect(measuresOf([second]).words).toBe(2)
})

it('has no words of an empty body', () => expect(measuresOf([])).toEqual({ words: 0, level: undefined }))
