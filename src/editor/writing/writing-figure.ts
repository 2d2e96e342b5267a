import { mergeAttributes, Node, type Editor } from '@tiptap/core'
import type { Node as Written } from '@tiptap/pm/model'
import type { EditorView, NodeView } from '@tiptap/pm/view'
import { ownPicture, sizeOf } from './writing-picture.ts'

/** What is said of a figure that nobody has thought of yet, of one that decorates, and in an empty caption. */
const figureWords = {
  unsaid: 'Say what it shows',
  decorates: 'Only decorates',
  shows: (alt: string) => `Shows: ${alt}`,
  caption: 'Caption, if it needs one',
}

/**
 * A picture with a caption that is written in place. What it shows is null while nobody has said it: then nothing is
 * written for it, by which the field knows (fields/rich-text.ts).
 */
export const writingFigure = (onPicture: (position: number) => void) =>
  Node.create({
    name: 'figure',
    group: 'alone',
    content: 'inline*',
    isolating: true,
    defining: true,
    draggable: true,
    selectable: true,
    addAttributes: () => ({
      src: { default: '', rendered: false },
      alt: { default: null, rendered: false },
      width: { default: null, rendered: false },
      height: { default: null, rendered: false },
    }),
    parseHTML: () => [
      {
        tag: 'figure',
        priority: 60,
        getAttrs: (figure) => attributesOf(figure.querySelector('img')),
        contentElement: (figure) => (figure as HTMLElement).querySelector('figcaption') ?? document.createElement('figcaption'),
      },
      {
        tag: 'img[src]',
        priority: 60,
        context: 'doc/',
        getAttrs: attributesOf,
        contentElement: () => document.createElement('figcaption'),
      },
    ],
    renderHTML: ({ node, HTMLAttributes }) => {
      const { src, alt, width, height } = node.attrs
      const picture = [
        'img',
        { src, ...(alt === null ? {} : { alt }), ...(width && height ? { width, height } : {}), loading: 'lazy' },
      ] as const
      return ['figure', mergeAttributes(HTMLAttributes), picture, ['figcaption', 0]]
    },
    addNodeView:
      () =>
      ({ node, view, getPos }) =>
        viewOf(node, view, getPos, onPicture),
    addKeyboardShortcuts() {
      const { editor } = this
      return {
        // A caption is one line: behind it the text goes on.
        Enter: () => inCaption(editor) && goOnBehind(editor),
        Backspace: () => {
          const { empty, $from } = editor.state.selection
          return inCaption(editor) && empty && $from.parentOffset === 0 && editor.commands.setNodeSelection($from.before())
        },
      }
    },
  })

function attributesOf(picture: HTMLElement | null): false | { [name: string]: unknown } {
  const src = picture && ownPicture(picture)
  if (!picture || !src) return false
  return { src, alt: picture.getAttribute('alt'), width: sizeOf(picture, 'width'), height: sizeOf(picture, 'height') }
}

const inCaption = ({ state }: Editor) => state.selection.$from.parent.type.name === 'figure'

function goOnBehind(editor: Editor): boolean {
  const behind = editor.state.selection.$from.after()
  return editor
    .chain()
    .insertContentAt(behind, { type: 'paragraph' })
    .setTextSelection(behind + 1)
    .run()
}

/** The picture, a button that says what it shows, and the caption. */
function viewOf(first: Written, view: EditorView, getPos: () => number | undefined, onPicture: (position: number) => void): NodeView {
  const dom = document.createElement('figure')
  const picture = document.createElement('img')
  const said = document.createElement('button')
  const contentDOM = document.createElement('figcaption')
  picture.contentEditable = 'false'
  picture.draggable = true
  said.type = 'button'
  said.contentEditable = 'false'
  said.className = 'ed-said'
  contentDOM.dataset.hint = figureWords.caption
  dom.append(picture, said, contentDOM)

  const position = () => getPos() ?? 0
  picture.addEventListener('click', () => onPicture(position()))
  said.addEventListener('click', () => onPicture(position()))

  function show({ attrs: { src, alt, width, height }, content }: Written) {
    picture.src = String(src)
    picture.alt = String(alt ?? '')
    if (width && height) Object.assign(picture, { width, height })
    said.textContent = alt === null ? figureWords.unsaid : alt === '' ? figureWords.decorates : figureWords.shows(String(alt))
    said.classList.toggle('unsaid', alt === null)
    contentDOM.classList.toggle('empty', content.size === 0)
  }

  show(first)
  return {
    dom,
    contentDOM,
    update(node) {
      if (node.type !== first.type) return false
      show(node)
      return true
    },
    stopEvent: ({ target }) => target === said,
    ignoreMutation: ({ target }) => !contentDOM.contains(target) && target !== view.dom,
  }
}
