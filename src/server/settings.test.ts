import { describe, expect, it } from 'vitest'
import { doubtsAbout, isInContainer, readSettings } from './settings.ts'

const trying = { ALLOW_SANDBOX_IDENTITY: '1' }
const real = { IDENTITY: 'entra-popup', ENTRA_TENANT_ID: 'tenant', ENTRA_CLIENT_ID: 'client' }

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
