import { Extension, type Editor } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/**
 * Where pictures will be that are still being sent: a mark between the blocks, which moves with what is written around it
 * and is no part of the text.
 */
const places = new PluginKey<DecorationSet>('pictures on the way')

type Change = { begin: { id: string; at: number; look: HTMLElement } } | { end: string }

export const picturesOnTheWay = Extension.create({
  name: 'picturesOnTheWay',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: places,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, marks) {
          const moved = marks.map(transaction.mapping, transaction.doc)
          const change = transaction.getMeta(places) as Change | undefined
          if (!change) return moved
          if ('end' in change) return moved.remove(moved.find(undefined, undefined, ({ id }) => id === change.end))
          const { id, at, look } = change.begin
          return moved.add(transaction.doc, [Decoration.widget(at, look, { id, key: id, side: -1 })])
        },
      },
      props: { decorations: (state) => places.getState(state) },
    }),
  ],
})

/** Marks the place behind the block at `near`, where the picture of this name will be. */
export function beginPlace(editor: Editor, id: string, look: HTMLElement, near: number): void {
  const { state, view } = editor
  const $near = state.doc.resolve(Math.min(near, state.doc.content.size))
  const at = $near.depth === 0 ? $near.pos : $near.after(1)
  view.dispatch(state.tr.setMeta(places, { begin: { id, at, look } } satisfies Change))
}

export const placeOf = ({ state }: Editor, id: string): number | undefined =>
  places.getState(state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from

/** Takes the mark away, and puts the picture there if it came. Whoever writes elsewhere keeps their place, and undo knows both. */
export function endPlace(editor: Editor, id: string, picture?: { [name: string]: unknown }): void {
  const { state, view } = editor
  const at = placeOf(editor, id)
  const transaction = state.tr.setMeta(places, { end: id } satisfies Change)
  if (picture && at !== undefined) transaction.insert(at, state.schema.nodes.figure.create(picture))
  view.dispatch(transaction)
}
