import { mostFileBytes, mostFiles } from '../../nouns/forms/file-limits.ts'
import { refused } from '../http/errors.ts'

/** Of one file, and of a submission. */
export const attachmentLimits = { bytes: mostFileBytes, ofOneSubmission: mostFiles, nameCharacters: 200 } as const

/** Uploads that are received at once by one node; of one visitor a few, so that it takes many to fill all places. */
export const uploadsAtOnce = { all: 20, ofOne: 4, waiting: 40, work: 'files' } as const

/** Half a gigabyte an hour from one address, at most; ten submissions with all their files. */
export const filesOfOneVisitor = { max: 100, windowSeconds: 3600 } as const

export const tooLargeFile = () => refused('tooLarge', { message: ({ file }) => file.tooLarge })

export const emptyFile = () => refused('invalid', { message: ({ file }) => file.empty })

export const wrongTypeOfFile = () => refused('wrongType', { message: ({ file }) => file.wrongType })

export const damagedPicture = () => refused('invalid', { message: ({ file }) => file.damaged })

export const notWhole = () => refused('malformed', { message: ({ file }) => file.notWhole })
