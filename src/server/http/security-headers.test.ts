import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

it('names nobody but ourselves by default', () => {
  expect(contentSecurityPolicy()).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
})

it('adds what each kind of page needs, where it needs it', () => {
  const policy = contentSecurityPolicy({
    scripts: ["'nonce-s'"],
    styles: ["'sha256-c'"],
    connect: ['https://login.example'],
    blobPictures: true,
  })
  expect(policy).toBe(
    "default-src 'none'; script-src 'self' 'nonce-s'; style-src 'self' 'sha256-c'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self' https://login.example; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
})
