import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What is asked, and for how long; `{n}` in the address is another number each time, which takes wrk. */
export type Burst = { url: string; headers: Record<string, string>; seconds: number }

const onPath = (program: string) => (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`))
const connections = 32

/** The client and the server on a core each, where the machine has two and says which. */
const canPin = onPath('taskset') && navigator.hardwareConcurrency > 1
const clientCore = 1
const serverCore = 0

/** A client in C where there is one: one written in JavaScript measures itself. Either in a process of its own. */
export const client = findClient()

export const told = `${client}, ${connections} connections${canPin ? ', server and client on a core each' : ''}`

/** Keeps a server's threads on its core, until it is let go. */
export const pin = (pid: number | undefined) => allow(pid, String(serverCore))
export const letGo = (pid: number | undefined) => allow(pid, `0-${navigator.hardwareConcurrency - 1}`)

function allow(pid: number | undefined, cores: string): void {
  if (canPin && pid) execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)], { stdio: 'ignore' })
}

/** Answers requests a second; throws when a request failed, or none was answered. */
export async function burst({ url, headers, seconds }: Burst): Promise<number> {
  const said = await run(client === 'wrk' ? wrkCommand({ url, headers, seconds }) : autocannonCommand({ url, headers, seconds }))
  const perSecond = client === 'wrk' ? readWrk(said) : readAutocannon(said)
  if (!(perSecond > 0)) throw new Error(`${url} was answered ${perSecond} times a second: that measures nothing`)
  return perSecond
}

function findClient(): 'wrk' | 'autocannon' {
  if (onPath('wrk')) return 'wrk'
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return 'autocannon'
  try {
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'wrk'], { stdio: 'ignore' })
  } catch {
    // A machine without network keeps to what comes from npm.
  }
  return onPath('wrk') ? 'wrk' : 'autocannon'
}

function wrkCommand({ url, headers, seconds }: Burst): string[] {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  return [
    'wrk',
    '-t1',
    '--timeout',
    '20s',
    `-c${connections}`,
    `-d${seconds}s`,
    ...lines,
    ...(url.includes('{n}') ? ['-s', numbering] : []),
    url,
  ]
}

/** wrk's own language has it count. */
const numbering = fileURLToPath(new URL('./another-each-time.lua', import.meta.url))

function readWrk(said: string): number {
  const failed = /Socket errors:.*|Non-2xx or 3xx responses: \d+/.exec(said)
  if (failed) throw new Error(failed[0])
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])
}

function autocannonCommand({ url, headers, seconds }: Burst): string[] {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const script = 'node_modules/autocannon/autocannon.js'
  return [process.execPath, script, '--json', '-n', '-c', String(connections), '-d', String(seconds), ...lines, url]
}

function readAutocannon(said: string): number {
  const { errors, requests, ...rest } = JSON.parse(said) as { errors: number; '4xx': number; '5xx': number; requests: { average: number } }
  if (errors + rest['4xx'] + rest['5xx'] > 0) throw new Error(`${errors} errors, ${rest['4xx'] + rest['5xx']} refused`)
  return requests.average
}

async function run(command: string[]): Promise<string> {
  const [program, ...args] = canPin ? ['taskset', '--cpu-list', String(clientCore), ...command] : command
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  const code = await new Promise((resolve) => void child.on('close', resolve))
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${String(code)}`)
  return said
}
