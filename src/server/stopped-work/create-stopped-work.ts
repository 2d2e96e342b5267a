import { partsOfKind, type ActedOn, type StoppedAct, type StoppedWorkPage } from '../../nouns/stopped-work/stopped-work.ts'
import type { Db } from '../db/database.ts'
import { noteInAudit } from '../desk/audit.ts'
import { countJobs } from '../jobs/look-at-jobs.ts'
import { concludeStopped, forgetStopped, listStopped, reviveStopped, type Stopped, type WhichStopped } from '../jobs/stopped-jobs.ts'
import { allKnownWork } from './all-known-work.ts'

/** Who decides, and in whose record it is noted. */
export interface Decider {
  /** Whose work they see, beside that of the whole site. */
  tenants: readonly string[]
  /** True for who keeps the whole server running: also of a tenant that is no longer there. */
  everything?: true
  account: string
  name: string
}

/** So many are looked at in one question, and dealt with at one push of a button. */
const mostAtOnce = 500
/** Where others than those that are meant stand before them, so often is asked on. */
const mostQuestions = 10

export type StoppedWork = ReturnType<typeof createStoppedWork>

/** Work that was tried as often as it may be: seen, tried again, or given up, by whoever may, with a line in the record. */
export function createStoppedWork({ db, now }: { db: Db; now: () => Date }) {
  /** Those of whoever asks, the oldest first; `more` where there are others behind them. */
  async function list(which: Pick<WhichStopped, 'ids' | 'name'>, who: Pick<Decider, 'tenants' | 'everything'>) {
    const found: Stopped[] = []
    let after = 0
    for (let asked = 0; asked < mostQuestions && found.length < mostAtOnce; asked++) {
      const { stopped, read, last } = await listStopped(db, { ...which, after, most: mostAtOnce, known: allKnownWork, at: now() })
      found.push(...stopped.filter((each) => isOf(who, each)))
      if (read < mostAtOnce) return { found: found.slice(0, mostAtOnce), more: found.length > mostAtOnce }
      after = last
    }
    return { found: found.slice(0, mostAtOnce), more: true }
  }

  async function look(who: Pick<Decider, 'tenants'>): Promise<StoppedWorkPage> {
    const { found, more } = await list({}, who)
    const { due, running } = await countJobs(db)
    // What a later one does is nobody's to decide.
    const toDecide = found.filter(({ over }) => over !== 'later')
    const kinds = [...Map.groupBy(toDecide, ({ row }) => partsOfKind(row.kind).name)].map(([name, ofKind]) => ({
      name,
      jobs: ofKind.map(presentJob),
      mayGiveUp: ofKind.every(({ known }) => known?.givenUp !== 'never'),
    }))
    return { kinds, more, due, running }
  }

  /** Deals with those that are meant and are theirs, as each stands now; of the others it says why not. Each by itself: some are done where one cannot be. */
  async function act(what: StoppedAct, which: Pick<WhichStopped, 'ids' | 'name'>, who: Decider): Promise<ActedOn> {
    const { found, more } = await list(which, who)
    const refused = new Map<Refusal, number>()
    let many = 0
    for (const each of found) {
      const refusal = await db.transaction((tx) => actOnOne(tx as unknown as Db, what, each, who))
      if (refusal) refused.set(refusal, (refused.get(refusal) ?? 0) + 1)
      else many += 1
    }
    // Who was named and is not there any more was dealt with by somebody else.
    const gone = which.ids ? new Set(which.ids).size - found.length : 0
    if (gone > 0) refused.set('done', (refused.get('done') ?? 0) + gone)
    return { many, more, refused: [...refused].map(([over, times]) => ({ over, many: times })) }
  }

  async function actOnOne(
    tx: Db,
    what: StoppedAct,
    { row, known, tenant, about, over }: Stopped,
    who: Decider,
  ): Promise<Refusal | undefined> {
    if (what === 'again' && over) return over
    // What this release cannot read, the one that wrote it can.
    if (what === 'give-up' && known?.givenUp === 'never' && (!over || over === 'unknown')) return 'never'
    const at = now()
    // What is late is still to be done, as far as its row says.
    const isConcluded = what === 'give-up' && known?.givenUp === 'concluded' && (!over || over === 'late')
    const done =
      what === 'again'
        ? await reviveStopped(tx, row.id, at)
        : isConcluded
          ? await concludeStopped(tx, row.id, { by: who.name, at })
          : await forgetStopped(tx, row.id)
    if (!done) return 'later'
    const { name } = partsOfKind(row.kind)
    const note = { at, what: what === 'again' ? ('again' as const) : ('giveup' as const), detail: { work: name, job: row.id, about } }
    // What is of the whole site is in the record of each whom somebody acts for.
    for (const client of tenant === null ? who.tenants : [tenant])
      await noteInAudit(tx, { ...note, by: { tenant: client, account: who.account, name: who.name } })
    return undefined
  }

  return { list, look, act }
}

type Refusal = ActedOn['refused'][number]['over']

const isOf = ({ tenants, everything }: Pick<Decider, 'tenants' | 'everything'>, { tenant }: Pick<Stopped, 'tenant'>) =>
  everything === true || tenant === null || tenants.some((each) => each.toLowerCase() === tenant.toLowerCase())

const presentJob = ({ row, about, over }: Stopped) => ({
  id: row.id,
  about,
  tries: row.attempt,
  stoppedAt: row.stoppedAt.toISOString(),
  said: row.error ?? '',
  over: over ?? null,
})
