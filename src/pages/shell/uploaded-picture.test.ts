import { expect, it } from 'vitest'
import { uploadedPicture } from './uploaded-picture.ts'

it('offers the sizes that are not wider than the upload, smallest format first', () => {
  const picture = uploadedPicture('/media/3f9a-1000x600')
  expect(picture).toMatchObject({ src: '/media/3f9a-1000x600', width: 1000, height: 600 })
  expect(picture?.sources).toEqual([
    { type: 'image/avif', srcSet: '/media/3f9a-1000x600/480.avif 480w, /media/3f9a-1000x600/800.avif 800w' },
    { type: 'image/webp', srcSet: '/media/3f9a-1000x600/480.webp 480w, /media/3f9a-1000x600/800.webp 800w' },
  ])
})

it('serves a small upload as it is', () => {
  expect(uploadedPicture('/media/3f9a-320x200')).toMatchObject({ sources: [], width: 320 })
})

it('shows a picture that is only being tried out, and nothing for no picture', () => {
  expect(uploadedPicture('blob:https://site/1')).toEqual({ sources: [], src: 'blob:https://site/1' })
  expect(uploadedPicture('')).toBeUndefined()
})
