import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sections } from '../../src/content/sections.ts'
import { environmentOf, serverCommand } from '../../scripts/server-command.mjs'
import { isInContainer } from '../../src/server/this-machine.ts'
import { freePort, startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { testKeys } from '../fixtures/test-ring.ts'

const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-starting-'))
let site: RealSite
beforeAll(async () => {
  site = await startRealSite({ DATA_DIR: join(folder, 'data') })
})
afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the server with these settings and waits for its end; answers its code and what it said. */
async function startAndFail(
  env: NodeJS.ProcessEnv,
  { by: [program, args] = [process.execPath, serverCommand], account }: { by?: [string, string[]]; account?: number } = {},
) {
  const port = String(await freePort())
  const child = spawn(program, args, {
    ...(account === undefined ? {} : { uid: account, gid: account }),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ALLOW_SANDBOX_IDENTITY: '1',
      ALLOW_SANDBOX_PAYMENTS: '1',
      PAYMENTS_SANDBOX_PORT: '0',
      PORT: port,
      DATA_DIR: join(folder, `other-${port}`),
      ...env,
    },
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number]
  return { code, said: said.trim() }
}

describe('a start that cannot work says why in one sentence and ends with 1', () => {
  it('when the port is taken', async () => {
    const taken = createServer().listen(0, '0.0.0.0')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { code, said } = await startAndFail({ PORT: String(port) })
    taken.close()
    expect({ code, said }).toEqual({
      code: 1,
      said: `The port ${port} is taken by another program; stop it, or set PORT to another number.`,
    })
  })

  it('when another process uses the data folder', async () => {
    const { code, said } = await startAndFail({ DATA_DIR: join(folder, 'data') })
    expect(code).toBe(1)
    expect(said).toMatch(/^The data folder \S+ is in use by another process; stop it, or set DATA_DIR to another folder\.$/)
  })

  it('when the data folder cannot be written', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const { code, said } = await startAndFail({ DATA_DIR: join(file, 'data') })
    expect(code).toBe(1)
    expect(said).toMatch(/^The data folder \S+ cannot be written \(setting DATA_DIR\)\.$/)
  })

  it.each([
    [{ PORT: 'many' }, /^The setting PORT cannot be used: /],
    [{ DATABASE_URL: 'mysql://x' }, /^The setting DATABASE_URL cannot be used: must begin with postgres:\/\/\.$/],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /^The setting DATABASE_URL needs DATA_KEYS, /],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_KEYS: testKeys }, /^The database of DATABASE_URL cannot be reached\.$/],
    [{ IDENTITY: 'entra-popup' }, /^The setting IDENTITY=entra-popup needs ENTRA_TENANT_ID and ENTRA_CLIENT_ID\.$/],
    [{ MAPS_BROWSER_KEY: 'seen' }, /^The setting MAPS_BROWSER_KEY needs MAPS=google\.$/],
    [{ MAPS: 'photon', MAPS_BROWSER_KEY: 'seen' }, /^The setting MAPS_BROWSER_KEY needs MAPS=google\.$/],
    [{ MAPS: 'google', MAPS_KEY: 'kept', MAPS_ID: 'ours' }, /^The setting MAPS_ID needs MAPS_BROWSER_KEY\.$/],
    [{ TENANTS: '/nowhere.json' }, /^The tenants file \/nowhere\.json cannot be read \(setting TENANTS\)\.$/],
  ] as [Record<string, string>, RegExp][])('when a setting is bad: %j', async (env, sentence) => {
    const { code, said } = await startAndFail(env)
    expect(code).toBe(1)
    expect(said).toMatch(sentence)
  })

  it('when the sample people would be let into production', async () => {
    const { code, said } = await startAndFail({ ALLOW_SANDBOX_IDENTITY: '' })
    expect(code).toBe(1)
    expect(said).toMatch(/^The sample people of the sandbox sign-in are for NODE_ENV=development or test, and this is "production"/)
  })

  it('when payments would be made to the sandbox in production', async () => {
    const { code, said } = await startAndFail({ ALLOW_SANDBOX_PAYMENTS: '' })
    expect(code).toBe(1)
    expect(said).toMatch(/^The payment sandbox, where no money moves, is for NODE_ENV=development or test, and this is "production"/)
  })

  it('when it may have few files open', async () => {
    const { code, said } = await startAndFail(
      {},
      { by: ['sh', ['-c', 'ulimit -n 64 && exec "$@"', 'sh', process.execPath, ...serverCommand]] },
    )
    expect(code).toBe(1)
    expect(said).toMatch(
      /^This process may have 64 files and connections open at once, and a site needs 512 or more: raise that limit .+\.$/,
    )
  })

  it.each([
    [
      'database',
      /^The database in \S+ cannot be opened: this account may not write \S+database\S*\. Give it to the account the site runs as\.$/,
    ],
    ['sandbox-payments', /^The file \S+sandbox-payments\S* cannot be used by this account\.$/],
  ])('when the folder %s is of another account', async (name, sentence) => {
    const data = mkdtempSync(join(tmpdir(), 'shelterbelt-of-others-'))
    try {
      await (await startRealSite({ DATA_DIR: data })).close()
      // Whoever tests as root may read anything, so another account starts it.
      const account = process.getuid?.() === 0 ? 65_534 : undefined
      if (account) for (const each of ['', ...readdirSync(data, { recursive: true })]) chownSync(join(data, String(each)), account, account)
      const [id, mode] = account ? [0, 0o700] : [process.getuid?.() ?? 0, 0]
      for (const each of ['', ...readdirSync(join(data, name), { recursive: true })].toReversed()) {
        chownSync(join(data, name, String(each)), id, id)
        chmodSync(join(data, name, String(each)), mode)
      }
      const { code, said } = await startAndFail({ DATA_DIR: data }, account ? { account } : {})
      expect(code).toBe(1)
      expect(said).toMatch(sentence)
    } finally {
      rmSync(data, { recursive: true, force: true })
    }
  })

  it('when the port of the payment sandbox is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { code, said } = await startAndFail({ PAYMENTS_SANDBOX_PORT: String(port) })
    taken.close()
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(`The port ${port}, for the payment sandbox, is taken`) })
  })
})

