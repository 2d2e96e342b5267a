import { Extension, Node, type Editor } from '@tiptap/core'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import type { Command } from '@tiptap/pm/state'
import type { Tool } from './writing-tools.ts'

/** What a cell may hold: everything but another table. */
const inCell = '(paragraph | heading | bulletList | orderedList | blockquote | picture)+'

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: inCell,
    isolating: true,
    addAttributes: () => ({ colspan: spanned('colspan'), rowspan: spanned('rowspan'), colwidth: { default: null, rendered: false } }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

/** What the commands for tables know the nodes by. */
const roles: Record<string, string> = { table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' }

/** How many columns or rows a cell covers; one is not written. */
const spanned = (side: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.min(20, Math.max(1, Number(element.getAttribute(side)) || 1)),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[side] === 1 ? {} : { [side]: attributes[side] }),
})

/** Tables of rows and cells, a header row by choice. Tab goes from cell to cell, and leaves the text behind the last one. */
export const writingTable = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
  Extension.create({
    name: 'tables',
    // Asked for every node of the schema, not for this extension alone.
    extendNodeSchema: ({ name }) => (name in roles ? { tableRole: roles[name] } : {}),
    addProseMirrorPlugins: () => [tableEditing()],
    addKeyboardShortcuts() {
      const run = (command: Command) => () => inTable(this.editor, command)
      return {
        'Mod-Alt-ArrowDown': run(addRowAfter),
        'Mod-Alt-ArrowRight': run(addColumnAfter),
        'Mod-Alt-Backspace': run(deleteRow),
        'Mod-Alt-Shift-Backspace': run(deleteColumn),
      }
    },
  }),
]

/** To the next cell (1) or the one before (-1); false where the table ends there. */
export const toCell = (editor: Editor, direction: 1 | -1): boolean => inTable(editor, goToNextCell(direction))

function inTable({ state, view }: Editor, command: Command): boolean {
  return isInTable(state) && command(state, view.dispatch, view)
}

const does = (name: string, letter: string, keys: string | undefined, command: Command): Tool => ({
  name,
  look: { letter, as: 'span' },
  ...(keys ? { keys } : {}),
  press(editor) {
    inTable(editor, command)
    editor.commands.focus()
  },
})

export const tableTool: Tool = {
  name: 'Table',
  look: 'table',
  isOn: ({ state }) => isInTable(state),
  press(editor) {
    if (isInTable(editor.state)) return
    const cells = (type: string) => Array.from({ length: 2 }, () => ({ type, content: [{ type: 'paragraph' }] }))
    const rows = ['tableHeader', 'tableCell', 'tableCell'].map((type) => ({ type: 'tableRow', content: cells(type) }))
    const { from } = editor.state.selection
    editor.chain().focus().insertContent({ type: 'table', content: rows }).run()
    // Into the first cell, which is the first place for words behind where the cursor was.
    let first: number | undefined
    editor.state.doc.nodesBetween(from - 1 < 0 ? 0 : from - 1, editor.state.doc.content.size, (node, position) => {
      if (node.type.name === 'tableHeader') first ??= position + 2
    })
    if (first !== undefined) editor.commands.setTextSelection(first)
  },
}

/** What can be done to the table the cursor is in. */
export const toolsInTable = (withKeys: (words: string) => string): readonly Tool[] => [
  does('Add a row', '+ row', withKeys('Ctrl Alt ↓'), addRowAfter),
  does('Add a column', '+ column', withKeys('Ctrl Alt →'), addColumnAfter),
  does('Remove the row', '− row', withKeys('Ctrl Alt Backspace'), deleteRow),
  does('Remove the column', '− column', withKeys('Ctrl Alt Shift Backspace'), deleteColumn),
  does('Header row', 'header', undefined, toggleHeaderRow),
  does('Remove the table', '− table', undefined, deleteTable),
]
