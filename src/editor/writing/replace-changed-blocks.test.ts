import { Schema, type Node as Written } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { replaceChangedBlocks, replaceChangedAround } from './replace-changed-blocks.ts'

const words = { group: 'block', content: 'text*' }
const schema = new Schema({ nodes: { doc: { content: 'block+' }, p: words, h2: words, figure: words, text: {} } })
/** "# " begins a heading, "! " is a picture with the caption that follows. */
const blockOf = (said: string) => {
  if (said.startsWith('! ')) return schema.node('figure', null, wordsOf(said.slice(2)))
  return schema.node(said.startsWith('# ') ? 'h2' : 'p', null, wordsOf(said))
}
const wordsOf = (said: string) => (said === '' ? [] : [schema.text(said)])
const docOf = (blocks: readonly string[]) => schema.node('doc', null, blocks.map(blockOf))
const pieceOf = (block: Written) => `${block.type.name} ${block.textContent}`
const isKept = (piece: string) => piece !== 'p ' && piece !== 'h2 '

/** The cursor is at the "|". */
function stateOf(before: readonly string[]): EditorState {
  const doc = docOf(before.map((each) => each.replace('|', '')))
  const block = before.findIndex((each) => each.includes('|'))
  const at =
    doc.content.content.slice(0, block).reduce((sum, { nodeSize }) => sum + nodeSize, 1) + before[block].replace(/^! /, '').indexOf('|')
  return EditorState.create({ doc, selection: TextSelection.create(doc, at) })
}

/** Where they are after it. */
function afterwards(before: readonly string[], after: readonly string[]): { cursor: string; steps: number } {
  const state = stateOf(before)
  const change = replaceChangedBlocks(state.tr, docOf(after), pieceOf)
  expect(change.doc.eq(docOf(after))).toBe(true)
  const { $from } = state.apply(change).selection
  return {
    cursor: `${$from.parent.textContent.slice(0, $from.parentOffset)}|${$from.parent.textContent.slice($from.parentOffset)}`,
    steps: change.steps.length,
  }
}

describe('whoever writes stays where they are', () => {
  it.each([
    ['between two that changed', ['Hail.', 'Wi|nd.', 'Rain.'], ['Hail falls.', 'Wind.', 'Rain falls.'], 'Wi|nd.', 2],
    ['before one that came and behind one that went', ['Hail.', 'Wi|nd.', 'Rain.'], ['Wind.', 'Snow.', 'Rain.'], 'Wi|nd.', 2],
    ['behind several that came', ['Hail.', 'Wi|nd.'], ['Snow.', '# Ice', 'Hail.', 'Wind.'], 'Wi|nd.', 1],
    ['in one that changed before them', ['Hail fa|lls.'], ['Much hail falls.'], 'Much hail fa|lls.', 1],
    ['among several that all changed', ['A.', 'B|e.', 'C.'], ['A one.', 'Be two.', 'C three.'], 'B|e two.', 3],
    ['where there are as many, of other kinds', ['Hail.', 'Wi|nd.'], ['# Hail', 'Wind blows.'], 'Wi|nd blows.', 2],
    ['beside two that say the same', ['Hail.', 'Hail.', 'Wi|nd.', ''], ['Hail.', 'Wind.', '', ''], 'Wi|nd.', 2],
  ])('%s', (_where, before, after, cursor, steps) => {
    expect(afterwards(before, after)).toEqual({ cursor, steps })
  })
})

describe('whoever has just begun a paragraph, which nobody else has', () => {
  it.each([
    ['where nothing changed', ['Hail.', '|', 'Wind.'], ['Hail.', 'Wind.'], ['Hail.', '|', 'Wind.']],
    ['behind one that changed', ['Hail.', '|', 'Wind.'], ['Hail falls.', 'Wind.'], ['Hail falls.', '|', 'Wind.']],
    ['before one that changed', ['Hail.', '|', 'Wind.'], ['Hail.', 'Wind blows.'], ['Hail.', '|', 'Wind blows.']],
    ['between two that changed', ['Hail.', '|', 'Wind.'], ['Hail falls.', 'Wind blows.'], ['Hail falls.', '|', 'Wind blows.']],
    ['where another came', ['Hail.', '|', 'Wind.'], ['Hail.', 'Snow.', 'Wind.'], ['Hail.', '|', 'Snow.', 'Wind.']],
    ['behind one that went', ['Rain.', 'Hail.', '|', 'Wind.'], ['Rain.', 'Wind.'], ['Rain.', '|', 'Wind.']],
    ['at the beginning', ['|', 'Hail.'], ['Snow.', 'Hail.'], ['|', 'Snow.', 'Hail.']],
    ['at the end', ['Hail.', '|'], ['Snow.', 'Hail falls.'], ['Snow.', 'Hail falls.', '|']],
    ['beside another, which goes', ['Hail.', '', '|', 'Wind.'], ['Hail.', 'Wind.'], ['Hail.', '|', 'Wind.']],
  ])('goes on in it %s', (_where, before, after, wanted) => {
    const state = stateOf(before)
    const now = state.apply(replaceChangedAround(state.tr, docOf(after), { pieceOf, isKept }))
    const cursor = now.selection.$from
    expect(now.doc.content.content.map((block) => (block === cursor.parent ? '|' : block.textContent))).toEqual(wanted)
  })

  it.each([
    ['stays', ['! |', 'Hail.'], ['! ', 'Hail falls.']],
    ['is the first block, as the cursor is that nobody has moved', ['! |', 'Hail.'], ['! A caption', 'Hail.']],
    ['goes', ['Hail.', '! |', 'Wind.'], ['Hail.', 'Wind.']],
    ['is said something of', ['Hail.', '! |', 'Wind.'], ['Hail.', '! The field', 'Wind.']],
  ])('is not in the empty caption of a picture, which is kept: one that %s is there once or not at all', (_what, before, after) => {
    const change = replaceChangedAround(stateOf(before).tr, docOf(after), { pieceOf, isKept })
    expect(change.doc.content.content.map(pieceOf)).toEqual(docOf(after).content.content.map(pieceOf))
  })

  it('has none where there is nothing but that', () => {
    const state = stateOf(['|'])
    expect(replaceChangedAround(state.tr, docOf(['Hail.']), { pieceOf, isKept }).doc.eq(docOf(['Hail.']))).toBe(true)
  })
})

it('changes nothing of a text that is the same', () => {
  expect(afterwards(['Hail.', 'Wi|nd.'], ['Hail.', 'Wind.']).steps).toBe(0)
})

it('makes of any text any other', () => {
  const said = ['', 'Hail.', 'Wind.', '# Ice', 'Wind and hail.']
  const dice = (seed: number) => said[seed % said.length]
  for (let seed = 0; seed < 2_000; seed++) {
    const some = (from: number) =>
      Array.from({ length: 1 + ((seed * from) % 5) }, (_each, index) => dice(seed * 7 + index * from + (seed >> 3)))
    const [before, after] = [some(3), some(5)]
    expect(replaceChangedBlocks(EditorState.create({ doc: docOf(before) }).tr, docOf(after), pieceOf).doc.eq(docOf(after))).toBe(true)
  }
})
