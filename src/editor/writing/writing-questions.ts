import type { NodeSelection } from '@tiptap/pm/state'
import { link } from '../../fields/link.ts'
import { required } from '../../fields/rules.ts'
import { nameAt } from '../links/articles-of-site.ts'
import type { WordsQuestion } from './words-dialog.tsx'
import type { Surface } from './writing-surface.ts'

type Editor = Surface['editor']

const addressField = link({ label: 'Address', rules: [required('Please enter link!')] })

/** Where the words that are chosen lead to; without any, the name of the page is put in. */
export function linkQuestion(editor: Editor): WordsQuestion {
  const now = String(editor.getAttributes('link').href ?? '')
  return {
    title: 'Link',
    label: 'Address',
    hint: 'The name of a page, or an address.',
    value: now,
    yes: 'Link',
    remove: now ? 'Remove the link' : undefined,
    isAddress: true,
    problemOf: (words) => addressField.check(words, {}, '')[0]?.message,
    answer(words) {
      if (words === undefined) return
      const marked = editor.chain().extendMarkRange('link')
      if (words === null) return void marked.unsetLink().run()
      if (editor.state.selection.empty && !now)
        return void editor
          .chain()
          .insertContent({ type: 'text', text: nameAt(words), marks: [{ type: 'link', attrs: { href: words } }] })
          .run()
      marked.setLink({ href: words }).run()
    },
  }
}

/** What the picture of a figure shows, or that it only decorates: one of the two has to be said. */
export function figureQuestion(alt: string | null, answer: (alt: string) => void, remove?: () => void): WordsQuestion {
  return {
    title: 'Picture',
    label: 'What it shows',
    hint: 'Read out to people who cannot see it.',
    value: alt ?? '',
    yes: 'Done',
    remove: remove && 'Remove the picture',
    without: { label: 'It only decorates', on: alt === '' },
    problemOf: (words, without) => (words === '' && !without ? 'Please say what the picture shows, or that it only decorates.' : undefined),
    answer(words) {
      if (words === null) remove?.()
      else if (words !== undefined) answer(words)
    },
  }
}

/** What a picture among the words shows; undefined where it is there no longer. */
export function pictureQuestion(editor: Editor, src: string): WordsQuestion | undefined {
  const found = findPicture(editor, src)
  return (
    found && {
      title: 'Picture',
      label: 'What it shows',
      hint: 'Read out to people who cannot see it. It may stay empty when the picture only decorates.',
      value: found.alt,
      yes: 'Done',
      remove: 'Remove the picture',
      problemOf: () => undefined,
      answer(words) {
        const at = findPicture(editor, src)
        if (!at || words === undefined) return
        const chain = editor.chain().setNodeSelection(at.position)
        if (words === null) return void chain.deleteSelection().run()
        chain.updateAttributes('picture', { alt: words }).run()
      },
    }
  )
}

/** Where the figure is that is chosen, or in whose caption the cursor is. */
export function figureAt({ state: { selection } }: Editor): number | undefined {
  if ('node' in selection && (selection as NodeSelection).node.type.name === 'figure') return selection.from
  const { $from } = selection
  return $from.parent.type.name === 'figure' ? $from.before() : undefined
}

/** Where a picture is; the last one when it is there more than once, since it was put in last. */
function findPicture(editor: Editor, src: string): { position: number; alt: string } | undefined {
  const { selection, doc } = editor.state
  let found: { position: number; alt: string } | undefined
  doc.descendants((node, position) => {
    if (node.type.name !== 'picture' || node.attrs.src !== src) return
    if (found?.position !== selection.from) found = { position, alt: String(node.attrs.alt) }
  })
  return found
}
