import { uploadImage } from '../editor-calls.ts'
import { sendFile } from './send-file.ts'

export const uploadPicture = (file: File, onProgress: (done: number) => void) => sendFile(uploadImage, file, 'picture', onProgress)

const largest = 10 * 1024 * 1024

/** What is wrong with what was chosen or dropped, before anything is sent; the server judges by content. */
export function problemOfFiles(files: readonly Pick<File, 'type' | 'size'>[]): string | undefined {
  if (files.length > 1) return 'Please choose one picture at a time.'
  if (!/^image\/(jpeg|png)$/.test(files[0]?.type ?? '')) return 'Please choose a JPEG or PNG picture.'
  return files[0].size > largest ? 'This picture is larger than 10 MB. Please choose a smaller one.' : undefined
}
