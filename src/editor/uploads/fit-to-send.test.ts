import { expect, it } from 'vitest'
import { isPictureFile, sizeToSend } from './fit-to-send.ts'

it.each([
  ['as it is', { width: 1600, height: 900 }, 1, { width: 1600, height: 900 }],
  ['with fewer pixels', { width: 9000, height: 6000 }, 1, { width: 6000, height: 4000 }],
  ['with shorter sides', { width: 16_000, height: 100 }, 1, { width: 8000, height: 50 }],
  ['smaller still', { width: 2000, height: 1000 }, 0.5, { width: 1000, height: 500 }],
])('sends a picture %s', (_how, picture, shrink, size) => expect(sizeToSend(picture, shrink)).toEqual(size))

it('knows what phones give no type by its name', () => {
  expect([isPictureFile({ type: '', name: 'IMG_0001.HEIC' }), isPictureFile({ type: '', name: 'notes.txt' })]).toEqual([true, false])
})
