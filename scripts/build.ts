/** Builds what changed since the last build: pictures, pages, small scripts with their compressed copies, server, database. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { compressFolder } from './compress-folder.ts'

type Step = { name: string; words: string; inputs: string[]; result: string; make: () => void }

const shared = ['package-lock.json', 'tsconfig.json', 'scripts/build.ts']

const pages = ['src/*.{ts,tsx,css}', 'src/{fields,content,forms,calls,demo,editor,pages,ui,art,enhance}/**']
const drawn = ['build/art/manifest.json', 'build/map/counties.json']

const steps: Step[] = [
  {
    name: 'counties',
    words: 'Cutting the counties of the map',
    inputs: ['tenants/*.json', 'src/ui/map/{projection,simplify-line}.ts', 'scripts/{build-counties,state-numbers}.ts'],
    result: 'build/map/counties.json',
    make: () => node('scripts/build-counties.ts'),
  },
  {
    name: 'art',
    words: 'Drawing the pictures',
    inputs: ['src/art/**', 'src/ui/map/{counties,projection}.ts', 'scripts/build-art.ts', 'build/map/counties.json'],
    result: 'build/art/manifest.json',
    make: () => node('scripts/build-art.ts'),
  },
  {
    name: 'pages',
    words: 'Building the pages',
    inputs: [...pages, ...drawn, 'vite.config.ts', 'react-router.config.ts'],
    result: 'build/site/server/index.js',
    make: () => {
      node('node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn')
      compressFolder('build/site/client/assets')
    },
  },
  {
    name: 'enhance',
    words: 'Building the small scripts',
    inputs: ['src/enhance/**', 'src/insurance-path.ts', 'src/ui/map/**', 'src/pages/login/**', 'src/calls/**', 'vite.enhance.config.ts'],
    result: 'build/bridge/manifest.json',
    make: () => {
      for (const mode of ['enhance', 'google', 'sign-in', 'bridge']) {
        node('node_modules/vite/bin/vite.js', 'build', '--config', 'vite.enhance.config.ts', '--mode', mode, '--logLevel', 'warn')
        compressFolder(`build/${mode}/enhance`)
      }
    },
  },
  {
    name: 'server',
    words: 'Building the server',
    inputs: ['src/**', ...drawn, 'server.ts', 'vite.server.config.ts'],
    result: 'build/server/server.js',
    make: () => {
      node('node_modules/vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'error')
      cpSync('src/server/db/migrations', 'build/server/migrations', { recursive: true })
    },
  },
  {
    name: 'database',
    words: 'Making and migrating an empty database',
    inputs: ['src/server/db/**', 'scripts/build-database.ts'],
    result: 'build/database/PG_VERSION',
    make: () => node('scripts/build-database.ts'),
  },
]

for (const step of steps) build(step)

function build({ name, words, inputs, result, make }: Step) {
  const stamp = `build/.stamps/${name}`
  const wanted = fingerprint([...shared, ...inputs])
  if (existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(`${words} …`)
  // A step that is broken off is not taken for done.
  rmSync(stamp, { force: true })
  make()
  mkdirSync('build/.stamps', { recursive: true })
  writeFileSync(stamp, wanted)
}

/** The hash of every input's name and content. */
function fingerprint(patterns: string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns).toSorted()) {
    if (/\.test\.tsx?$/.test(file) || !statSync(file).isFile()) continue
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function node(...args: string[]) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exit(status ?? 1)
}
