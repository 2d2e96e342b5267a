import { createNodeFromContent, Editor, Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node as Written } from '@tiptap/pm/model'
import type { EditorProps } from '@tiptap/pm/view'
import { StarterKit } from '@tiptap/starter-kit'
import { safeHref } from '../../fields/link.ts'
import type { RichOffers } from '../../fields/rich-allowed.ts'
import { plainWords } from '../../fields/rich-words.ts'
import { isUndoKey, takeInVain } from '../on-page/shortcuts.ts'
import { createBlockMemory, toGoOnIn } from './block-memory.ts'
import { pendingPictureMarks } from './pending-picture-marks.ts'
import { replaceChangedAround } from './replace-changed-blocks.ts'
import { cleanPasted } from './clean-pasted.ts'
import { writingCallOut, writingDocument, writingSize } from './writing-extras.ts'
import { writingFigure } from './writing-figure.ts'
import { toCell, writingTable } from './writing-table.ts'
import { foreignPictures, writingPicture } from './writing-picture.ts'

export type Surface = ReturnType<typeof createSurface>

type Wanted = {
  mount: HTMLElement
  html: string
  attributes: Record<string, string>
  /** What it may be made of. */
  offers: RichOffers
  /** Called with the HTML after every change somebody made, and with that of each block in it. */
  onWritten(html: string, blocks: string[]): void
  /** Called when the words, the selection or the focus changed, so that the tools can show what is on. */
  onMoved(): void
  /** Pasted, or dropped at a position. */
  onFiles(files: File[], at: number): void
  /** So many pictures of another program were in what was pasted, and are not taken over. */
  onLeftOut(pictures: number): void
  /** Somebody wants to say what the figure there shows. */
  onPicture(position: number): void
  onLink(): void
  onTools(): void
}

/** Where the words are written: TipTap with exactly the set that fields/rich-allowed.ts names. */
export function createSurface({
  mount,
  html,
  attributes,
  offers,
  onWritten,
  onMoved,
  onFiles,
  onLeftOut,
  onPicture,
  onLink,
  onTools,
}: Wanted) {
  let shown = html
  let ready = false
  const blocks = createBlockMemory(offers)
  const alone = offers.figures
    ? [writingDocument, writingFigure(onPicture), pendingPictureMarks, writingCallOut, writingSize(offers.sizes)]
    : []
  const editor = new Editor({
    element: mount,
    content: html,
    // The policy of the site allows no style elements; the few rules needed are in writing.css.
    injectCSS: false,
    extensions: [StarterKit.configure(kitFor(offers)), ...alone, writingPicture, ...writingTable, keys({ onLink, onTools })],
    editorProps: {
      attributes,
      transformPastedHTML: (pasted) => cleanPasted(pasted, offers),
      ...filesBrought({ onFiles, onLeftOut, onDropped: (at) => !offers.figures && editor.commands.setTextSelection(at) }),
      // Tab leaves the text, as everywhere, from the last cell of a table too; points are moved in and out with Ctrl ] and Ctrl [.
      handleDOMEvents: {
        keydown(_view, event) {
          // It closes the panel from every other field: the writing surface would take it for its own, and do nothing.
          if (event.key === 'Escape') return true
          if (isUndoKey(event) && !editor.can().undo()) takeInVain(event)
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
      if (!ready) return
      const written = blocks.written(editor)
      const now = blocks.wholeOf(written)
      if (now === shown) return
      shown = now
      onWritten(now, written)
    },
  })
  blocks.remember(editor, html)
  ready = true

  return {
    editor,
    /**
     * Shows other words than were written here: a draft that was brought back, which undo takes back, or what somebody else saved, which it
     * does not. A version that is restored comes with a form of its own, where there is nothing to take back.
     */
    show(other: string, isTheirs: boolean) {
      if (other === shown) return
      shown = other
      const { doc, tr } = editor.state
      const next = createNodeFromContent(other, editor.schema, { slice: false }) as Written
      const inLast = tr.selection.$from.index(0) === doc.childCount - 1
      const change = replaceChangedAround(tr, next, {
        pieceOf: blocks.pieceOf,
        isKept: (piece) => blocks.isKept(piece) && !(inLast && piece === toGoOnIn),
      })
      const undoable = isTheirs ? change.setMeta('addToHistory', false) : closeHistory(change)
      if (change.docChanged) editor.view.dispatch(undoable.setMeta('preventUpdate', true))
      blocks.remember(editor, other)
    },
    /** Names and describes the words for screen readers. */
    describe(changed: Record<string, string>) {
      editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: changed } })
    },
  }
}

type Brought = Pick<Wanted, 'onFiles' | 'onLeftOut'> & {
  /** Called with the position before the files dropped there are taken. */
  onDropped(at: number): void
}

/** Takes files that are pasted or dropped; words with pictures in them are pasted as words. */
function filesBrought({ onFiles, onLeftOut, onDropped }: Brought): EditorProps {
  return {
    handlePaste({ state }, { clipboardData }) {
      const files = [...(clipboardData?.files ?? [])]
      // A picture copied in a browser brings its address too.
      const html = clipboardData?.getData('text/html') ?? ''
      const foreign = foreignPictures(html)
      if (files.length === 0 || plainWords(html) !== '') {
        if (foreign > 0) onLeftOut(foreign)
        return false
      }
      onFiles(files, state.selection.from)
      return true
    },
    handleDrop(view, event) {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return false
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (at) onDropped(at.pos)
      onFiles(files, at?.pos ?? view.state.selection.from)
      return true
    },
  }
}

const kitFor = ({ headings, figures }: RichOffers) =>
  ({
    code: false,
    codeBlock: false,
    heading: { levels: [...headings] as (2 | 3 | 4)[] },
    ...(figures ? { document: false as const } : {}),
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address: string) => safeHref(address) !== undefined,
    },
  }) satisfies Parameters<typeof StarterKit.configure>[0]

function keys({ onLink, onTools }: Pick<Wanted, 'onLink' | 'onTools'>) {
  return Extension.create({
    name: 'keys',
    addKeyboardShortcuts() {
      const { editor } = this
      return {
        // On a Mac the letter stays small beside Shift, and where nothing is to be redone the key would be taken for undo's.
        'Mod-Shift-z': () => (editor.commands.redo(), true),
        // A browser tells of marked words a moment after the key that marked them.
        'Mod-k': () => (setTimeout(onLink), true),
        'Alt-F10': () => (onTools(), true),
        'Mod-]': () => editor.commands.sinkListItem('listItem'),
        'Mod-[': () => editor.commands.liftListItem('listItem'),
      }
    },
  })
}
