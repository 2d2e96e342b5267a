/** What the build makes, out of what, and after what. */
import { spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { smallScripts } from '../src/small-scripts.ts'
import { compressFolder } from './compress-folder.ts'
import { serverEnvironment } from './server-command.mjs'

export type Step = {
  name: string
  words: string
  /** The steps whose results this one reads. */
  after: string[]
  /** Where its modules begin; build-steps.test.ts walks what they import and fails where an input is forgotten. */
  entries: string[]
  inputs: string[]
  result: string
  make: () => Promise<void>
}

/** A change of one of these is a change of everything. */
export const inputsOfAll = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts/{build,build-steps,compress-folder}.ts']

/** Whatever a browser may come to run, and what of it the server renders: all but the server, so that no new folder is forgotten. */
const pages = 'src/!(server)/**'
const atTheRoot = 'src/*.*'
/** What the configurations of pages and small scripts share. */
const folding = 'scripts/{fold-stylesheets,lengths-in-place}.ts'
/** What those of all that the server reads share. */
const readByServer = 'scripts/read-by-server.ts'
/** Bundled with the server and run by itself: it lays the demonstration out. */
const beginDemo = 'scripts/begin-demo.ts'
const cut = ['build/map/counties.json', 'build/map/frame.json']
const drawn = ['build/art/manifest.json', ...cut]

export const steps: Step[] = [
  {
    name: 'counties',
    words: 'Cutting the counties of the map',
    after: [],
    entries: ['scripts/build-counties.ts'],
    inputs: [
      'tenants/*.json',
      'src/ui/map/{projection,simplify-line}.ts',
      'scripts/{build-counties,map-frame,served-states,state-numbers}.ts',
    ],
    // Of the two files the one that is written last.
    result: 'build/map/counties.json',
    make: () => node('scripts/build-counties.ts'),
  },
  {
    name: 'meaning',
    words: 'Learning how people ask',
    after: [],
    entries: ['scripts/learn-how-people-ask.ts'],
    inputs: [
      'src/nouns/{fold-text,hash-term,slips}.ts',
      'src/nouns/search/**',
      'src/server/search/{learnt,learnt-files,places-of-signs}.ts',
      'scripts/{learn-how-people-ask,learn-destinations}.ts',
    ],
    // Of the two files the one that is written last.
    result: 'build/meaning/numbers.bin',
    make: () => node('scripts/learn-how-people-ask.ts'),
  },
  {
    name: 'art',
    words: 'Drawing the pictures',
    after: ['counties'],
    entries: ['scripts/build-art.ts'],
    inputs: [
      'src/art/**',
      'src/ui/fold-by-letters.ts',
      'src/ui/map/{counties,projection}.ts',
      'scripts/{build-art,picture-work}.ts',
      ...cut,
    ],
    result: 'build/art/manifest.json',
    make: () => node('scripts/build-art.ts'),
  },
  {
    name: 'pages',
    words: 'Building the pages',
    after: ['art'],
    entries: ['src/*.{ts,tsx}', 'src/pages/**/*.tsx', 'src/editor/editor-entry.tsx', 'vite.config.ts', 'react-router.config.ts'],
    inputs: [pages, atTheRoot, ...drawn, folding, readByServer, 'vite.config.ts', 'react-router.config.ts'],
    result: 'build/site/server/index.js',
    make: async () => {
      await node('node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn')
      await compressFolder('build/site/client/assets')
    },
  },
  {
    name: 'database',
    words: 'Making and migrating an empty database',
    after: [],
    entries: ['scripts/build-database.ts'],
    inputs: [
      'src/server/db/**',
      'src/durations.ts',
      'src/server/{bad-setting,check-payment-settings,end-at-once,settings,this-machine,environment-settings}.ts',
      'scripts/build-database.ts',
    ],
    result: 'build/database/PG_VERSION',
    make: () => node('scripts/build-database.ts'),
  },
  {
    name: 'server',
    words: 'Building the server',
    after: ['art'],
    entries: [
      'server.ts',
      'src/server/media/{media,picture,pdf}-process.ts',
      'src/server/watchdog-thread.ts',
      'src/server/backup/backup-command.ts',
      beginDemo,
    ],
    inputs: ['src/**', ...drawn, 'server.ts', beginDemo, readByServer, 'vite.server.config.ts'],
    result: 'build/server/server.js',
    make: async () => {
      await node('node_modules/vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'error')
      cpSync('src/server/db/migrations', 'build/server/migrations', { recursive: true })
    },
  },
  {
    name: 'demo',
    words: 'Laying out the demonstration',
    after: ['database', 'server'],
    entries: [beginDemo],
    inputs: ['src/**', 'tenants/*.json', beginDemo, 'build/database/PG_VERSION', 'build/server/server.js'],
    // Of what it writes the last; gone with the folder of the server, so that it is always of this one.
    result: 'build/server/begun/sites.json',
    // Compiled code is kept for the first start.
    make: () => runNode(['build/server/begin-demo.js'], serverEnvironment),
  },
  {
    name: 'enhance',
    words: 'Building the small scripts',
    after: ['counties'],
    entries: [...Object.values(smallScripts), 'vite.enhance.config.ts'],
    inputs: [pages, atTheRoot, ...cut, folding, 'vite.enhance.config.ts'],
    // Of the last that is made: where one fails, those behind it are not.
    result: `build/${Object.keys(smallScripts).at(-1)}/manifest.json`,
    make: async () => {
      for (const mode of Object.keys(smallScripts)) {
        await node('node_modules/vite/bin/vite.js', 'build', '--config', 'vite.enhance.config.ts', '--mode', mode, '--logLevel', 'warn')
        await compressFolder(`build/${mode}/enhance`)
      }
    },
  },
]

/** Runs a script to its end; ends this process, and with it the build, where it fails. */
export const node = (...args: string[]): Promise<void> => runNode(args)

async function runNode(args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  })
  const status = await new Promise<number | null>((resolve) => void child.on('exit', resolve))
  if (status !== 0) process.exit(status ?? 1)
}
