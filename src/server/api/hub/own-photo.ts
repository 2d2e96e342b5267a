import multipart from '@fastify/multipart'
import { uploadOwnPhoto } from '../../../calls/hub-day-calls.ts'
import { openedByHeader } from '../../../calls/opened-by.ts'
import type { PhotoTrouble } from '../../../nouns/hub/your-day.ts'
import { address } from '../../../routes.ts'
import { Refused, refused } from '../../http/errors.ts'
import type { OriginOf } from '../../http/site-origin.ts'
import { refuseFormOfAnother } from '../../identity/same-person.ts'
import { cutOffStill, uploadSeconds } from '../../media/cut-off-still.ts'
import { tooManyBytes, type PictureStore } from '../../media/picture-store.ts'
import { pictureLimits } from '../../../nouns/picture-limits.ts'
import { oneFileOf, receiveFile } from '../../media/receive-file.ts'
import { createUploadPlaces } from '../../media/upload-places.ts'
import type { Days } from '../../your-day/create-your-day.ts'
import { readerOf } from '../../your-day/reader.ts'
import { answer, type AnsweredCall } from '../answer.ts'

type Needs = { days: Days; pictures: Pick<PictureStore, 'keep'>; originOf: OriginOf }

/** Takes the photo of a plain form, so it always leads back to the page of that form, which says what is wrong in its own words. */
export function answerOwnPhoto({ days, pictures, originOf }: Needs): AnsweredCall {
  const receiving = createUploadPlaces({ all: 4, ofOne: 1, waiting: 20, work: 'photos' })

  return answer(
    uploadOwnPhoto,
    async ({ request, reply, tenant, person, permitAgain }) => {
      const reader = readerOf(person, tenant)
      // Nothing is received of somebody who has no page, or may not change its photo.
      await days.requireOwnPhoto(reader)
      if (!request.isMultipart()) throw refused('wrongType')
      const tooLarge = Number(request.headers['content-length']) > 2 * pictureLimits.bytes
      const tooOften = await days.limits.countPhoto(reader).then(() => false, isTooMany)
      if (tooLarge || tooOften) {
        // Not worth receiving to its end just to answer on the same connection.
        reply.header('connection', 'close')
        return back({ photo: tooOften ? 'often' : 'large' })
      }
      const by = { tenant: tenant.client, account: person.account }
      try {
        const { path } = await receiving.run(person.account, async () => {
          const { bytes } = await cutOffStill(request.raw, uploadSeconds, () =>
            receiveFile(request, { tenant, noun: 'photo', tooLarge: tooManyBytes, judgeWord }),
          )
          await permitAgain()
          return pictures.keep(bytes, by)
        })
        return back({ done: await days.writeOwnPhoto({ ...reader, origin: originOf(request) }, path) })
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        return back({ photo: troubleOf(error) })
      }

      function judgeWord(name: string, value: unknown) {
        if (name === openedByHeader) refuseFormOfAnother(value, person)
      }

      function back(told: Record<string, string>) {
        return reply.redirect(`${address.agentHub}?${new URLSearchParams(told)}`, 303)
      }
    },
    async (scope) => {
      await scope.register(multipart, oneFileOf(pictureLimits.bytes))
    },
  )
}

function isTooMany(error: unknown): true {
  if (error instanceof Refused && error.statusCode === 429) return true
  throw error
}

/** In the words of the page, by kind. */
function troubleOf({ name, statusCode }: Refused): PhotoTrouble {
  if (name === 'signedInAsAnother') return 'another'
  if (statusCode === 413) return 'large'
  if (statusCode === 415) return 'type'
  if (statusCode === 409) return 'changed'
  return statusCode === 422 || statusCode === 400 ? 'damaged' : 'busy'
}
