import { expect, it } from 'vitest'
import { english } from '../words/english/english.ts'
import { mostFileBytes, mostFiles } from './forms/file-limits.ts'
import { inMegabytes, mostMegapixels, pictureLimits } from './picture-limits.ts'

// Words import nothing, so that what they say of a limit is held against it here.

it('what forms say of files is how large and how many they may be', () => {
  const most = inMegabytes(mostFileBytes)
  expect(english.refusals.file.tooLarge).toBe(`File is larger than ${most.replace(' ', '')}`)
  expect(english.forms.hints.FileUpload).toBe(`JPEG, PNG or PDF, up to ${most} each, ten at most.`)
  expect(english.forms.script.many).toBe(`No more than ${mostFiles} files, please.`)
})

it('what is said of pictures is how large they may be', () => {
  expect(english.yourDay.photo.large).toBe(`Please choose a picture of at most ${inMegabytes(pictureLimits.bytes)} and ${mostMegapixels}.`)
  expect(english.yourDay.ownPage.photoHint).toContain(`, of at most ${inMegabytes(pictureLimits.bytes).replace(' ', '\u00A0')}.`)
  const side = pictureLimits.side.toLocaleString('en-US')
  expect(english.refusals.file.tooManyPixels).toBe(
    `Please choose a picture of at most ${mostMegapixels}, and at most ${side} pixels wide or high.`,
  )
})
