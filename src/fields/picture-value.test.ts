import { expect, it } from 'vitest'
import { image } from './image.ts'
import { readPicture, writePicture } from './picture-value.ts'

const path = `/media/${'a1'.repeat(20)}-800x600`

it.each([
  [{ path, alt: '' }, path],
  [{ path, alt: 'A barn & “hail” 100%' }, `${path}#alt=A%20barn%20%26%20%E2%80%9Chail%E2%80%9D%20100%25`],
  [{ path, alt: '', focus: 'top-left' as const }, `${path}#focus=top-left`],
  [{ path: '/art/hero', alt: 'A house', focus: 'top' as const }, '/art/hero#alt=A%20house&focus=top'],
  [{ path: '', alt: 'Nothing to see' }, ''],
])('is one text: %j', (picture, value) => {
  expect(writePicture(picture)).toBe(value)
  expect(image({ label: 'Image' }).check(value, {}, 'i')).toEqual([])
  expect(readPicture(value)).toEqual(picture.path ? picture : { path: '', alt: '' })
})

it('reads what is odd as nothing said', () => {
  expect(readPicture(`${path}#alt=%E0%A4%A&focus=somewhere&x`)).toEqual({ path, alt: '' })
})

it.each(['#alt=x', `${path}#"><script>`, `${path}#alt=a b`, `${path}#focus=middle`, `${path}#alt=${'x'.repeat(2_000)}`])(
  'refuses %j',
  (value) => {
    expect(image({ label: 'Image' }).check(value, {}, 'i')).toHaveLength(1)
  },
)
