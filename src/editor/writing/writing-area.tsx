import { useEffect, useReducer, useRef, useState } from 'react'
import { fileWords } from '../uploads/send-file.ts'
import { useUpload } from '../uploads/use-upload.ts'
import { uploadPicture } from '../uploads/upload-picture.ts'
import { useEditingForm } from '../inputs/editing-form.ts'
import type { RichOffers } from '../../fields/rich-allowed.ts'
import { splitBlocks } from '../../fields/split-blocks.ts'
import { WordsDialog, type WordsQuestion } from './words-dialog.tsx'
import { pictureHtml, pictureInText, type WritingPicture } from './writing-picture.ts'
import { figureAt, figureQuestion, linkQuestion, pictureQuestion } from './writing-questions.ts'
import { createSurface, type Surface } from './writing-surface.ts'
import { tableTool, toolsInTable } from './writing-table.ts'
import { linkKeys, toolsFor, withKeys, type Tool } from './writing-tools.ts'
import { problemOfPictures, useSeveralPictures } from './use-several-pictures.ts'
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

const leftOutWords = (pictures: number) =>
  pictures === 1
    ? 'A picture did not come along. Put it in with the button "Picture".'
    : `${pictures} pictures did not come along. Put them in with the button "Picture".`

const atEndWords = (name: string) => `${name} came once its words were closed: it is at their end. Open them to say what it shows.`

/** The words of a rich text with their tools. */
export function WritingArea({ id, html, now, attributes, focused, offers, partBehind, onWritten, onTrouble }: Props) {
  const mount = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [surface, setSurface] = useState<Surface | null>(null)
  const [question, setQuestion] = useState<WordsQuestion | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const { sending, trouble, upload, leaveOut } = useUpload(id, {
    problemOf: problemOfPictures,
    send: uploadPicture,
    kept: (kept, file) => insert(pictureInText(kept), file),
  })
  const several = useSeveralPictures(surface?.editor, partBehind)
  const { desk, key, state } = useEditingForm()
  /** Words that come with another revision are somebody else's. */
  const shown = useRef(state.saved.revision)
  const said = offers.figures ? several.trouble : trouble

  // What the surface calls is what was rendered last, while the surface itself stays.
  const latest = useRef({ now, onWritten, take, askLink, askFigure })
  useEffect(() => {
    latest.current = { now, onWritten, take, askLink, askFigure }
  })

  useEffect(() => {
    if (!mount.current) return
    const made = createSurface({
      mount: mount.current,
      html,
      attributes,
      offers,
      onWritten: (written, blocks) => latest.current.onWritten(written, blocks),
      onMoved: redraw,
      onFiles: (files, at) => latest.current.take(files, at),
      onLeftOut: (pictures) => desk.toast(leftOutWords(pictures)),
      onPicture: (position) => latest.current.askFigure(position),
      onLink: () => latest.current.askLink(),
      onTools: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    })
    setSurface(made)
    if (focused) made.editor.commands.focus()
    return () => made.editor.destroy()
    // oxlint-disable-next-line react/exhaustive-deps -- made once; other words reach it through show()
  }, [])

  const { revision } = state.saved
  useEffect(() => {
    surface?.show(latest.current.now(), revision !== shown.current)
    shown.current = revision
  }, [surface, html, revision])
  const described = JSON.stringify(attributes)
  useEffect(() => surface?.describe(JSON.parse(described)), [surface, described])
  useEffect(() => onTrouble(said), [said, onTrouble])

  const editor = surface?.editor

  /** Pictures that were pasted or dropped: nobody is asked anything while they write. */
  function take(files: readonly File[], at: number) {
    if (offers.figures) several.send(files, at)
    else uploadNext(files)
  }

  /** A picture that was chosen: while it is on its way there is time to say what it shows. */
  function choose(files: readonly File[]) {
    if (!offers.figures || !editor) return uploadNext(files)
    const [id, ...others] = several.send(files, editor.state.selection.from)
    if (id !== undefined && others.length === 0) ask(figureQuestion(null, (alt) => several.say(id, alt)))
  }

  /** Of two pictures none takes the other's place. */
  function uploadNext(files: readonly File[]) {
    if (!sending) upload(files)
    else if (sending.lost === 0) desk.toast('One moment: a picture is still on its way.')
    else desk.toast(`${sending.file.name} still waits for the server. Leave it out to put in another.`)
  }

  /** The button goes with it: whoever pressed it is in the words again. */
  function leavePictureOut() {
    leaveOut()
    editor?.commands.focus()
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

  function insert(picture: WritingPicture, file: File) {
    if (!editor) return
    if (editor.isDestroyed) return putAtEnd(picture, file)
    editor.chain().focus().insertContent({ type: 'picture', attrs: picture }).run()
    askDescription(picture.src)
  }

  /** Where the words are shown no longer, nobody knows any more where in them it was to be. */
  function putAtEnd(picture: WritingPicture, { name }: File) {
    const written = now() + pictureHtml(picture)
    onWritten(written, splitBlocks(written))
    // Of a form that was closed the desk says itself that it is kept as a draft.
    if (desk.isOpen(key))
      desk.toast(now().includes(picture.src) ? atEndWords(name) : `${name} is left out: the words it was for are there no longer.`)
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

  const asking: Tool[] = [
    { name: 'Link', look: 'link', keys: linkKeys, isOn: (of) => of.isActive('link'), press: askLink },
    {
      name: 'Picture',
      look: 'picture',
      isOn: (of) => of.isActive('picture') || of.isActive('figure'),
      press(of) {
        const figure = figureAt(of)
        if (figure !== undefined) askFigure(figure)
        else if (of.isActive('picture')) askDescription(String(of.getAttributes('picture').src))
        else chooser.current?.click()
      },
    },
    tableTool,
  ]
  const tools = toolsFor(offers)
  const rule = tools.findIndex(({ name }) => name === 'Dividing line')

  return (
    <div className="ed-writing">
      {editor && (
        <WritingToolbar
          of={bar}
          editor={editor}
          tools={[...tools.slice(0, rule), ...asking, ...tools.slice(rule), ...(tableTool.isOn?.(editor) ? inTable : [])]}
          controls={id}
        />
      )}
      {sending && sending.lost > 0 ? (
        <div className="ed-coming">
          {fileWords(sending.file)}
          <button type="button" className="ed-link" aria-label={`Leave it out: ${sending.file.name}`} onClick={leavePictureOut}>
            Leave it out
          </button>
        </div>
      ) : (
        sending && <progress aria-label={`Sending ${sending.file.name}`} value={sending.done < 1 ? sending.done : undefined} />
      )}
      <div ref={mount} />
      <input
        type="file"
        className="ed-vh"
        ref={chooser}
        accept="image/*,.heic,.heif"
        multiple={offers.figures}
        aria-label="Picture for the text"
        tabIndex={-1}
        onChange={(event) => {
          choose([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      {question && <WordsDialog question={question} />}
    </div>
  )
}
