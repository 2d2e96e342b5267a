import type { Disk } from 'flydrive'
import { answerStageFile } from '../api/forms/stage-file.ts'
import { createAttachments, type Attachments } from '../attachments/create-attachments.ts'
import type { Scanner } from '../attachments/scan-files.ts'
import type { Db } from '../db/database.ts'
import type { DiskRoom } from '../http/disk-room.ts'
import type { Warn } from '../http/warn.ts'
import { filesOfOneVisitor } from '../attachments/attachment-limits.ts'
import { addressKey, createRateLimiter } from '../identity/rate-limit.ts'
import type { StageFile } from '../../nouns/forms/staged-file.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { Noun } from './noun.ts'

type Needs = { db: Db; attachmentFiles: Disk; sealing: Sealing; room: DiskRoom; now: () => Date; warn: Warn; scanner?: Scanner | undefined }

/** Files visitors send with forms. */
export function createAttachmentsNoun(needs: Needs): Noun & { attachments: Attachments; stageForPage: StageFile } {
  const limiter = createRateLimiter({ ...needs, onTheWay: true })
  const attachments = createAttachments({ ...needs, files: needs.attachmentFiles })
  return {
    attachments,
    async stageForPage(file, { visitor, ...of }) {
      needs.room.require()
      await limiter.countTry(addressKey('form files', visitor), filesOfOneVisitor)
      const { id } = await attachments.stage(file, { ...of, visitor: addressKey('', visitor) })
      return id
    },
    calls: [answerStageFile({ attachments, limiter })],
    jobs: attachments.jobs,
    forPages: () => ({}),
  }
}
