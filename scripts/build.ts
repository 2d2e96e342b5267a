/** Builds what changed since the last build: pictures, pages, small scripts, and their compressed copies. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { compressFolder } from './compress-folder.ts'

type Step = { name: string; words: string; inputs: string[]; result: string; make: () => void }

const shared = ['package-lock.json', 'tsconfig.json', 'scripts/build.ts']

const steps: Step[] = [
  {
    name: 'art',
    words: 'Drawing the pictures',
    inputs: ['src/art/**', 'scripts/build-art.ts'],
    result: 'build/art/manifest.json',
    make: () => node('scripts/build-art.ts'),
  },
  {
    name: 'pages',
    words: 'Building the pages',
    inputs: ['src/**', 'vite.config.ts', 'react-router.config.ts', 'build/art/manifest.json'],
    result: 'build/site/server/index.js',
    make: () => {
      node('node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn')
      compressFolder('build/site/client/assets')
    },
  },
  {
    name: 'enhance',
    words: 'Building the small scripts',
    inputs: ['src/enhance/**', 'src/ui/map/**', 'src/pages/login/**', 'src/calls/**', 'vite.enhance.config.ts'],
    result: 'build/bridge/manifest.json',
    make: () => {
      for (const mode of ['enhance', 'bridge']) {
        node('node_modules/vite/bin/vite.js', 'build', '--config', 'vite.enhance.config.ts', '--mode', mode, '--logLevel', 'warn')
        compressFolder(`build/${mode}/enhance`)
      }
    },
  },
]

for (const step of steps) build(step)

function build({ name, words, inputs, result, make }: Step) {
  const stamp = `build/.stamps/${name}`
  const wanted = fingerprint([...shared, ...inputs])
  if (existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(`${words} …`)
  make()
  mkdirSync('build/.stamps', { recursive: true })
  writeFileSync(stamp, wanted)
}

/** The hash of every input's name and content; the server's own files run as they are and do not count. */
function fingerprint(patterns: string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns).toSorted()) {
    if (/\.test\.tsx?$|^src\/server\//.test(file) || !statSync(file).isFile()) continue
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
