import { z } from 'zod'
import { partsOfKind, stoppedActs, type ActedOn, type StoppedAct } from '../../nouns/stopped-work/stopped-work.ts'
import type { Asking } from '../db/ask-running-site.ts'
import type { Db } from '../db/database.ts'
import { countJobs, countWaiting, listTried } from '../jobs/look-at-jobs.ts'
import { createStoppedWork, type Decider } from './create-stopped-work.ts'

export const asking: Asking = { name: 'jobs', done: 'it was done' }

/** What the command is asked for, as it is handed to a site that runs. */
export const asked = z.union([
  z.object({ what: z.literal('list') }),
  z.object({ what: z.enum(stoppedActs), ids: z.array(z.number().int().positive()).min(1).max(100) }),
  z.object({ what: z.enum(stoppedActs), name: z.string().min(1).max(100) }),
  z.object({ what: z.enum(stoppedActs), all: z.literal(true) }),
])
export type Asked = z.output<typeof asked>

type Needs = { db: Db; now: () => Date; tenants: readonly string[] }

/** More lines of one sort nobody reads at a terminal. */
const mostLines = 100

/** Does what the command was asked for; answers what it prints. */
export async function carryOut(wish: Asked, { db, now, tenants }: Needs): Promise<string> {
  const who: Decider = { tenants, everything: true, account: '', name: 'The command line' }
  const work = createStoppedWork({ db, now })
  if (wish.what === 'list') return list({ db, now }, await work.list({}, who))
  return sayActed(wish.what, await work.act(wish.what, 'ids' in wish ? { ids: wish.ids } : 'name' in wish ? { name: wish.name } : {}, who))
}

type Listed = Awaited<ReturnType<ReturnType<typeof createStoppedWork>['list']>>

async function list({ db, now }: Pick<Needs, 'db' | 'now'>, { found, more }: Listed): Promise<string> {
  const [{ due, running, dead }, waiting, failing, held] = await Promise.all([
    countJobs(db),
    countWaiting(db),
    listTried(db, 'due', mostLines),
    listTried(db, 'running', mostLines),
  ])
  const stopped = found
    .slice(0, mostLines)
    .flatMap(({ row, tenant, about, over }) => [
      `  ${row.id}  ${[partsOfKind(row.kind).name, tenant, about].filter(Boolean).join(', ')}`,
      `      ${timesTried(row.attempt)}, stopped ${when(row.stoppedAt)}${over ? `; ${whyNot[over]}` : ''}`,
      `      ${row.error ?? ''}`,
    ])
  const tried = failing.flatMap(({ id, kind, tries, at, error }) => [
    `  ${id}  ${kind}: ${timesTried(tries)}, next ${when(at)}`,
    `      ${error ?? ''}`,
  ])
  const parts: [heading: string, lines: string[]][] = [
    ['Stopped: again NUMBER tries one once more, give-up NUMBER lets it go', stopped],
    ['Failed, and tried again by itself', tried],
    [
      'Being done',
      held.map(({ id, kind, tries, since, at }) => `  ${id}  ${kind}: try ${tries}, seen ${when(since)}, held until ${when(at)}`),
    ],
    ['Waiting for its time', waiting.map(({ kind, many, next }) => `  ${many}  ${kind}: the next ${next ? when(next) : 'now'}`)],
  ]
  return [
    `${when(now())}: ${dead} stopped, ${running} being done, ${due} waiting.`,
    ...parts.flatMap(([heading, lines]) => (lines.length === 0 ? [] : ['', heading, ...lines])),
    ...(more || found.length > mostLines ? ['', `Only the first ${mostLines} that stopped are shown.`] : []),
  ].join('\n')
}

const timesTried = (tries: number) => (tries === 1 ? 'tried once' : `tried ${tries} times`)
const when = (at: Date) =>
  at
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC')

const whyNot: Record<ActedOn['refused'][number]['over'], string> = {
  later: 'a later one does the same',
  done: 'it was done meanwhile, or somebody else dealt with it',
  gone: 'what it is about is there no more',
  late: 'nobody waits for it any more',
  unknown: 'this release knows no such work',
  never: 'it is about money, and is never given up: settle it at the desk of payments',
}

function sayActed(what: StoppedAct, { many, more, refused }: ActedOn): string {
  const done = what === 'again' ? 'will be tried again' : 'given up'
  return [
    `${many} ${done}.`,
    ...refused.map((each) => `${each.many} not: ${whyNot[each.over]}.`),
    ...(more ? ['There are more than are dealt with at once: say it again.'] : []),
  ].join('\n')
}

/** The words of the command, or undefined where they make no sense. */
export function readAsked(words: readonly string[], options: { kind?: string | undefined; all?: boolean | undefined }): Asked | undefined {
  const [what = 'list', ...numbers] = words
  const which = [numbers.length > 0 && { ids: numbers.map(Number) }, options.kind && { name: options.kind }, options.all && { all: true }]
  const meant = which.filter((each) => typeof each === 'object')
  if (what === 'list' ? meant.length > 0 : meant.length !== 1) return undefined
  return asked.safeParse({ what, ...meant[0] }).data
}
