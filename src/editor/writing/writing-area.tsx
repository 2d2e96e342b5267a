import { useEffect, useReducer, useRef, useState } from 'react'
import { link } from '../../fields/link.ts'
import { required } from '../../fields/rules.ts'
import { useUpload } from '../uploads/use-upload.ts'
import { problemOfFiles, uploadPicture } from '../uploads/upload-picture.ts'
import { WordsDialog, type WordsQuestion } from './words-dialog.tsx'
import { pictureInText, type WritingPicture } from './writing-picture.ts'
import { createSurface, type Surface } from './writing-surface.ts'
import { tableTool, toolsInTable } from './writing-table.ts'
import { linkKeys, tools, withKeys, type Tool } from './writing-tools.ts'
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
  onWritten(html: string): void
  onTrouble(message: string): void
}

const inTable = toolsInTable(withKeys)
const addressField = link({ label: 'Address', rules: [required('Please enter link!')] })

/** The words of a rich text with their tools. */
export function WritingArea({ id, html, now, attributes, focused, onWritten, onTrouble }: Props) {
  const mount = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [surface, setSurface] = useState<Surface | null>(null)
  const [question, setQuestion] = useState<WordsQuestion | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const { sending, trouble, upload } = useUpload({
    problemOf: problemOfPictures,
    send: uploadPicture,
    kept: (kept) => insert(pictureInText(kept)),
  })

  // What the surface calls is what was rendered last, while the surface itself stays.
  const latest = useRef({ now, onWritten, upload, askLink })
  useEffect(() => {
    latest.current = { now, onWritten, upload, askLink }
  })

  useEffect(() => {
    if (!mount.current) return
    const made = createSurface({
      mount: mount.current,
      html,
      attributes,
      onWritten: (written) => latest.current.onWritten(written),
      onMoved: redraw,
      onFiles: (files) => latest.current.upload(files),
      onLink: () => latest.current.askLink(),
      onTools: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    })
    setSurface(made)
    if (focused) made.editor.commands.focus()
    return () => made.editor.destroy()
    // oxlint-disable-next-line react/exhaustive-deps -- made once; other words reach it through show()
  }, [])

  useEffect(() => surface?.show(latest.current.now()), [surface, html])
  const described = JSON.stringify(attributes)
  useEffect(() => surface?.describe(JSON.parse(described)), [surface, described])
  useEffect(() => onTrouble(trouble), [trouble, onTrouble])

  const editor = surface?.editor

  function insert(picture: WritingPicture) {
    if (!editor) return
    editor.chain().focus().insertContent({ type: 'picture', attrs: picture }).run()
    askDescription(picture.src)
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
    if (!editor) return
    const now = String(editor.getAttributes('link').href ?? '')
    ask({
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
            .insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href: words } }] })
            .run()
        marked.setLink({ href: words }).run()
      },
    })
  }

  function askDescription(src: string) {
    const found = editor && findPicture(editor, src)
    if (!editor || !found) return
    ask({
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
    })
  }

  const asking: Tool[] = [
    { name: 'Link', look: 'link', keys: linkKeys, isOn: (of) => of.isActive('link'), press: askLink },
    {
      name: 'Picture',
      look: 'picture',
      isOn: (of) => of.isActive('picture'),
      press: (of) => (of.isActive('picture') ? askDescription(String(of.getAttributes('picture').src)) : chooser.current?.click()),
    },
    tableTool,
  ]
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
      {sending && <progress aria-label={`Sending ${sending.file.name}`} value={sending.done} />}
      <div ref={mount} />
      <input
        type="file"
        className="ed-vh"
        ref={chooser}
        accept="image/*"
        aria-label="Picture for the text"
        tabIndex={-1}
        onChange={(event) => {
          upload([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      {question && <WordsDialog question={question} />}
    </div>
  )
}

function problemOfPictures(files: readonly File[]): string | undefined {
  return files.some(({ type }) => !type.startsWith('image/')) ? 'You could only upload images.' : problemOfFiles(files)
}

/** Where a picture is; the last one when it is there more than once, since it was put in last. */
function findPicture(editor: Surface['editor'], src: string): { position: number; alt: string } | undefined {
  const { selection, doc } = editor.state
  let found: { position: number; alt: string } | undefined
  doc.descendants((node, position) => {
    if (node.type.name !== 'picture' || node.attrs.src !== src) return
    if (found?.position !== selection.from) found = { position, alt: String(node.attrs.alt) }
  })
  return found
}
