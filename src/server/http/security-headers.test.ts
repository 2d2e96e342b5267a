import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

it('names nobody but ourselves by default', () => {
  expect(contentSecurityPolicy()).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
})

it("opens for Google's map what its guide asks for, and no host of Google's for scripts", () => {
  expect(contentSecurityPolicy({ styles: ["'sha256-c'"], googleNonce: 'n' })).toBe(
    [
      "default-src 'none'",
      "script-src 'self' 'nonce-n' 'strict-dynamic' 'unsafe-eval' blob:",
      "style-src 'self' 'sha256-c' 'nonce-n' https://fonts.googleapis.com",
      "img-src 'self' data: https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com",
      "font-src 'self' https://fonts.gstatic.com",
      "connect-src 'self' https://*.googleapis.com https://*.gstatic.com https://*.google.com data: blob:",
      "frame-src 'self' https://*.google.com",
      'worker-src blob:',
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
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
    "default-src 'none'; script-src 'self' 'nonce-s'; style-src 'self' 'sha256-c'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self' https://login.example; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
})

it('opens for an outside captcha its own hosts and no more, beside a map of Google’s as well', () => {
  const captcha = { script: ['https://c.example'], style: ['https://s.example'], connect: [], frame: ['https://f.example'] }
  const policy = contentSecurityPolicy({ captcha })
  expect(policy).toContain("script-src 'self' https://c.example; style-src 'self' https://s.example;")
  expect(policy).toContain("connect-src 'self'; frame-src 'self' https://f.example; manifest-src 'self'")
  const both = contentSecurityPolicy({ captcha, googleNonce: 'n' })
  expect(both).toContain("frame-src 'self' https://*.google.com https://f.example; worker-src blob:")
  expect(both.match(/frame-src/g)).toHaveLength(1)
})

it('lets the forms of a page that pays lead to the payment company', () => {
  expect(contentSecurityPolicy({ formTargets: ['https://pay.example'] })).toContain("form-action 'self' https://pay.example;")
})
