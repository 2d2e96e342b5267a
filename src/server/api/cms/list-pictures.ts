import { listPictures } from '../../../calls/editing-calls.ts'
import { picturesPerPage } from '../../../calls/page-sizes.ts'
import type { PictureStore } from '../../media/picture-store.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerListPictures({ pictures }: { pictures: PictureStore }): AnsweredCall {
  return answer(listPictures, async ({ body: { before }, tenant }) => {
    const rows = await pictures.list(tenant.client, before ? new Date(before) : undefined, picturesPerPage + 1)
    const result = rows.slice(0, picturesPerPage).map((row) => ({ ...row, uploadedAt: row.uploadedAt.toISOString() }))
    return { status: true as const, result, more: rows.length > picturesPerPage }
  })
}
