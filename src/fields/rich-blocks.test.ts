import { expect, it } from 'vitest'
import { defineRecord } from './define-record.ts'
import { htmlOf, richBlocks, type Block } from './rich-blocks.ts'
import { splitBlocks } from './split-blocks.ts'
import { fieldsWire } from './wire.ts'

const record = defineRecord({ noun: 'article', wire: fieldsWire(), fields: { body: richBlocks({ label: 'Body' }) } })
const at = { path: 'body', label: 'Body' }
const { body } = record.fields

const wireOf = (html: string) => ({ body: { value: html } })
const read = (html: string, ids?: string[]) => record.fromWire(wireOf(html), ids && { body: ids }).content
const blocksOf = (html: string) =>
  read(
    html,
    splitBlocks(html).map((_each, index) => `k${index}`),
  ).body as Block[]

it.each([
  ['<p>a</p><h2>b</h2><ul><li><p>c</p></li></ul>', ['<p>a</p>', '<h2>b</h2>', '<ul><li><p>c</p></li></ul>']],
  ['<p>a</p>\n <hr><img src="/art/x" alt=""><p>b</p>', ['<p>a</p>', '<hr>', '<img src="/art/x" alt="">', '<p>b</p>']],
  ['loose <b>words</b><p>a</p>more', ['<p>loose <b>words</b></p>', '<p>a</p>', '<p>more</p>']],
  ['<div><div>a</div></div><p>b<br>c</p>', ['<div><div>a</div></div>', '<p>b<br>c</p>']],
  ['<p>never closed <ul><li>b', ['<p>never closed <ul><li>b']],
  ['</p>a', ['<p></p>a</p>']],
  ['', []],
])('cuts %j into its blocks', (html, blocks) => expect(splitBlocks(html)).toEqual(blocks))

it('is one piece of HTML on the wire, and its blocks keep their ids', () => {
  const content = read('<p>a</p><p>b</p>', ['x', 'y'])
  expect(record.toWire(content)).toMatchObject({ body: { value: '<p>a</p><p>b</p>' } })
  expect(record.idsOf(content)).toEqual({ body: ['x', 'y'] })
  // What comes without ids continues what was there.
  const { content: later } = record.checkWire(wireOf('<p>new</p><p>a</p><p>b</p>'), content)
  expect(record.idsOf(later).body.slice(1)).toEqual(['x', 'y'])
})

it('puts together what two people wrote in different blocks, and asks about one block alone', () => {
  const base = blocksOf('<p>a</p><p>b</p><p>c</p>')
  const change = (index: number, html: string) => base.map((block, each) => (each === index ? { ...block, html } : block))
  const apart = body.merge(base, change(0, '<p>A</p>'), [...change(2, '<p>C</p>'), { id: 'new', html: '<hr>' }], at)
  expect([apart.conflicts, htmlOf(apart.value)]).toEqual([[], '<p>A</p><p>b</p><p>C</p><hr>'])
  const { conflicts } = body.merge(base, change(1, '<p>theirs</p>'), change(1, '<p>mine</p>'), at)
  expect(conflicts).toEqual([
    { path: 'body#k1.html', label: 'Paragraph “theirs”, words', base: '<p>b</p>', theirs: '<p>theirs</p>', mine: '<p>mine</p>' },
  ])
})

it('names its blocks for people', () => {
  const names = blocksOf(
    '<h2>Hail, wind and all the rest of it</h2><figure><img src="/art/x" alt="A barn"></figure><aside><p>Call first.</p></aside><hr>',
  ).map(body.nameOf)
  expect(names).toEqual(['Heading “Hail wind and all the rest …”', 'Picture “A barn”', 'Call-out “Call first.”', 'Dividing line'])
})

it('asks what a picture shows, at the picture, and has an end', () => {
  const problems = (html: string) => record.check(read(html))
  expect(problems('<p>a</p><figure><img src="/art/x"></figure>')).toEqual([
    { path: 'body.1.html', message: 'Please say what the picture shows, or that it only decorates.' },
  ])
  expect(problems('<figure><img src="/art/x" alt=""></figure>')).toEqual([])
  expect(problems('<p>x</p>'.repeat(40_000))[0].message).toBe('Please keep this under 200,000 characters.')
  expect(problems('<p>x</p>'.repeat(1_001))[0].message).toBe('A list holds 1,000 rows at most.')
})
