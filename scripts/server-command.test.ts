import { describe, expect, it } from 'vitest'
import { environmentOf } from './server-command.mjs'

const letsSamplePeopleIn = (env: NodeJS.ProcessEnv) => {
  const { ALLOW_SANDBOX_IDENTITY, ALLOW_SANDBOX_PAYMENTS } = environmentOf(env)
  expect(ALLOW_SANDBOX_PAYMENTS).toBe(ALLOW_SANDBOX_IDENTITY)
  return ALLOW_SANDBOX_IDENTITY === '1'
}

describe('who starts the site', () => {
  it.each([
    {},
    { PUBLIC_URL: '' },
    ...['localhost:3600', 'tenant.localhost', '127.0.0.1', '[::1]:80'].map((host) => ({ PUBLIC_URL: `http://${host}` })),
  ])('is trying it out with %j', (env) => expect(letsSamplePeopleIn(env)).toBe(true))

  it.each([
    { NODE_ENV: 'production' },
    { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' },
    { PUBLIC_URL: 'https://www.example.com' },
    { PUBLIC_URL: 'https://localhost.example.com' },
    { PUBLIC_URL: 'https://127.0.0.1.example.com' },
    { PUBLIC_URL: 'not an address' },
  ])('means it with %j', (env) => expect(letsSamplePeopleIn(env)).toBe(false))

  it('says what counts', () => {
    expect(environmentOf({ ALLOW_SANDBOX_IDENTITY: '0' }).ALLOW_SANDBOX_IDENTITY).toBe('0')
  })
})
