/**
 * npm run campaign:jobs -- --rounds 100 [--effect-outside]
 * A node that promises jobs and runs them is killed −9 at each step in turn; then another runs to the end what is left. Every job
 * that was promised must have had its effect, once; every promise that was acknowledged must be there; and nothing that was
 * never promised may have happened. On the embedded database; or on PostgreSQL with DATABASE_URL, where two nodes are at it together, of which
 * one's machine is an hour ahead, and the other goes with the first that is killed. Ends with 1 when it is otherwise.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hourMs } from '../../src/durations.ts'
import { folderOfSite } from '../fixtures/folder-of-site.ts'
import { endWithParent } from '../fixtures/killable-server.ts'
import { steps, type Report, type Step } from '../fixtures/jobs-child.ts'
import { openCampaignDatabase } from './editing-database.ts'

type Options = { rounds: number; server?: string | undefined; effectOutside?: boolean; dieAt?: readonly Step[] }
type Life = { killed: boolean; acknowledged: string[]; report?: Report }

/** Kills the server at each step of its jobs, and counts how often each was done. */
export async function runJobsCampaign({ rounds, server, effectOutside = false, dieAt = steps }: Options) {
  const folder = folderOfSite('shelterbelt-jobs-')
  const { url, drop } = await openCampaignDatabase(server)
  const env = {
    DATA_DIR: folder,
    ...(url ? { DATABASE_URL: url } : {}),
    ...(effectOutside ? { EFFECT_OUTSIDE: '1' } : {}),
  }
  const acknowledged: string[] = []
  let kills = 0
  try {
    for (let round = 0; round < rounds; round++) {
      const step = dieAt[round % dieAt.length]
      const after = step === 'any moment' ? 0 : Math.floor(Math.random() * 3)
      const over = new AbortController()
      const nodes = (url ? ['0', String(hourMs)] : ['0']).map((AHEAD_MS, node) => {
        const NAMES = [1, 2, 3]
          .flatMap((each) => [`inside-${round}-${node}-${each}`, `outside-${round}-${node}-${each}`, `stops-${round}-${node}-${each}`])
          .join(',')
        return live({ ...env, AHEAD_MS, NAMES, DIE_AT: step, DIE_AFTER: String(after) }, step, over.signal).finally(() => over.abort())
      })
      for (const life of await Promise.all(nodes)) {
        acknowledged.push(...life.acknowledged)
        if (life.killed) kills += 1
      }
      if ((round + 1) % 10 === 0) console.log(`  round ${round + 1} of ${rounds}: ${acknowledged.length} acknowledged, ${kills} kills`)
    }
    const { report } = await live(env)
    if (!report) throw new Error('the last node ended without a report')
    return { rounds, kills, ...judge(report, acknowledged, linesOf(join(folder, 'outside.log'))) }
  } finally {
    await drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One node from its start to its end; answers what it told. */
async function live(env: Record<string, string>, step?: Step, over?: AbortSignal): Promise<Life> {
  const child = fork(new URL('../fixtures/jobs-child.ts', import.meta.url), {
    env: { ...process.env, DATABASE_URL: '', ...env, NODE_NO_WARNINGS: '1' },
    execArgv: ['--import', endWithParent],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  over?.addEventListener('abort', () => child.kill('SIGKILL'))
  const life: Life = { killed: false, acknowledged: [] }
  child.on('message', (told: { acknowledged?: string; report?: Report }) => {
    if (told.acknowledged) life.acknowledged.push(told.acknowledged)
    if (told.report) life.report = told.report
    // Any moment from the first promise on; the moment decides nothing but which step it is.
    if (step === 'any moment' && life.acknowledged.length === 1) setTimeout(() => child.kill('SIGKILL'), Math.random() * 150)
    if (told.report) child.disconnect()
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`a node ended with ${code ?? signal} at the step "${step ?? 'none'}"`)
  return { ...life, killed: signal === 'SIGKILL' }
}

function judge({ promised, effects, dead }: Report, acknowledged: string[], outside: string[]) {
  const many = (names: string[]) => names.reduce((all, name) => all.set(name, (all.get(name) ?? 0) + 1), new Map<string, number>())
  const [done, kept, tried] = [many(effects), new Set(promised), new Set(outside.map((line) => line.split(' ')[0]))]
  const lost = acknowledged.filter((name) => !kept.has(name))
  const undone = promised.filter((name) => !done.has(name))
  const twice = [...done].filter(([, times]) => times > 1).map(([name]) => name)
  const unpromised = [...done.keys(), ...tried].filter((name) => !kept.has(name))
  const untried = promised.filter((name) => name.startsWith('outside') && !tried.has(name))
  // An attempt that comes later counts higher, so that a service outside can refuse what an earlier one still sends.
  const unfenced = outside.length - new Set(outside).size
  for (const [what, names] of Object.entries({ lost, undone, twice, unpromised, untried }))
    if (names.length > 0) console.error(`  ${what}: ${names.join(', ')}`)
  return {
    acknowledged: acknowledged.length,
    promised: promised.length,
    again: outside.length - tried.size,
    lost: lost.length,
    undone: undone.length + dead,
    twice: twice.length,
    unpromised: unpromised.length,
    untried: untried.length,
    unfenced,
  }
}

const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [])

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '70' }, 'effect-outside': { type: 'boolean' } } })
  const result = await runJobsCampaign({
    rounds: Number(values.rounds),
    server: process.env.DATABASE_URL,
    effectOutside: values['effect-outside'],
  })
  console.table(result)
  const { lost, undone, twice, unpromised, untried, unfenced } = result
  process.exit(lost + undone + twice + unpromised + untried + unfenced === 0 ? 0 : 1)
}
