import { expect, it } from 'vitest'
import { problemOfFiles } from './upload-picture.ts'

const file = (type: string, size = 1_000) => ({ type, size })

it.each([
  ['a jpeg', [file('image/jpeg')], undefined],
  ['a png', [file('image/png')], undefined],
  ['another type', [file('image/svg+xml')], 'Please choose a JPEG or PNG picture.'],
  ['no type', [file('')], 'Please choose a JPEG or PNG picture.'],
  ['two at once', [file('image/png'), file('image/png')], 'Please choose one picture at a time.'],
  ['too large', [file('image/png', 11 * 1024 * 1024)], 'This picture is larger than 10 MB. Please choose a smaller one.'],
])('judges %s before anything is sent', (_name, files, problem) => expect(problemOfFiles(files)).toBe(problem))
