import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import type { RichOffers } from '../../fields/rich-allowed.ts'
import { FileChooser } from '../inputs/file-chooser.tsx'
import { PendingPicture } from './pending-picture.tsx'
import { useOnePicture } from './use-one-picture.ts'
import { useSeveralPictures } from './use-several-pictures.ts'
import { useSurface } from './use-surface.ts'
import { WordsDialog, type WordsQuestion } from './words-dialog.tsx'
import { figureAt, figureQuestion, linkQuestion, pictureQuestion } from './writing-questions.ts'
import { tableTool, toolsInTable } from './writing-table.ts'
import { linkKeys, toolsFor, withKeys, type Tool } from './writing-tools.ts'
import { WritingToolbar } from './writing-toolbar.tsx'
import styles from './writing.css?inline'

// A sheet of its own, as the editor's: the policy of the site allows no style elements.
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

type Props = {
  /** Of the words. */
  id: string
  html: string
  /** What is there at this moment: whoever types fast is ahead of what was rendered. */
  now(): string
  /** What names and describes the words for screen readers, their id too. */
  attributes: Record<string, string>
  /** It is to have the focus from the start. */
  focused: boolean
  offers: RichOffers
  /** Where they are a part of a longer text: how many of its blocks are before them. */
  partBehind?: number
  onWritten(html: string, blocks: string[]): void
  onTrouble(message: string): void
}

const inTable = toolsInTable(withKeys)

/** Where a rich text is written, with its tools above. */
export function WritingArea({ id, html, now, attributes, focused, offers, partBehind, onWritten, onTrouble }: Props) {
  const mount = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [question, setQuestion] = useState<WordsQuestion | null>(null)
  const surface = useSurface({
    mount,
    html,
    now,
    attributes,
    focused,
    offers,
    onWritten,
    onFiles: take,
    onPicture: askFigure,
    onLink: askLink,
    onTools: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  })
  const editor = surface?.editor
  const one = useOnePicture(id, { editor, now, onWritten, onInserted: askDescription })
  const several = useSeveralPictures(editor, partBehind)
  const said = offers.figures ? several.trouble : one.trouble
  useEffect(() => onTrouble(said), [said, onTrouble])

  /** Pictures that were pasted or dropped: nobody is asked anything while they write. */
  function take(files: readonly File[], at: number) {
    if (offers.figures) several.send(files, at)
    else one.send(files)
  }

  /** A picture that was chosen: while it is on its way there is time to say what it shows. */
  function choose(files: readonly File[]) {
    if (!offers.figures || !editor) return one.send(files)
    const [id, ...others] = several.send(files, editor.state.selection.from)
    if (id !== undefined && others.length === 0) ask(figureQuestion(null, (alt) => several.say(id, alt)))
  }

  function askFigure(position: number) {
    const figure = editor?.state.doc.nodeAt(position)
    if (!editor || figure?.type.name !== 'figure') return
    const { src, alt } = figure.attrs as { src: string; alt: string | null }
    editor.commands.setNodeSelection(position)
    const say = (words: string) => several.sayAt(position, src, words)
    const remove = () => void editor.chain().setNodeSelection(position).deleteSelection().run()
    ask(figureQuestion(alt, say, remove))
  }

  function ask(asked: WordsQuestion) {
    setQuestion({
      ...asked,
      answer(words) {
        setQuestion(null)
        asked.answer(words)
        editor?.commands.focus()
      },
    })
  }

  function askLink() {
    if (editor) ask(linkQuestion(editor))
  }

  function askDescription(src: string) {
    const asked = editor && pictureQuestion(editor, src)
    if (asked) ask(asked)
  }

  function askAtSelection(of: Editor) {
    const figure = figureAt(of)
    if (figure !== undefined) askFigure(figure)
    else if (of.isActive('picture')) askDescription(String(of.getAttributes('picture').src))
    else chooser.current?.click()
  }

  const [before, after] = toolsInParts(offers)
  const asking: Tool[] = [
    { name: 'Link', look: 'link', keys: linkKeys, isOn: (of) => of.isActive('link'), press: askLink },
    { name: 'Picture', look: 'picture', isOn: (of) => of.isActive('picture') || of.isActive('figure'), press: askAtSelection },
    tableTool,
  ]

  return (
    <div className="ed-writing">
      {editor && (
        <WritingToolbar
          of={bar}
          editor={editor}
          tools={[...before, ...asking, ...after, ...(tableTool.isOn?.(editor) ? inTable : [])]}
          controls={id}
        />
      )}
      <PendingPicture {...one} />
      <div ref={mount} />
      <FileChooser
        of={chooser}
        label="Picture for the text"
        accept="image/*,.heic,.heif"
        multiple={offers.figures}
        className="ed-vh"
        onChosen={choose}
      />
      {question && <WordsDialog question={question} />}
    </div>
  )
}

/** The tools that ask nothing, in two parts: those that ask something stand between them, before the dividing line. */
function toolsInParts(offers: RichOffers): [before: readonly Tool[], after: readonly Tool[]] {
  const tools = toolsFor(offers)
  const rule = tools.findIndex(({ name }) => name === 'Dividing line')
  return [tools.slice(0, rule), tools.slice(rule)]
}