describe('a start', () => {
  /** What the server says until it is open. */
  async function startAndListen(
    dataDir: string,
    settings: NodeJS.ProcessEnv = {},
    whenOpen = async (_port: number) => {},
    [program, args]: [string, string[]] = [process.execPath, serverCommand],
  ) {
    const port = await freePort()
    const env = environmentOf({
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      PAYMENTS_SANDBOX_PORT: '0',
      DATA_DIR: dataDir,
      ...settings,
    })
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const gone = once(child, 'exit')
    let said = ''
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk) => (said += String(chunk)) && said.includes(' reaches ') && resolve())
      child.on('exit', () => resolve())
    })
    await whenOpen(port)
    child.kill('SIGTERM')
    await gone
    return said.split('\n').filter(Boolean)
  }

  const open = expect.stringMatching(/^ {2}Windbreak Mutual is open at http:\/\/localhost:\d+$/)

  it('says that it makes the database with agents and articles in it, the first time alone', async () => {
    const dataDir = join(folder, 'first')
    const made = 'Making the database, migrated to this release and with the demonstration in it …'
    expect((await startAndListen(dataDir)).slice(0, 2)).toEqual([made, open])
    expect((await startAndListen(dataDir))[0]).toEqual(open)
  })

  it('says that it gives it those by itself, where the build laid out other sites', async () => {
    const dataDir = join(folder, 'other-sites')
    const TENANTS = join(folder, 'other-sites.json')
    const site = JSON.parse(readFileSync('tenants/windbreak.json', 'utf8')) as { servedStates: string[] }
    writeFileSync(TENANTS, JSON.stringify({ ...site, servedStates: [...site.servedStates, 'WY'] }))
    expect((await startAndListen(dataDir, { TENANTS })).slice(0, 4)).toEqual([
      'Making the database, migrated to this release …',
      'Seeding the directory of windbreak with 24 agents to try …',
      'Seeding the Learning Center of windbreak with 20 articles to read …',
      open,
    ])
    expect((await startAndListen(dataDir, { TENANTS }))[0]).toEqual(open)
  })

  it('makes its database where few files may be open at once', async () => {
    const limited = ['-c', 'ulimit -n 512 && exec "$0" "$@"', process.execPath, ...serverCommand]
    const said = await startAndListen(join(folder, 'few-files'), {}, undefined, ['sh', limited])
    expect(said).toContainEqual(expect.stringMatching(/ is open at /))
  })

  it('is for this machine alone, unless HOST says otherwise or it runs in a container', async () => {
    const other = Object.values(networkInterfaces())
      .flat()
      .find((each) => each?.family === 'IPv4' && !each.internal)?.address
    const reached = async (settings: NodeJS.ProcessEnv) => {
      const answers: boolean[] = []
      const said = await startAndListen(join(folder, 'hosts'), settings, async (port) => {
        for (const host of ['127.0.0.1', other ?? '127.0.0.1']) {
          const answer = await fetch(`http://${host}:${port}/health`).catch(() => undefined)
          answers.push(answer?.ok ?? false)
        }
      })
      // Told to stop in the middle of its first work, it may say that too.
      return { answers, said: said.find((line) => line.includes(' reaches '))?.trim() }
    }
    const alone = { answers: [true, !other], said: expect.stringMatching(/^Only this machine reaches it\..+ HOST=0\.0\.0\.0 npm start$/) }
    const toAll = {
      answers: [true, true],
      said: expect.stringMatching(/^Whoever reaches this port may be any of these people; HOST says /),
    }
    expect(await reached({})).toEqual(isInContainer(process.env) ? toAll : alone)
    expect(await reached({ HOST: '127.0.0.1' })).toEqual(alone)
    expect(await reached({ HOST: '0.0.0.0' })).toEqual(toAll)
  })

  it('lets the sample people in with a PUBLIC_URL of this machine, which is somebody trying it', async () => {
    const address = 'http://localhost:3600'
    expect(await startAndListen(join(folder, 'hosts'), { PUBLIC_URL: address })).toContain(`  Windbreak Mutual is open at ${address}`)
  })

  it('keeps the sample people out with a PUBLIC_URL that others reach', async () => {
    const { code, said } = await startAndFail(
      environmentOf({ NODE_ENV: '', ALLOW_SANDBOX_IDENTITY: '', PUBLIC_URL: 'https://localhost.example.com' }),
    )
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^The sample people of the sandbox sign-in are for/) })
  })
})

