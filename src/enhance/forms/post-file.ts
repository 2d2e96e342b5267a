import { addressWith } from '../../calls/address-with.ts'
import { stageFormFile } from '../../calls/addresses.ts'
import { LineLost } from './ask-server.ts'

/** The server has looked at a file and does not take it. */
export class RefusedFile extends Error {}

type Taken = { id: string; name: string; bytes: number }

/** Sends one file, telling how much of it is there. Throws `RefusedFile`, without words where those who refused it were not ours, or `LineLost`. */
export function postFile(
  file: File,
  { form, field }: { form: string; field: string },
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<Taken> {
  return new Promise((resolve, reject) => {
    // Fetch cannot tell how much of a file has left.
    const request = new XMLHttpRequest()
    request.open(stageFormFile.method, addressWith(stageFormFile.path, { form, field }))
    request.responseType = 'json'
    request.timeout = 600_000
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(loaded / total))
    for (const lost of ['error', 'timeout', 'abort'] as const) request.addEventListener(lost, () => reject(new LineLost(lost)))
    request.addEventListener('load', () => {
      const { status, message, file: taken } = (request.response ?? {}) as { status?: boolean; message?: string; file?: Taken }
      if (status && taken) resolve(taken)
      else if (request.status >= 500 || request.status === 0) reject(new LineLost(`answered ${request.status}`))
      else reject(new RefusedFile(message ?? ''))
    })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const parts = new FormData()
    parts.append('file', file)
    request.send(parts)
  })
}
