import { expect, it } from 'vitest'
import { problemOfPdf } from './upload-pdf.ts'

const file = (type: string, size = 1_000) => ({ type, size })

it.each([
  ['a pdf', [file('application/pdf', 2_097_152)], undefined],
  ['another type', [file('image/png')], 'Please select a valid pdf file'],
  ['no type', [file('')], 'Please select a valid pdf file'],
  ['two at once', [file('application/pdf'), file('application/pdf')], 'Please choose one pdf file at a time.'],
  ['one that is too large', [file('application/pdf', 2_097_153)], 'Please choose a pdf file smaller than 2mb'],
])('judges %s before anything is sent', (_name, files, problem) => expect(problemOfPdf(files)).toBe(problem))
