import { describe, expect, it } from 'vitest'
import { doubtsAbout, readSettings } from './settings.ts'
import { isInContainer } from './this-machine.ts'

const billed = { BILLING: 'http', BILLING_URL: 'https://billing.example.com', BILLING_TOKEN: 'token' }
const trying = { ALLOW_SANDBOX_IDENTITY: '1', ALLOW_SANDBOX_PAYMENTS: '1' }
const real = {
  IDENTITY: 'entra-popup',
  ENTRA_TENANT_ID: 'tenant',
  ENTRA_CLIENT_ID: 'client',
  ...billed,
  PAYMENTS: 'one-inc',
  ONEINC_HOST: 'https://vendor.example',
  ONEINC_AUTHENTICATION_KEY: 'key',
  ONEINC_LOOKUPS: '1',
  ONEINC_NOTICE_SECRET: 'a-secret-of-the-notices-1',
}

describe('the address a site listens at', () => {
  it.each([
    ['this machine alone with the sample people', trying, false, '127.0.0.1'],
    ['every address in a container, where nobody reaches the loopback one', trying, true, '0.0.0.0'],
    ['every address with a real sign-in', real, false, '0.0.0.0'],
    ['what HOST says, sample people or not', { ...trying, HOST: '0.0.0.0' }, false, '0.0.0.0'],
    ['what HOST says, container or not', { ...trying, HOST: '127.0.0.1' }, true, '127.0.0.1'],
    ['this machine alone when HOST is empty', { ...trying, HOST: '' }, false, '127.0.0.1'],
  ])('is %s', (_what, env, inContainer, host) => {
    expect(readSettings(env, inContainer).host).toBe(host)
  })

  it.each([{ container: 'podman' }, { KUBERNETES_SERVICE_HOST: '10.0.0.1' }])('is known to be one of a container by %j', (env) => {
    expect(isInContainer(env)).toBe(true)
  })
})

describe('the sample people', () => {
  it.each(['production', 'Production', 'PRODUCTION', 'prod', 'staging', 'preview', 'development ', 'dev', undefined])(
    'are kept out where NODE_ENV is %s, whoever can be reached there',
    (NODE_ENV) => {
      expect(() => readSettings({ NODE_ENV })).toThrow(/^The sample people of the sandbox sign-in are for/)
      // Behind a proxy the address this machine listens at says nothing of who comes.
      expect(() => readSettings({ NODE_ENV, HOST: '127.0.0.1' })).toThrow(/^The sample people/)
      expect(readSettings({ NODE_ENV, ...trying }).identity).toBe('sandbox')
      expect(readSettings({ NODE_ENV, ...real }).identity).toBe('entra-popup')
    },
  )

  it.each(['development', 'test'])('are let in where NODE_ENV is %s', (NODE_ENV) => {
    expect(readSettings({ NODE_ENV }).identity).toBe('sandbox')
  })
})

describe('payments', () => {
  const staff = { ALLOW_SANDBOX_IDENTITY: '1' }

  it.each(['production', 'staging', 'dev', undefined])('are kept out of the sandbox where NODE_ENV is %s', (NODE_ENV) => {
    expect(() => readSettings({ ...staff, NODE_ENV })).toThrow(/^The payment sandbox, where no money moves, is for/)
    expect(readSettings({ ...staff, NODE_ENV, ALLOW_SANDBOX_PAYMENTS: '1' }).payments.kind).toBe('sandbox')
    expect(readSettings({ ...real, NODE_ENV }).payments.kind).toBe('one-inc')
  })

  it('go to a sandbox on the next port', () => {
    expect(readSettings(trying).payments.sandbox.port).toBe(3601)
    expect(readSettings({ ...trying, PORT: '8080' }).payments.sandbox.port).toBe(8081)
    expect(readSettings({ ...trying, PAYMENTS_SANDBOX_PORT: '9999' }).payments.sandbox.port).toBe(9999)
  })

  it('are play money beside play bills alone, and real beside real ones', () => {
    const played = { ...trying, ...billed }
    expect(() => readSettings(played)).toThrow('bills would be paid with play money')
    expect(() => readSettings({ ...played, NODE_ENV: 'test' })).toThrow('bills would be paid with play money')
    expect(readSettings({ ...played, BILLING_URL: 'https://127.0.0.1:9000' }).billing.kind).toBe('http')
    const realMoney = { ...real, ALLOW_SANDBOX_PAYMENTS: '1', BILLING: 'sandbox' }
    expect(() => readSettings(realMoney)).toThrow('real money would pay invented bills')
    expect(() => readSettings({ ...realMoney, NODE_ENV: 'development' })).toThrow('real money would pay invented bills')
  })

  it.each([
    [{ ONEINC_LOOKUPS: '' }, 'needs ONEINC_LOOKUPS=1, by which you confirm'],
    [{ ONEINC_LOOKUPS: '0' }, 'needs ONEINC_LOOKUPS=1, by which you confirm'],
    [{ ONEINC_HOST: '' }, 'needs ONEINC_HOST'],
    [{ ONEINC_HOST: 'http://vendor.example' }, 'ONEINC_HOST cannot be used: must be an address such as'],
    [{ ONEINC_HOSTED_PAGE: 'http://vendor.example/Pay' }, 'ONEINC_HOSTED_PAGE cannot be used: must be an address such as'],
    [{ ONEINC_AUTHENTICATION_KEY: '' }, 'needs ONEINC_AUTHENTICATION_KEY'],
    [{ ONEINC_NOTICE_SECRET: '' }, 'needs ONEINC_NOTICE_SECRET, or ONEINC_NOTICE_HEADER'],
    [{ ONEINC_NOTICE_SECRET: 'short' }, 'ONEINC_NOTICE_SECRET cannot be used'],
    [{ ONEINC_NOTICE_HEADER: 'x-client-verified: SUCCESS' }, 'ONEINC_NOTICE_HEADER needs TRUST_PROXY=1'],
    [{ PAYMENTS_MODE: 'redirect' }, 'needs ONEINC_HOSTED_PAGE'],
    [{ PAYMENTS_SANDBOX_URL: 'http://pay.example:1' }, 'PAYMENTS_SANDBOX_URL, a sandbox elsewhere, needs PAYMENTS_SANDBOX_SECRET'],
  ])('say what is missing: %j', (env, words) => {
    expect(() => readSettings({ ...real, ...env })).toThrow(words)
  })

  it('believe a certificate that the proxy has checked', () => {
    const { noticeHeader } = readSettings({ ...real, TRUST_PROXY: '1', ONEINC_NOTICE_HEADER: 'x-client-verified: SUCCESS' }).payments.oneInc
    expect(noticeHeader).toEqual({ name: 'x-client-verified', value: 'SUCCESS' })
  })
})

