import type { Disk } from 'flydrive'
import type { Db } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import type { UploadSeconds } from '../media/cut-off-still.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { removeForgotten } from './remove-forgotten.ts'
import { scanFiles, type Scanner } from './scan-files.ts'
import { createStagedFiles } from './staged-files.ts'
import { createSubmissionFiles } from './submission-files.ts'

export type Attachments = ReturnType<typeof createAttachments>

type Needs = {
  db: Db
  /** A folder of their own, below no address. */
  files: Disk
  sealing: Sealing
  now: () => Date
  warn: Warn
  /** Without one files are given out unscanned. */
  scanner?: Scanner | undefined
  seconds?: UploadSeconds
}

/** Files visitors send with a form: received first, then tied to the submission in its transaction (docs/decisions/0024). */
export function createAttachments({ db, files, sealing, now, warn, scanner, seconds }: Needs) {
  return {
    ...createStagedFiles({ db, files, sealing, now, scanner, seconds }),
    ...createSubmissionFiles({ db, files, sealing, warn, scanner }),
    jobs: [removeForgotten({ db, files, now }), scanFiles({ db, files, sealing, warn, scanner })],
  }
}