describe('a running site', () => {
  it('answers that it lives and that it is ready', async () => {
    expect(await (await fetch(`${site.origin}/health`)).json()).toMatchObject({ status: true })
    expect(await (await fetch(`${site.origin}/ready`)).json()).toMatchObject({ status: true, database: 'embedded' })
  })

  it('describes its calls in OpenAPI 3.1, from the schemas that check them', async () => {
    const description = (await (await fetch(`${site.origin}/api/docs/json`)).json()) as {
      openapi: string
      paths: Record<string, Record<string, { requestBody?: object }>>
      components: { schemas: Record<string, { title: string; description: string; properties: object }> }
    }
    expect(description.openapi).toBe('3.1.0')
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining(['/api/cms/add-new', '/api/cms/upload-image', '/auth/authenticate', '/auth/me']),
    )
    expect(JSON.stringify(description.paths['/api/cms/add-new'].post.requestBody)).toContain('pageName')
    expect(Object.keys(description.components.schemas)).toEqual(
      expect.arrayContaining(sections.map(({ page, section }) => `${page}.${section}`.replaceAll(/[^\w.-]/g, '_'))),
    )
    expect(description.components.schemas['360_Home.Section_1']).toMatchObject({
      title: 'Edit Header',
      description: expect.stringContaining('Please enter '),
      properties: { title: { description: 'Label 1 (text)', properties: { value: { type: 'string' } } } },
    })
    const readable = await fetch(`${site.origin}/api/docs/`)
    expect([readable.status, readable.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
    expect(await readable.text()).toContain('/api/docs/static/begin.js')
    expect(await (await fetch(`${site.origin}/api/docs/static/begin.js`)).text()).toContain("url: '/api/docs/json'")
    // The same as YAML would hold everybody up for most of a second.
    const yaml = await fetch(`${site.origin}/api/docs/yaml`, { redirect: 'manual' })
    expect([yaml.status, yaml.headers.get('location')]).toEqual([303, '/api/docs/json'])
  })

  it('wears the colours of its tenant', async () => {
    const tenants = join(folder, 'tenants.json')
    const demo = JSON.parse(readFileSync('tenants/windbreak.json', 'utf8')) as { colors: object }
    writeFileSync(tenants, JSON.stringify({ ...demo, name: 'Prairie Mutual', colors: { theme: '#123456', spruce: '#123456' } }))
    const prairie = await startRealSite({ TENANTS: tenants })
    const html = await (await fetch(`${prairie.origin}/360`)).text()
    await prairie.close()
    expect(html).toContain(':root{--color-spruce:#123456}@media screen and (prefers-color-scheme:dark)')
    expect(html).toContain('Prairie Mutual')
  })

  it('keeps what was saved over a restart', async () => {
    const cookie = await site.cookieOf('admin')
    const save = { pageName: 'Footer', section: 'Section_6', client: 'windbreak', content: { copyright: { value: '© kept' } } }
    const saved = await fetch(`${site.origin}/api/cms/add-new`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(save),
    })
    expect(saved.status).toBe(200)
    await site.close()
    site = await startRealSite({ DATA_DIR: join(folder, 'data') })
    expect(await (await fetch(`${site.origin}/360`)).text()).toContain('© kept')
    expect((await fetch(`${site.origin}/auth/me`, { headers: { cookie } })).status).toBe(200)
  })
})
