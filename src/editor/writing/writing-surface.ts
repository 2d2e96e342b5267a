import { Editor, Extension } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { safeHref } from '../../fields/link.ts'
import { plainWords } from '../../fields/rich-words.ts'
import { tamePasted } from './tame-pasted.ts'
import { toCell, writingTable } from './writing-table.ts'
import { writingPicture } from './writing-picture.ts'

export type Surface = ReturnType<typeof createSurface>

type Wanted = {
  mount: HTMLElement
  html: string
  attributes: Record<string, string>
  /** Called with the HTML after every change somebody made. */
  onWritten(html: string): void
  /** Called when the words, the selection or the focus changed, so that the tools can show what is on. */
  onMoved(): void
  onFiles(files: File[]): void
  onLink(): void
  onTools(): void
}

/** Where the words are written: TipTap with exactly the set that src/server/content/clean-rich-text.ts keeps. */
export function createSurface({ mount, html, attributes, onWritten, onMoved, onFiles, onLink, onTools }: Wanted) {
  let shown = html
  /** What it began with, as it was given and as it is written here. */
  let first: { given: string; written?: string } = { given: html }
  const editor = new Editor({
    element: mount,
    content: html,
    // The policy of the site allows no style elements; the few rules needed are in writing.css.
    injectCSS: false,
    extensions: [StarterKit.configure(kit), writingPicture, ...writingTable, keys({ onLink, onTools })],
    editorProps: {
      attributes,
      transformPastedHTML: tamePasted,
      handlePaste: (_view, { clipboardData }) => {
        const files = [...(clipboardData?.files ?? [])]
        // A picture copied in a browser brings its address too; words with pictures in them are pasted as words.
        if (files.length === 0 || plainWords(clipboardData?.getData('text/html') ?? '') !== '') return false
        onFiles(files)
        return true
      },
      handleDrop(view, event) {
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length === 0) return false
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (at) editor.commands.setTextSelection(at.pos)
        onFiles(files)
        return true
      },
      // Tab leaves the text, as everywhere, from the last cell of a table too; points are moved in and out with Ctrl ] and Ctrl [.
      handleDOMEvents: {
        keydown(_view, event) {
          if (event.key !== 'Tab') return false
          if (toCell(editor, event.shiftKey ? -1 : 1)) event.preventDefault()
          return true
        },
      },
    },
    onTransaction: onMoved,
    onFocus: onMoved,
    onBlur: onMoved,
    onUpdate() {
      const written = htmlOf(editor)
      const now = written === first.written ? first.given : written
      if (first.written === undefined || now === shown) return
      shown = now
      onWritten(now)
    },
  })
  first.written = htmlOf(editor)

  return {
    editor,
    /** Shows other words than were written here: a draft brought back, or what somebody else saved. */
    show(given: string) {
      if (given === shown) return
      shown = given
      editor.commands.setContent(given, { emitUpdate: false })
      first = { given, written: htmlOf(editor) }
    },
    /** Names and describes the words for screen readers. */
    describe(changed: Record<string, string>) {
      editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: changed } })
    },
  }
}

const kit = {
  code: false,
  codeBlock: false,
  heading: { levels: [3, 4] },
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (address: string) => safeHref(address) !== undefined,
  },
} satisfies Parameters<typeof StarterKit.configure>[0]

function keys({ onLink, onTools }: Pick<Wanted, 'onLink' | 'onTools'>) {
  return Extension.create({
    name: 'keys',
    addKeyboardShortcuts() {
      const { editor } = this
      return {
        // A browser tells of marked words a moment after the key that marked them.
        'Mod-k': () => (setTimeout(onLink), true),
        'Alt-F10': () => (onTools(), true),
        'Mod-]': () => editor.commands.sinkListItem('listItem'),
        'Mod-[': () => editor.commands.liftListItem('listItem'),
      }
    },
  })
}

/** Nothing is the empty text, and the empty paragraph to go on writing in is not part of it. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, '')
}
