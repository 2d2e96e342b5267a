import type { Editor } from '@tiptap/core'
import type { RichOffers } from '../../fields/rich-allowed.ts'
import { callOutTool, sizeTool } from './writing-extras.ts'
import type { IconName } from '../editor-icon.tsx'

export interface Tool {
  name: string
  /** Its drawing, or the letter it is known by. */
  look: IconName | { letter: string; as: 'b' | 'i' | 'u' | 's' | 'span' }
  keys?: string
  /** Tells what is on where the cursor is; tools without it do something once. */
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
  press(editor: Editor): void
  /** One of several in place of a button. */
  choices?: {
    options: readonly { value: string; label: string }[]
    chosen(editor: Editor): string
    choose(editor: Editor, value: string): void
  }
}

const mac = /Mac|iPhone|iPad/.test(navigator.platform)
/** The names of keys as this keyboard has them: "⌘ B" on a Mac. */
export const withKeys = (words: string) => (mac ? words.replace('Ctrl', '⌘').replace('Alt', '⌥').replace('Shift', '⇧') : words)

const headingTool = (level: number, name: string, letter: string): Tool => ({
  name,
  look: { letter, as: 'b' },
  keys: withKeys(`Ctrl Alt ${level}`),
  isOn: (editor) => editor.isActive('heading', { level }),
  press: (editor) =>
    editor
      .chain()
      .focus()
      .toggleHeading({ level: level as 2 | 3 | 4 })
      .run(),
})

/** Two headings have a large and a small letter, more of them their ranks. */
const headingTools = (ranks: readonly number[]): Tool[] =>
  ranks.length > 2
    ? ranks.map((rank) => headingTool(rank, `H${rank} heading`, `H${rank}`))
    : ranks.map((rank, index) => headingTool(rank, index === 0 ? 'Heading' : 'Small heading', index === 0 ? 'H' : 'h'))

/** What can be done to words without asking anything, in the order of the toolbar. */
export const toolsFor = ({ headings, sizes, callOuts }: RichOffers): readonly Tool[] => [
  ...headingTools(headings),
  ...(sizes.length > 0 ? [sizeTool(sizes)] : []),
  ...marksAndBlocks.flatMap((tool) => (callOuts && tool.name === 'Quote' ? [tool, callOutTool(withKeys)] : [tool])),
]

const marksAndBlocks: readonly Tool[] = [
  {
    name: 'Bold',
    look: { letter: 'B', as: 'b' },
    keys: withKeys('Ctrl B'),
    isOn: (editor) => editor.isActive('bold'),
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italic',
    look: { letter: 'I', as: 'i' },
    keys: withKeys('Ctrl I'),
    isOn: (editor) => editor.isActive('italic'),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'Underline',
    look: { letter: 'U', as: 'u' },
    keys: withKeys('Ctrl U'),
    isOn: (editor) => editor.isActive('underline'),
    press: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'Strikethrough',
    look: { letter: 'S', as: 's' },
    keys: withKeys('Ctrl Shift S'),
    isOn: (editor) => editor.isActive('strike'),
    press: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    name: 'Bulleted list',
    look: 'bullets',
    keys: withKeys('Ctrl Shift 8'),
    isOn: (editor) => editor.isActive('bulletList'),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    look: 'numbers',
    keys: withKeys('Ctrl Shift 7'),
    isOn: (editor) => editor.isActive('orderedList'),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Quote',
    look: 'quote',
    keys: withKeys('Ctrl Shift B'),
    isOn: (editor) => editor.isActive('blockquote'),
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { name: 'Dividing line', look: 'rule', press: (editor) => editor.chain().focus().setHorizontalRule().run() },
  {
    name: 'Undo',
    look: 'undo',
    keys: withKeys('Ctrl Z'),
    isOff: (editor) => !editor.can().undo(),
    press: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'Redo',
    look: 'redo',
    keys: withKeys(mac ? 'Ctrl Shift Z' : 'Ctrl Y'),
    isOff: (editor) => !editor.can().redo(),
    press: (editor) => editor.chain().focus().redo().run(),
  },
]

export const linkKeys = withKeys('Ctrl K')
