import { fileWords } from '../uploads/send-file.ts'
import { UploadProgress } from '../uploads/upload-progress.tsx'
import type { useOnePicture } from './use-one-picture.ts'

/** The progress of a picture, or that nobody answers, with a button that leaves it out. */
export function PendingPicture({ sending, leaveOut }: Pick<ReturnType<typeof useOnePicture>, 'sending' | 'leaveOut'>) {
  if (!sending) return null
  const { file, lost } = sending
  if (lost === 0) return <UploadProgress sending={sending} />
  return (
    <div className="ed-coming">
      {fileWords(file)}
      <button type="button" className="ed-link" aria-label={`Leave it out: ${file.name}`} onClick={leaveOut}>
        Leave it out
      </button>
    </div>
  )
}
