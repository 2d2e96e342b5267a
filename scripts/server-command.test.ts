import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasLittleMemory, memoryHere as memoryOfServer } from '../src/server/this-machine.ts'
import { environmentOf, memoryHere, serverCommandIn, serverEnvironmentIn } from './server-command.mjs'

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
  afterEach(() => void vi.restoreAllMocks())

  it.each(['--max-old-space-size=300', '--trace-gc --max_old_space_size=300', '--max-old-space-size-percentage=80'])(
    'is for whoever runs it to share out with %s',
    (said) => {
      expect(serverCommandIn(512 * megabyte, said).join()).not.toContain('old-space')
      expect(serverCommandIn(512 * megabyte, said)).toContain('--max-semi-space-size=2')
    },
  )

  it('is for whoever runs it to share out where it is plenty, too', () => {
    expect(serverCommandIn(4096 * megabyte, '--max-semi-space-size=16').join()).not.toContain('semi-space')
    expect(serverCommandIn(4096 * megabyte, '--trace-gc')).toContain('--max-semi-space-size=4')
  })

  it.each([0, 256 * megabyte, 2 ** 63])('is the same to what starts the server and to the server, where the limit is %d', (limit) => {
    vi.spyOn(process, 'constrainedMemory').mockReturnValue(limit)
    expect(memoryHere()).toBe(memoryOfServer())
    expect(memoryHere()).toBeGreaterThan(0)
  })

  it.each([256, 1023, 1024, 4096].map((size) => size * megabyte))('is little to both or to neither: %d', (memory) => {
    expect(serverCommandIn(memory, '').join().includes('old-space')).toBe(hasLittleMemory(memory))
    expect('MALLOC_MMAP_THRESHOLD_' in serverEnvironmentIn(memory)).toBe(hasLittleMemory(memory))
  })

  it('is told to V8 where it is little, which would take all of it', () => {
    expect(serverCommandIn(256 * megabyte)).toEqual(expect.arrayContaining(['--max-semi-space-size=2', '--max-old-space-size=160']))
    expect(serverCommandIn(512 * megabyte)).toContain('--max-old-space-size=320')
    expect(serverCommandIn(1024 * megabyte).join()).not.toContain('old-space')
    expect(serverEnvironmentIn(512 * megabyte)).toMatchObject({ MALLOC_MMAP_THRESHOLD_: '16384', MALLOC_ARENA_MAX: '1' })
    expect(serverEnvironmentIn(1024 * megabyte)).not.toHaveProperty('MALLOC_MMAP_THRESHOLD_')
  })
})
