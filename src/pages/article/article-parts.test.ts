import { expect, it } from 'vitest'
import { articleParts } from './article-parts.ts'

const parts = (html: string) => articleParts(html, { table: 'Table' })

it('gives every heading a name of its own, and lists those of the first rank', () => {
  const { html, headings } = parts(
    '<h2>Weigh <em>it</em> &amp; wait</h2><p>…</p><h3>Weigh it &amp; wait</h3><h2>Weigh it &amp; wait</h2><h2></h2>',
  )
  expect(headings).toEqual([
    { id: 'on-weigh-it-wait', title: 'Weigh it & wait' },
    { id: 'on-weigh-it-wait-3', title: 'Weigh it & wait' },
  ])
  expect(html).toContain('<h2 id="on-weigh-it-wait">Weigh <em>it</em> &amp; wait</h2>')
  expect(html).toContain('<h3 id="on-weigh-it-wait-2">')
})

it('puts each table into a box that it may be wider than', () => {
  const { html } = parts('<table><tbody><tr><td>1</td></tr></tbody></table><p>and</p><table><tbody><tr><td>2</td></tr></tbody></table>')
  expect(html.match(/<div class="table-box" role="region" aria-label="Table" tabindex="0"><table>/g)).toHaveLength(2)
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(2)
})

it('offers an upload in the formats and widths there are of it', () => {
  const image = `/media/${'a'.repeat(40)}-1600x900`
  const { html } = parts(
    `<figure><img src="${image}" alt="A barn" width="1600" height="900" loading="lazy"><figcaption>Ours</figcaption></figure>`,
  )
  expect(html).toContain(`<picture><source type="image/avif" srcset="${image}/480.avif 480w`)
  expect(html).toContain(
    `<img src="${image}" alt="A barn" width="1600" height="900" loading="lazy" decoding="async"></picture><figcaption>`,
  )
})

it('does not stumble over a description of blanks', () => {
  const html = `<figure><img src="/media/x" alt="a${' '.repeat(200_000)}b" /></figure>`
  // Where each blank is looked at from each other, this does not end before the test is ended.
  expect(parts(html).html).toBe(html)
})

it('leaves every other picture and all words as they are', () => {
  const html = '<p>Less &lt;img src="/media/x"&gt; is more</p><ul><li><p>one</p></li></ul>'
  expect(parts(html).html).toBe(html)
})
