import { fileTypes, mostFileBytes } from '../../nouns/forms/file-limits.ts'
import { retryWhenOnline } from './retry-when-online.ts'
import { markProblem } from './show-problem.ts'
import { postFile, RefusedFile } from './post-file.ts'
import { makeUploadRow, type UploadRow } from './upload-row.ts'

/** Sends each file as soon as it is chosen, with its progress, a way to stop it and a way to try again. */
export function createUploads(host: HTMLElement, form: HTMLFormElement) {
  const running = new Set<Promise<void>>()

  function take(input: HTMLInputElement): void {
    const files = [...(input.files ?? [])]
    // What was chosen is sent here: the form itself must not send it too.
    input.value = ''
    const field = input.closest<HTMLElement>('[data-question]')
    const list = field?.querySelector<HTMLUListElement>('[data-files]')
    if (!field || !list) return
    for (const file of files) add(file, field, list)
  }

  function add(file: File, field: HTMLElement, list: HTMLUListElement): void {
    const row = makeUploadRow(file, list, host.dataset, () => judge(field))
    const wrong = problemOf(file)
    if (wrong) row.refuse(wrong)
    else start(file, field, row)
    judge(field)
  }

  function start(file: File, field: HTMLElement, row: UploadRow): void {
    const stop = new AbortController()
    const question = field.dataset.question ?? ''
    const form = host.dataset.form ?? ''
    row.begin(() => stop.abort())
    const work = retryWhenOnline(
      // What the server refuses it refuses again; a line that is lost comes back.
      () =>
        postFile(file, { form, field: question }, row.progress, stop.signal).catch((error: unknown) =>
          error instanceof RefusedFile ? error : Promise.reject(error),
        ),
      row.waits,
      stop.signal,
    ).then(
      (taken) => {
        if (taken instanceof RefusedFile) row.refuse(taken.message || (host.dataset.failed ?? ''), () => start(file, field, row))
        else row.keep(question, taken.id)
      },
      () => row.remove(),
    )
    running.add(work)
    void work.finally(() => {
      running.delete(work)
      judge(field)
    })
  }

  /** The message under the field, while there is a file that cannot go. */
  function judge(field: HTMLElement): void {
    const bad = field.querySelector<HTMLElement>('[data-bad]')?.dataset.bad
    markProblem(field, bad ?? '')
  }

  function problemOf({ type, size }: File): string | undefined {
    const { large, type: wrongType, many, most } = host.dataset
    if (!(fileTypes as readonly string[]).includes(type)) return wrongType
    if (size > mostFileBytes) return large
    return form.querySelectorAll('[data-files] > li:not([data-bad])').length > Number(most) ? many : undefined
  }

  return {
    take,
    pending: () => running.size > 0,
    settled: async () => {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}
