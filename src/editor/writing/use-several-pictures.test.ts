import { expect, it } from 'vitest'
import { problemOfPictures } from './use-several-pictures.ts'

const file = (name: string, type: string) => new File([], name, { type })

it.each([
  ['what a phone took', [file('IMG_1.HEIC', '')], undefined],
  ['pictures', [file('barn.jpg', 'image/jpeg')], undefined],
  ['a picture of another kind', [file('barn.svg', 'image/svg+xml')], 'Please choose a JPEG or PNG picture.'],
  ['no picture', [file('notes.txt', 'text/plain')], 'You could only upload images.'],
  ['what says nothing of itself', [file('notes', '')], 'You could only upload images.'],
])('judges %s before anything is sent', (_name, files, problem) => expect(problemOfPictures(files)).toBe(problem))
