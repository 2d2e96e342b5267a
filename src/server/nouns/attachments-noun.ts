import type { Disk } from 'flydrive'
import { answerStageFile } from '../api/forms/stage-file.ts'
import { createAttachments, type Attachments } from '../attachments/create-attachments.ts'
import type { Scanner } from '../attachments/scan-files.ts'
import type { Db } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import { createRateLimiter } from '../identity/rate-limit.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { Noun } from './noun.ts'

type Needs = { db: Db; attachmentFiles: Disk; sealing: Sealing; now: () => Date; warn: Warn; scanner?: Scanner | undefined }

/** Files visitors send with forms. */
export function createAttachmentsNoun(needs: Needs): Noun & { attachments: Attachments } {
  const attachments = createAttachments({ ...needs, files: needs.attachmentFiles })
  return {
    attachments,
    calls: [answerStageFile({ attachments, limiter: createRateLimiter(needs) })],
    jobs: attachments.jobs,
    forPages: () => ({}),
  }
}
