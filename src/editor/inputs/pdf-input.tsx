import { pdfFileName, type PdfField } from '../../fields/pdf.ts'
import { pdfPreview } from '../../nouns/hub/pdf-preview.ts'
import { isNeeded, useEditingForm, useField, type InputProps } from './editing-form.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { fileWords } from '../uploads/send-file.ts'
import { problemOfPdf, sendPdf } from '../uploads/upload-pdf.ts'
import { withValueAt } from '../saving/field-paths.ts'
import { FileDrop } from './file-drop.tsx'
import { useUpload } from '../uploads/use-upload.ts'

/** One pdf: chosen or dropped, sent, and then put into the field by its address here. */
export function PdfInput({ field, value, fieldPath, siblings }: InputProps<PdfField>) {
  const { desk, run } = useEditingForm()
  const { id, message, put } = useField<string>(fieldPath)
  const { sending, trouble, upload, leaveOut } = useUpload(id, {
    problemOf: problemOfPdf,
    send: sendPdf(field.for),
    kept: ({ path }) => put(path),
  })
  const name = pdfFileName(value)
  const needed = isNeeded(field, siblings)
  const preview = pdfPreview(value)

  async function remove() {
    const sure = await desk.ask({
      title: 'Are you sure to delete this Pdf?',
      what: { name, text: '' },
      text: 'The link to it leaves the page. History keeps it, so it can be brought back.',
      yes: 'Delete',
      no: 'Keep it',
    })
    if (!sure) return
    if (field.savesDeletion) run.tell({ is: 'emptied', fieldPath, draft: withValueAt(run.state().draft, fieldPath, '') })
    else put('')
  }

  return (
    <FileDrop
      id={id}
      field={field}
      needed={needed}
      message={message}
      trouble={trouble}
      sign={
        preview && !sending ? (
          <img
            className="ed-page"
            key={value}
            src={preview.src}
            width={preview.width}
            height={preview.height}
            alt={`First page of ${name}`}
          />
        ) : (
          <span className="ed-nopic">
            <EditorIcon name="file" />
          </span>
        )
      }
      words={sending ? fileWords(sending.file) : name || 'No pdf yet'}
      sending={sending}
      accept="application/pdf"
      note="or drop or paste one here. PDF, at most 2 MB."
      onFiles={upload}
      onLeaveOut={leaveOut}
      onRemove={needed || value === '' ? undefined : () => void remove()}
    />
  )
}
