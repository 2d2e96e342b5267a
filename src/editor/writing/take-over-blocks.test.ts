import { getSchema } from '@tiptap/core'
import { Node as Written, type Schema } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { StarterKit } from '@tiptap/starter-kit'
import { expect, it } from 'vitest'
import { replaceChangedBlocks } from './replace-changed-blocks.ts'
import { writingCallOut, writingDocument, writingSize } from './writing-extras.ts'
import { writingFigure } from './writing-figure.ts'
import { writingPicture } from './writing-picture.ts'
import { writingTable } from './writing-table.ts'

const schema: Schema = getSchema([
  StarterKit.configure({ code: false, codeBlock: false, document: false }),
  writingDocument,
  writingFigure(() => {}),
  writingCallOut,
  writingSize([]),
  writingPicture,
  ...writingTable,
])
type Json = { type: string; attrs?: object; content?: Json[]; text?: string }
const p = (text: string): Json => ({ type: 'paragraph', content: text ? [{ type: 'text', text }] : [] })
const list = (...items: Json[][]): Json => ({ type: 'bulletList', content: items.map((content) => ({ type: 'listItem', content })) })
const row = (cell: string, ...words: string[]): Json => ({
  type: 'tableRow',
  content: words.map((each) => ({ type: cell, content: [p(each)] })),
})
const table = (...rows: Json[]): Json => ({ type: 'table', content: rows })
const blocks: Json[] = [
  p('Hail.'),
  p('Wind and hail.'),
  { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Hail.' }] },
  { type: 'blockquote', content: [p('Hail.'), p('Wind.')] },
  { type: 'horizontalRule' },
  list([p('Hail.')]),
  list([p('Hail.')], [p('Wind.'), list([p('Rain.')], [p('Snow.')])]),
  { type: 'orderedList', content: list([p('Hail.')], [p('Wind.')]).content },
  table(row('tableHeader', 'Hail.', 'Wind.'), row('tableCell', '', 'Hail.')),
  table(row('tableCell', 'Hail.'), row('tableCell', 'Wind.')),
  { type: 'callOut', content: [p('Hail.'), list([p('Wind.')])] },
  { type: 'figure', attrs: { src: '/media/barn-1x1/x.jpg', alt: 'A barn' }, content: [{ type: 'text', text: 'Hail.' }] },
]
const docOf = (content: Json[]) => Written.fromJSON(schema, { type: 'doc', content })
const pieceOf = (block: Written) => JSON.stringify(block.toJSON())

it('makes of any text any other, whatever its blocks are made of', () => {
  for (let seed = 0; seed < 4_000; seed++) {
    const some = (from: number) =>
      Array.from({ length: 1 + ((seed * from) % 5) }, (_each, index) => blocks[(seed * 7 + index * from + (seed >> 3)) % blocks.length])
    const after = docOf(some(5))
    const made = replaceChangedBlocks(EditorState.create({ doc: docOf(some(3)) }).tr, after, pieceOf)
    expect(made.doc.eq(after)).toBe(true)
  }
})
