import { submissionNotes } from '../db/tables/desk.ts'
import { refused } from '../http/errors.ts'
import { boxOf } from '../sealing/sealed-rows.ts'
import type { CaseRow } from './case-row.ts'
import type { CaseChange, createCaseChanges, Decide } from './change-case.ts'
import type { DeskNeeds } from './desk-needs.ts'
import type { DeskScope } from './desk-scope.ts'

type Needs = DeskNeeds & { change: ReturnType<typeof createCaseChanges> }

/** What a person at the desk does with a case, beside answering it. */
export function createCaseWork({ change, sealing, now, promise, keepUntil, listColleagues, prepareRestoring }: Needs) {
  /** To oneself ("me"), to the account of an admin, or to "nobody". */
  async function assign(id: number, to: string, scope: DeskScope): Promise<void> {
    const whom = await find(to, scope)
    await change(id, scope, (_tx, row) => {
      if (row.state !== 'new' && row.state !== 'assigned')
        throw refused('invalid', { message: 'Open the case again before you assign it.' })
      if (row.assignedTo === (whom?.account ?? null)) return undefined
      if (!whom) return { set: { state: 'new', assignedTo: null, assignedName: null }, event: 'released', withJoined: true }
      const set = { state: 'assigned' as const, assignedTo: whom.account, assignedName: whom.name }
      return { set, event: 'assigned', about: whom.name, withJoined: true }
    })
  }

  async function find(to: string, scope: DeskScope): Promise<{ account: string; name: string } | undefined> {
    if (to === 'nobody') return undefined
    if (to === 'me') return scope
    const colleague = (await listColleagues(scope.tenant)).find(({ account }) => account === to)
    if (!colleague) throw refused('invalid', { message: 'There is nobody of this name to give it to.' })
    return colleague
  }

  /** `origin` is where the site is, for the links in what is sent when a case is brought back. */
  async function move(id: number, to: 'done' | 'open' | 'spam', scope: DeskScope, origin: string): Promise<void> {
    const tellOfRestored = to === 'open' ? await prepareRestoring(id, scope, origin) : undefined
    await change(id, scope, async (tx, row) => {
      const at = now()
      if (to === 'done') return end(row, at, keepUntil)
      if (to === 'spam') return putAside(row)
      if (row.state !== 'spam') return reopen(row, at, { promise, keepUntil })
      await tellOfRestored?.(tx, row)
      return restore(row, at, keepUntil)
    })
  }

  const hold = (id: number, held: boolean, scope: DeskScope) =>
    change(id, scope, (_tx, row) =>
      row.held === held ? undefined : { set: { held }, event: held ? 'held' : 'released from hold', withJoined: true },
    )

  async function note(id: number, text: string, scope: DeskScope): Promise<void> {
    const writtenAt = now()
    const { account, name } = scope
    const write: Decide = async (tx, row) => {
      const box = sealing.seal(boxOf.note({ submission: row.id, account, writtenAt }), text)
      await tx.insert(submissionNotes).values({ submission: row.id, account, name, writtenAt, ...box })
      return { event: 'noted' }
    }
    await change(id, scope, write, { alone: true })
  }

  return { assign, move, hold, note }
}

type KeepUntil = DeskNeeds['keepUntil']

function end(row: CaseRow, at: Date, keepUntil: KeepUntil): CaseChange | undefined {
  if (row.state === 'done') return undefined
  if (row.state === 'spam') throw refused('invalid', { message: 'Restore the case from spam before you end it.' })
  return {
    set: { state: 'done', closedAt: at, waitingSince: null, purgeAt: keepUntil(row.form, row.tenant, at) },
    event: 'done',
    withJoined: true,
  }
}

function putAside(row: CaseRow): CaseChange | undefined {
  if (row.state === 'spam') return undefined
  return { set: { state: 'spam', waitingSince: null }, event: 'spam', withJoined: true }
}

const stateOf = ({ assignedTo }: CaseRow): CaseRow['state'] => (assignedTo === null ? 'new' : 'assigned')

/** The sender waits as long as if nobody had doubted them. What is worked on again is kept as if it had come now, so that no purge takes it away. */
const restore = (row: CaseRow, at: Date, keepUntil: KeepUntil): CaseChange => ({
  set: { state: stateOf(row), waitingSince: row.receivedAt, closedAt: null, purgeAt: keepUntil(row.form, row.tenant, at) },
  event: 'restored',
  withJoined: true,
})

/** Whoever is answered and asks again, or was never reached, waits from now on. */
export function reopen(
  row: CaseRow,
  at: Date,
  { promise, keepUntil }: Pick<DeskNeeds, 'promise' | 'keepUntil'>,
  event = 'reopened',
): CaseChange | undefined {
  if (row.state !== 'done') return undefined
  const promisedAt = promise(row.form, row.tenant, at)
  const set = { state: stateOf(row), closedAt: null, waitingSince: at, promisedAt, purgeAt: keepUntil(row.form, row.tenant, at) }
  return { set, event, withJoined: true }
}
