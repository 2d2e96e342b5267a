import { splitBlocks } from '../../fields/split-blocks.ts'
import { useEditingForm } from '../inputs/editing-form.ts'
import { uploadPicture } from '../uploads/upload-picture.ts'
import { useUpload } from '../uploads/use-upload.ts'
import { problemOfPictures } from './use-several-pictures.ts'
import { pictureHtml, pictureInText, type WritingPicture } from './writing-picture.ts'
import type { Surface } from './writing-surface.ts'

type Needs = {
  editor: Surface['editor'] | undefined
  now(): string
  onWritten(html: string, blocks: string[]): void
  /** It is in the words: by its address. */
  onInserted(src: string): void
}

const atEndWords = (name: string) => `${name} came once its words were closed: it is at their end. Open them to say what it shows.`

/** One picture at a time on its way into a line of the words, where those take no figures. `id` is that of the words. */
export function useOnePicture(id: string, { editor, now, onWritten, onInserted }: Needs) {
  const { desk, key } = useEditingForm()
  const { sending, trouble, upload, leaveOut } = useUpload(id, {
    problemOf: problemOfPictures,
    send: uploadPicture,
    kept: (kept, file) => insert(pictureInText(kept), file),
  })

  /** Of two pictures none takes the other's place. */
  function send(files: readonly File[]) {
    if (!sending) upload(files)
    else if (sending.lost === 0) desk.toast('One moment: a picture is still on its way.')
    else desk.toast(`${sending.file.name} still waits for the server. Leave it out to put in another.`)
  }

  function insert(picture: WritingPicture, file: File) {
    if (!editor) return
    if (editor.isDestroyed) return putAtEnd(picture, file)
    editor.chain().focus().insertContent({ type: 'picture', attrs: picture }).run()
    onInserted(picture.src)
  }

  /** Where the words are shown no longer, nobody knows any more where in them it was to be. */
  function putAtEnd(picture: WritingPicture, { name }: File) {
    const written = now() + pictureHtml(picture)
    onWritten(written, splitBlocks(written))
    // Of a form that was closed the desk says itself that it is kept as a draft.
    if (desk.isOpen(key))
      desk.toast(now().includes(picture.src) ? atEndWords(name) : `${name} is left out: the words it was for are there no longer.`)
  }

  return {
    sending,
    trouble,
    send,
    /** The button goes with it: whoever pressed it is in the words again. */
    leaveOut() {
      leaveOut()
      editor?.commands.focus()
    },
  }
}
