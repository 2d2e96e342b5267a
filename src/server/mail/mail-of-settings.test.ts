import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { mailOfSettings, readSmtpUrl } from './mail-of-settings.ts'

type Environment = Record<string, string | undefined>

const read = (env: Environment) =>
  mailOfSettings(readSettings({ ALLOW_SANDBOX_IDENTITY: '1', ALLOW_SANDBOX_PAYMENTS: '1', ...env }, false), () => new Date())
const publicUrl = { PUBLIC_URL: 'https://www.windbreak.example' }
const smtp = { ...publicUrl, SMTP_URL: 'smtp://desk%40example.com:s%3Acret@mail.example.com', MAIL_FROM: 'desk@example.com' }

describe('the settings of mails', () => {
  it('say nothing on a laptop: mails are kept', async () => {
    expect(await read({})).toEqual({ from: 'no-reply@localhost', bounce: undefined, bounceSecret: undefined })
  })

  it.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false }],
    ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, secure: true }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525, secure: false }],
    [smtp.SMTP_URL, { host: 'mail.example.com', port: 587, secure: false, user: 'desk@example.com', password: 's:cret' }],
  ])('name a server by %s', (url, server) => {
    expect(readSmtpUrl(url)).toEqual(server)
  })

  it('take the sender from the address of the site where none is named', async () => {
    expect(await read({ ...publicUrl, SMTP_URL: 'smtp://localhost' })).toMatchObject({
      from: 'no-reply@www.windbreak.example',
    })
  })

  it.each([
    ['SMTP_URL', { ...smtp, SMTP_URL: 'mail.example.com' }],
    ['SMTP_URL', { ...smtp, SMTP_URL: 'http://mail.example.com' }],
    ['SMTP_URL', { ...smtp, SMTP_URL: 'smtp://u:%zz@mail.example.com' }],
    ['PUBLIC_URL', { ...smtp, PUBLIC_URL: undefined }],
    ['MAIL_FROM', { PUBLIC_URL: 'http://[::1]', SMTP_URL: 'smtp://localhost' }],
    ['MAIL_FROM', { ...smtp, MAIL_FROM: 'Desk <desk@example.com>' }],
    ['MAIL_OAUTH', { ...smtp, MAIL_OAUTH: 'yahoo' }],
    ['MAIL_OAUTH_TENANT', { ...smtp, MAIL_OAUTH: 'microsoft' }],
    ['MAIL_OAUTH_REFRESH_TOKEN', { ...smtp, MAIL_OAUTH: 'google', MAIL_OAUTH_CLIENT_ID: 'a', MAIL_OAUTH_CLIENT_SECRET: 'b' }],
    ['MAIL_OAUTH', { ...smtp, SMTP_URL: 'smtp://localhost', MAIL_OAUTH: 'google' }],
    ['MAIL_DKIM_SELECTOR', { ...smtp, MAIL_DKIM_DOMAIN: 'example.com' }],
    ['MAIL_DKIM_KEY_FILE', { ...smtp, MAIL_DKIM_DOMAIN: 'example.com', MAIL_DKIM_SELECTOR: 'a', MAIL_DKIM_KEY_FILE: '/no/such' }],
    ['MAIL_BOUNCE', { MAIL_BOUNCE: 'much-too-long-a-name@example.com' }],
    ['MAIL_BOUNCE', { MAIL_BOUNCE_SECRET: 'a secret of our own' }],
    ['MAIL_BOUNCE_SECRET', { MAIL_BOUNCE: 'bounce@example.com', MAIL_BOUNCE_SECRET: 'short' }],
  ])('end the start with one sentence about %s for %j', async (name, env: Environment) => {
    const error = await (async () => read(env))().catch((each: unknown) => each)
    expect(error).toMatchObject({ message: expect.stringMatching(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`)) })
    for (const secret of ['%zz', 's%3Acret', 'short']) expect(String(error)).not.toContain(secret)
  })

  it('read the key mails are signed with', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-dkim-'))
    const file = join(folder, 'key.pem')
    writeFileSync(file, '-----BEGIN PRIVATE KEY-----\n')
    try {
      const dkim = { MAIL_DKIM_DOMAIN: 'example.com', MAIL_DKIM_SELECTOR: 'a', MAIL_DKIM_KEY_FILE: file }
      expect(await read({ ...smtp, ...dkim })).toMatchObject({ transport: { send: expect.any(Function) } })
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
