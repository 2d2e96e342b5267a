import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { formOf } from '../media/picture-site.ts'
import { jpeg } from '../media/sample-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-production-'))
let site: RealSite
beforeAll(async () => {
  for (const path of [...productionPackages(), ...carriedOver]) copy(path)
  site = await startRealSite({}, { cwd: folder, command: [resolve(folder, 'scripts/serve.mjs')] })
})
afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What docs/configuration.md says is carried to where the site only runs; of the build all but what Node keeps of its own. */
const carriedOver = [
  'package.json',
  'scripts',
  'tenants',
  ...readdirSync('build').flatMap((name) => (name.startsWith('.') ? [] : `build/${name}`)),
]

/** What `npm install --omit=dev` installs, by the lock file: no network is needed to try it. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }>
  }
  return Object.entries(packages).flatMap(([path, { dev, devOptional, link }]) =>
    path.startsWith('node_modules/') && !dev && !devOptional && !link && existsSync(path) ? path : [],
  )
}

function copy(path: string) {
  // A package that another one holds comes by itself, or not at all.
  cpSync(path, join(folder, path), { recursive: true, filter: (from) => from === path || !from.startsWith(join(path, 'node_modules')) })
}

describe('a production install', () => {
  it('has the packages of a running site and no other', () => {
    expect(productionPackages()).toEqual(expect.arrayContaining(['node_modules/sharp', 'node_modules/@electric-sql/pglite']))
    expect(['fastify', 'react', 'drizzle-orm', 'vite', 'node'].filter((name) => existsSync(join(folder, 'node_modules', name)))).toEqual([])
  })

  it.each(['/', '/360', '/360/find-an-agent', '/login', '/api/docs/', '/api/docs/static/swagger-ui-bundle.js'])(
    'serves %s',
    async (path) => {
      const answer = await fetch(site.origin + path)
      expect(answer.status).toBe(200)
      expect((await answer.text()).length).toBeGreaterThan(500)
    },
  )

  it('lets people sign in, and takes their pictures, an iPhone’s too', async () => {
    const cookie = await site.cookieOf('admin')
    for (const bytes of [await jpeg(), readFileSync('tests/fixtures/iphone-photo.heic')]) {
      const upload = await fetch(`${site.origin}/api/cms/upload-image`, {
        method: 'POST',
        headers: { cookie },
        body: formOf([bytes]),
      })
      const { path } = (await upload.json()) as { path: string }
      expect(upload.status).toBe(200)
      const picture = await fetch(`${site.origin}${path}`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
    }
  })
})
