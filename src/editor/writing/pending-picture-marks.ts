import { Extension, type Editor } from '@tiptap/core'
import type { Node as Written } from '@tiptap/pm/model'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { WritingPicture } from './writing-picture.ts'

/**
 * Where pictures will be that are still being sent: a mark between the blocks, which moves with what is written around it
 * and is no part of the text.
 */
const places = new PluginKey<DecorationSet>('pictures on the way')

type Place = { id: string; look: HTMLElement; /** The later it began, the higher. */ turn: number }
type Change = { begin: Place & { at: number } } | { end: string }

export const pendingPictureMarks = Extension.create({
  name: 'pendingPictureMarks',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: places,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, marks) {
          const change = transaction.getMeta(places) as Change | undefined
          const ended = change && 'end' in change ? marks.find(undefined, undefined, ({ id }) => id === change.end) : []
          const left = marks.remove(ended)
          const moved = transaction.docChanged ? movedAlong(left, transaction, (ended[0]?.spec as Place | undefined)?.turn) : left
          return change && 'begin' in change ? moved.add(transaction.doc, [placeAt(change.begin.at, change.begin)]) : moved
        },
      },
      props: { decorations: (state) => places.getState(state) },
    }),
  ],
})

/** The keys that press its buttons are no words. */
const stopEvent = (event: Event) => event instanceof KeyboardEvent

const placeAt = (at: number, place: Place) => Decoration.widget(at, place.look, { ...place, key: place.id, side: -1, stopEvent })

/**
 * What was around a place may be gone or be exchanged; what is on its way there still has to arrive. Pictures for one place
 * are in the order they began: what began after the one that has just `come` stays behind it.
 */
function movedAlong(marks: DecorationSet, { mapping, doc }: Transaction, come = Infinity): DecorationSet {
  const moved = marks.find().map(({ from, spec }) => {
    const place = spec as Place
    return placeAt(edgeAt(doc, mapping.map(from, place.turn > come ? 1 : -1)), place)
  })
  return DecorationSet.create(doc, moved)
}

/** Where the block at `near` ends, or `near` itself between two. */
function edgeAt(doc: Written, near: number): number {
  const $near = doc.resolve(Math.min(near, doc.content.size))
  return $near.depth === 0 ? $near.pos : $near.after(1)
}

let turns = 0

/** Marks the place behind the block at `near`, where the picture of this name will be. Answers behind which block that is. */
export function beginPlace(editor: Editor, id: string, look: HTMLElement, near: number): number {
  const { state, view } = editor
  const at = edgeAt(state.doc, near)
  view.dispatch(state.tr.setMeta(places, { begin: { id, at, look, turn: turns++ } } satisfies Change))
  return state.doc.resolve(at).index(0)
}

/** Where that many blocks end, or all there are. */
export const behindBlock = ({ state: { doc } }: Editor, block: number): number =>
  doc.content.content.slice(0, block).reduce((size, { nodeSize }) => size + nodeSize, 0)

const placeOf = ({ state }: Editor, id: string): number | undefined =>
  places.getState(state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from

/** Takes the mark away, and puts the picture there if it came. Whoever writes elsewhere keeps their place, and undo knows both. */
export function endPlace(editor: Editor, id: string, picture?: WritingPicture): void {
  const { state, view } = editor
  const at = placeOf(editor, id)
  const transaction = state.tr.setMeta(places, { end: id } satisfies Change)
  if (picture && at !== undefined) transaction.insert(at, state.schema.nodes.figure.create({ ...picture }))
  view.dispatch(transaction)
}
