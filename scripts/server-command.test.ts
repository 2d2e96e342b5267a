import { describe, expect, it } from 'vitest'
import { environmentOf, serverCommandIn, serverEnvironmentIn } from './server-command.mjs'

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

describe('how much memory there is', () => {
  const megabyte = 1024 ** 2

  it('is told to V8 where it is little, which would take all of it', () => {
    expect(serverCommandIn(256 * megabyte)).toEqual(expect.arrayContaining(['--max-semi-space-size=2', '--max-old-space-size=160']))
    expect(serverCommandIn(512 * megabyte)).toContain('--max-old-space-size=320')
    expect(serverCommandIn(1024 * megabyte).join()).not.toContain('old-space')
    expect(serverEnvironmentIn(512 * megabyte)).toMatchObject({ MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_ARENA_MAX: '1' })
    expect(serverEnvironmentIn(1024 * megabyte)).not.toHaveProperty('MALLOC_MMAP_THRESHOLD_')
  })
})
