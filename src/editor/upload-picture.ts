import { uploadImage } from './editor-calls.ts'

export type Upload = { status: number; path?: string; message: string }

/** Sends one picture and tells how far it is (0 to 1). Only this old interface tells the progress of an upload. */
export function uploadPicture(file: File, onProgress: (done: number) => void): Promise<Upload> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('file', file)
    request.open(uploadImage.method, uploadImage.path)
    request.responseType = 'json'
    request.timeout = 120_000
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    for (const failure of ['error', 'timeout'])
      request.addEventListener(failure, () => resolve({ status: 0, message: 'The picture did not get through. Please try again.' }))
    request.addEventListener('load', () => {
      const answer = (request.response ?? {}) as { path?: string; message?: string }
      resolve({ status: request.status, path: answer.path, message: answer.message ?? 'The picture could not be kept. Please try again.' })
    })
    request.send(body)
  })
}

const largest = 10 * 1024 * 1024

/** What is wrong with what was chosen or dropped, before anything is sent; the server judges by content. */
export function problemOfFiles(files: readonly Pick<File, 'type' | 'size'>[]): string | undefined {
  if (files.length > 1) return 'Please choose one picture at a time.'
  if (!/^image\/(jpeg|png)$/.test(files[0]?.type ?? '')) return 'Please choose a JPEG or PNG picture.'
  return files[0].size > largest ? 'This picture is larger than 10 MB. Please choose a smaller one.' : undefined
}

/** "barn.png, 212 KB" */
export const fileWords = ({ name, size }: Pick<File, 'name' | 'size'>) =>
  `${name}, ${Math.max(1, Math.round(size / 1024)).toLocaleString('en-US')} KB`
