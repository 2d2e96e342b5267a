import { openerHeaders } from '../../calls/ask-as-opener.ts'
import type { AnswerOf, Call } from '../../calls/call.ts'

export type SentFile<A> = { status: number; answer?: A; message: string; /** Nobody answered: it may get through later. */ isLost?: true }

/** Sends one file and reports its progress (0 to 1), which only this old interface can do. */
export function sendFile<C extends Call>(
  call: C,
  file: File,
  noun: string,
  onProgress: (done: number) => void,
): Promise<SentFile<AnswerOf<C>>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('file', file)
    request.open(call.method, call.path)
    request.responseType = 'json'
    // Two minutes, and as long as a slow line takes: 100 bytes a millisecond.
    request.timeout = 120_000 + file.size / 100
    for (const [name, value] of Object.entries({ accept: 'application/json', ...openerHeaders() })) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    for (const failure of ['error', 'timeout'])
      request.addEventListener(failure, () => resolve({ status: 0, message: 'No connection. It goes on when that is back.', isLost: true }))
    request.addEventListener('load', () => {
      const { status } = request
      const said = (request.response ?? {}) as { message?: string }
      if (status === 200) return resolve({ status, answer: said as AnswerOf<C>, message: '' })
      resolve({ status, message: said.message ?? `The ${noun} could not be kept. Please try again.` })
    })
    request.send(body)
  })
}

/** "barn.png, 212 KB", "field.png, 39.1 MB" */
export const fileWords = ({ name, size }: Pick<File, 'name' | 'size'>) => `${name}, ${sizeWords(Math.max(1, Math.round(size / 1024)))}`

const sizeWords = (kilobytes: number) => (kilobytes < 1024 ? `${kilobytes} KB` : `${Number((kilobytes / 1024).toFixed(1))} MB`)
