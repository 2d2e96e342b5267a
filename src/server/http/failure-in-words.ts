import { BadSetting } from '../bad-setting.ts'
import { describeError } from './describe-error.ts'
import { isDiskFull } from './errors.ts'

/**
 * What a command, or a start, says at a terminal when it fails: one sentence for what people can mend, all there is for what they cannot.
 * What visitors wrote is in neither: a failed query carries the rows it was to write.
 */
export function failureInWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof BadSetting) return error.message
  if (isDiskFull(error)) return 'The disk is full: make room on it, and try again.'
  const { type, message, code, query, stack } = describeError(error)
  return [`${type}: ${message}${query === undefined ? '' : ` (${String(code)}): ${query}`}`, stack].join('\n')
}
