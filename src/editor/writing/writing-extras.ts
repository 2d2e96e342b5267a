import { Mark, Node, type Editor } from '@tiptap/core'
import type { Tool } from './writing-tools.ts'

/** The whole text, where there is more than paragraphs and their kind: what stands alone stands in nothing else. */
export const writingDocument = Node.create({ name: 'doc', topNode: true, content: '(block | alone)+' })

/** A box that stands out of the text: what must not be overlooked. */
export const writingCallOut = Node.create({
  name: 'callOut',
  group: 'alone',
  content: '(paragraph | bulletList | orderedList)+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: () => ['aside', 0],
  addKeyboardShortcuts() {
    const { editor } = this
    return { 'Mod-Shift-c': () => toggleCallOut(editor) }
  },
})

function toggleCallOut(editor: Editor): boolean {
  return editor.isActive('callOut') ? editor.chain().focus().lift('callOut').run() : editor.chain().focus().wrapIn('callOut').run()
}

/** Letters of another size, in pixels: a name for the rule in the page's sheet, since no style may stand in the text. */
export const writingSize = (sizes: readonly number[]) =>
  Mark.create({
    name: 'size',
    addAttributes: () => ({
      size: {
        default: null,
        parseHTML: (element) => Number(element.getAttribute('data-size')),
        renderHTML: ({ size }) => ({ 'data-size': size }),
      },
    }),
    parseHTML: () => [{ tag: 'span[data-size]', getAttrs: (span) => sizes.includes(Number(span.getAttribute('data-size'))) && null }],
    renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  })

/** Puts paragraphs into a call-out box and takes them out again. */
export const callOutTool = (withKeys: (words: string) => string): Tool => ({
  name: 'Call-out box',
  look: 'callOut',
  keys: withKeys('Ctrl Shift C'),
  isOn: (editor) => editor.isActive('callOut'),
  press: toggleCallOut,
})

/** The size of the letters that are marked, or that are typed next. */
export const sizeTool = (sizes: readonly number[]): Tool => ({
  name: 'Font size',
  look: { letter: 'Size', as: 'span' },
  choices: {
    options: [{ value: '', label: 'Usual size' }, ...sizes.map((size) => ({ value: String(size), label: `${size} px` }))],
    chosen: (editor) => String((editor.getAttributes('size').size as number | null) ?? ''),
    choose(editor, value) {
      const chain = editor.chain().focus()
      if (value === '') chain.unsetMark('size').run()
      else chain.setMark('size', { size: Number(value) }).run()
    },
  },
  press() {},
})
