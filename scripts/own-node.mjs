// The project's own Node 24 (the npm package `node`), whatever the machine has, and the packages of the lock file.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const bin = join(import.meta.dirname, '..', 'node_modules', '.bin')
const stamp = 'node_modules/.installed'

export const ownNode = join(import.meta.dirname, '..', 'node_modules', 'node', 'bin', 'node')

process.chdir(join(import.meta.dirname, '..'))
process.env.PATH = bin + delimiter + process.env.PATH

/**
 * Installs the packages of the lock file unless they already are: those that build and run the site, or with `tests` also
 * those that check it, which are as many again (tests/package.json).
 */
export function installed({ tests = false } = {}) {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  const have = existsSync(stamp) && existsSync(ownNode) ? readFileSync(stamp, 'utf8') : ''
  if (have === wanted || (!tests && have === `${wanted} without tests`)) return
  console.log('Installing packages (about half a minute the first time) …')
  // Not `npm ci`: it refuses a lock file that lacks the binaries of other platforms, which a mirror may not have. This takes
  // the very versions of the lock file too, and --no-save leaves it as it is.
  const quietly = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  run(
    'npm',
    ['install', ...quietly, ...(tests ? [] : ['--workspaces=false'])],
    'The packages could not be installed: is the npm registry reachable?',
  )
  mkdirSync('node_modules', { recursive: true })
  writeFileSync(stamp, tests ? wanted : `${wanted} without tests`)
}

/** Runs a command to its end; ends this process with one sentence when it fails. */
export function run(command, args, sentence, env = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status === 0) return
  console.error(sentence)
  process.exit(1)
}