describe('the billing system', () => {
  const { BILLING: _kind, BILLING_URL: _url, BILLING_TOKEN: _token, ...signIn } = real

  it('is a sandbox for trying alone', () => {
    expect(readSettings(trying).billing.kind).toBe('sandbox')
    expect(readSettings({ NODE_ENV: 'test' }).billing.kind).toBe('sandbox')
    expect(() => readSettings({ NODE_ENV: 'production', ...signIn })).toThrow(/^The sandbox of the billing system is for/)
    expect(readSettings(real).billing.kind).toBe('http')
  })

  it.each([
    ['has an address', { BILLING: 'http' }, 'needs BILLING_URL'],
    ['is asked over TLS', { ...billed, BILLING_URL: 'http://billing.example.com' }, 'must begin with https://'],
    ['knows who asks', { ...billed, BILLING_TOKEN: '' }, 'needs BILLING_TOKEN, or BILLING_CERT_FILE and BILLING_KEY_FILE'],
    ['is shown a certificate with its key', { ...billed, BILLING_CERT_FILE: './cert.pem' }, 'belong together'],
  ])('that is real %s', (_what, env, sentence) => {
    expect(() => readSettings({ ...trying, ...env })).toThrow(sentence)
  })

  it('may be on this machine without TLS', () => {
    expect(readSettings({ ...trying, ...billed, BILLING_URL: 'http://localhost:9000' }).billing.url).toBe('http://localhost:9000')
  })
})

describe('the captcha', () => {
  it('is our own proof of work unless somebody says otherwise', () => {
    expect(readSettings(trying).captcha).toEqual({ kind: 'altcha', siteKey: undefined, secret: undefined })
  })

  it.each(['recaptcha', 'turnstile', 'hcaptcha'])('of %s needs both of its keys', (CAPTCHA) => {
    const needs = `The setting CAPTCHA=${CAPTCHA} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET.`
    expect(() => readSettings({ ...trying, CAPTCHA })).toThrow(needs)
    expect(() => readSettings({ ...trying, CAPTCHA, CAPTCHA_SITE_KEY: 'site' })).toThrow(needs)
    const both = { ...trying, CAPTCHA, CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' }
    expect(readSettings(both).captcha).toEqual({ kind: CAPTCHA, siteKey: 'site', secret: 'secret' })
  })

  it('is left out in tests alone', () => {
    expect(() => readSettings({ ...trying, CAPTCHA: 'none' })).toThrow('is for tests alone')
    expect(() => readSettings({ ...trying, CAPTCHA: 'none', NODE_ENV: 'development' })).toThrow('is for tests alone')
    expect(readSettings({ NODE_ENV: 'test', CAPTCHA: 'none' }).captcha.kind).toBe('none')
  })
})

describe('what is said at the start', () => {
  const said = (env: Record<string, string>) => doubtsAbout(readSettings({ ...real, ...env })).join()

  it('is that visitors behind a proxy count as one, where nothing says that its word is believed', () => {
    const behindProxy = { PUBLIC_URL: 'https://www.example.com' }
    expect(said(behindProxy)).toMatch(/^PUBLIC_URL is set and TRUST_PROXY is not: /)
    expect(said({ ...behindProxy, TRUST_PROXY: '1' })).toBe('')
  })

  it.each(['', 'http://localhost:3600', 'http://127.0.0.1', 'http://[::1]:3600', 'http://site.localhost'])(
    'is nothing where no proxy is: PUBLIC_URL=%s',
    (PUBLIC_URL) => expect(said({ PUBLIC_URL })).toBe(''),
  )
})

describe('search engines', () => {
  const told = { ...real, NODE_ENV: 'production', INDEXNOW_KEY: 'a1b2c3d4e5' }

  it('are told of changes where there is a key, and an address to tell', () => {
    expect(readSettings({ ...real, NODE_ENV: 'production' }).indexNow).toBeUndefined()
    expect(readSettings({ ...told, PUBLIC_URL: 'https://www.example.com' }).indexNow).toEqual({
      key: 'a1b2c3d4e5',
      url: 'https://api.indexnow.org/indexnow',
    })
    expect(() => readSettings({ ...told, PUBLIC_URL: undefined })).toThrow('The setting INDEXNOW_KEY needs PUBLIC_URL')
    expect(() => readSettings({ ...told, PUBLIC_URL: 'https://www.example.com', INDEXNOW_KEY: '../up' })).toThrow(
      'The setting INDEXNOW_KEY',
    )
  })
})
