import { createNodeFromContent, Editor, Extension, getHTMLFromFragment } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Fragment, type Node as Written } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import { safeHref } from '../../fields/link.ts'
import type { RichOffers } from '../../fields/rich-allowed.ts'
import { splitBlocks } from '../../fields/split-blocks.ts'
import { plainWords } from '../../fields/rich-words.ts'
import { isUndoKey, takeInVain } from '../on-page/shortcuts.ts'
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

/** An empty paragraph: at the end of a text there is one to go on writing in, which is no part of it. */
const toGoOnIn = '<p></p>'

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
  /** Blocks as they were given, by how they are written here: one that nobody touched stays as it is, to the letter. */
  const given = new Map<string, string>()
  /** And all of it, where the blocks are others here. */
  const givenWhole = new Map<string, string>()
  const pieces = new WeakMap<Written, string>()
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
      handlePaste: ({ state }, { clipboardData }) => {
        const files = [...(clipboardData?.files ?? [])]
        // A picture copied in a browser brings its address too; words with pictures in them are pasted as words.
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
        if (at && !offers.figures) editor.commands.setTextSelection(at.pos)
        onFiles(files, at?.pos ?? view.state.selection.from)
        return true
      },
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
      const blocks = written()
      const now = givenWhole.get(blocks.join('')) ?? blocks.join('')
      if (now === shown) return
      shown = now
      onWritten(now, blocks)
    },
  })
  remember(html)
  ready = true

  /** Each block as it is kept, in order; of a long text nearly all are as they were a key ago. */
  function written(): string[] {
    // Nothing is the empty text.
    if (editor.isEmpty) return []
    const blocks: string[] = []
    editor.state.doc.forEach((node) => {
      const known = knownPieceOf(node)
      blocks.push(given.get(known) ?? known)
    })
    while (blocks.at(-1) === toGoOnIn) blocks.pop()
    return blocks.filter(isKept)
  }

  /** Of an article no empty line is. */
  function isKept(block: string): boolean {
    return !offers.figures || !/^<(p|h[1-6])><\/\1>$/.test(block)
  }

  function pieceOf(node: Written): string {
    return getHTMLFromFragment(Fragment.from(node), editor.schema).replace(/<figcaption><\/figcaption>/g, '')
  }

  function knownPieceOf(node: Written): string {
    const known = pieces.get(node) ?? pieceOf(node)
    pieces.set(node, known)
    return known
  }

  function remember(html: string) {
    const blocks = splitBlocks(html).filter(isKept)
    const here = editor.state.doc.content.content.map(knownPieceOf).filter(isKept)
    // What was shown before stays known: undo may show it again.
    if (here.length === blocks.length) for (const [index, piece] of here.entries()) given.set(piece, blocks[index])
    givenWhole.set(written().join(''), html)
  }

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
        pieceOf: knownPieceOf,
        isKept: (piece) => isKept(piece) && !(inLast && piece === toGoOnIn),
      })
      const undoable = isTheirs ? change.setMeta('addToHistory', false) : closeHistory(change)
      if (change.docChanged) editor.view.dispatch(undoable.setMeta('preventUpdate', true))
      remember(other)
    },
    /** Names and describes the words for screen readers. */
    describe(changed: Record<string, string>) {
      editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: changed } })
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
