import { expect, it } from 'vitest'
import { problemOfFiles } from './upload-picture.ts'

const file = (type: string, name = 'barn') => ({ type, name })

it.each([
  ['a jpeg', [file('image/jpeg')], undefined],
  ['a png', [file('image/png')], undefined],
  ['a webp', [file('image/webp')], undefined],
  ['what a phone took', [file('', 'IMG_1.HEIC')], undefined],
  ['another type', [file('image/svg+xml')], 'Please choose a JPEG or PNG picture.'],
  ['no type', [file('')], 'Please choose a JPEG or PNG picture.'],
  ['two at once', [file('image/png'), file('image/png')], 'Please choose one picture at a time.'],
])('judges %s before anything is sent', (_name, files, problem) => expect(problemOfFiles(files)).toBe(problem))
