import type { ArticleStatus } from '../../nouns/articles/article-status.ts'
import { article } from '../../nouns/articles/article.ts'
import { saveMoves, statusMoves, statusOfNew } from '../../nouns/articles/article-status.ts'
import { askedOf } from '../content/answer-once.ts'
import type { SaveAnswer } from '../content/save-record.ts'
import type { Db } from '../db/database.ts'
import { articleStates } from '../db/tables/articles.ts'
import { refused } from '../http/errors.ts'
import type { Warn } from '../http/warn.ts'
import { itemRows } from '../items/item-rows.ts'
import type { ItemSave, ItemWriter, Writing } from '../items/item-writer.ts'
import { answerKept, type Asked } from './answered-calls.ts'
import { stateOf, type ArticleState } from './article-states.ts'
import { findLiveFacts, goLive, requireState, takeDown, type OnSite } from './go-live.ts'
import type { Schedules } from './schedules.ts'

export interface StatusAnswer {
  id: number
  status: ArticleStatus
  revision: number
  publishedAt: string | null
  visibleSince: string | null
  version: number
  /** How many schedules became pointless. */
  unscheduled: number
}

export type StatusWish = Asked & { id: number; to: ArticleStatus; revision?: number | undefined }
export type BlogSave = ItemSave & { status?: ArticleStatus | undefined }

type Needs = { writer: ItemWriter; schedules: Pick<Schedules, 'callOff'>; now: () => Date; warn: Warn; onSite: OnSite }

export type StatusChanges = ReturnType<typeof createStatusChanges>

/** How articles come to be of another status, each in a transaction that holds the items. */
export function createStatusChanges({ writer, schedules, now, warn, onSite }: Needs) {
  /** Throws `conflict` (409) where the status does not lead there, or where what was seen is not the newest any more. */
  const change = (writing: Writing, wish: StatusWish): Promise<StatusAnswer> =>
    answerKept(writing, wish, ['status', wish.id, wish.to, wish.revision], now(), () => changeNow(writing, wish))

  async function changeNow(writing: Writing, { id, to, revision }: StatusWish): Promise<StatusAnswer> {
    const state = await requireState(writing.tx, writing.tenant, id)
    if (revision !== undefined && revision !== state.revision) throw changedSince(state)
    // Who switches off what is off already means what is still to come.
    const isOffStill = to === 'Inactive' && state.status === to
    const unscheduled = isOffStill ? await callOffAll(writing, id) : await move(writing, state, to)
    return tell(writing, id, unscheduled)
  }

  /** Saves as the source does, status and all: the draft, and what visitors see where it is Published. */
  async function save(writing: Writing, { status, ...asked }: BlogSave): Promise<SaveAnswer & StatusAnswer> {
    const { tx, tenant } = writing
    const isRetry = await wasAnswered(tx, tenant, asked)
    const request = { ...asked, asked: [...askedOf(`blog/${asked.id ?? ''}`, asked), status] }
    if (isRetry) {
      // What became of the article since then is the last word: nothing moves, and what was saved then is told as it was.
      const first = await writer.save(writing, request)
      return { ...first, ...(await tell(writing, first.id, 0)), revision: first.revision }
    }
    const before = asked.id === undefined ? undefined : await requireState(tx, tenant, asked.id)
    if (before) refuseMove(saveMoves[before.status][status ?? (before.status === 'Published' ? statusOfNew : before.status)])
    const saved = await writer.save(writing, request)
    const state = await requireState(tx, tenant, saved.id)
    const unscheduled = await move(writing, state, status ?? state.status)
    return { ...saved, ...(await tell(writing, saved.id, unscheduled)) }
  }

  async function move(writing: Writing, state: ArticleState, to: ArticleStatus): Promise<number> {
    const { tx, tenant } = writing
    const { id } = state
    const step = refuseMove(statusMoves[state.status][to])
    if (step === 'becomes') await tx.update(articleStates).set({ status: to }).where(stateOf(tenant, id))
    if (step === 'isTakenDown') await takeDown(writing, id, onSite)
    // Switched off by hand is the last word.
    if (step === 'isTakenDown' || (step === 'becomes' && to === 'Inactive')) return callOffAll(writing, id)
    if (step === 'goesLive' || step === 'goesLiveAnew') {
      await goLive(writing, state, state.revision, now(), warn)
      await onSite.cameLive(tx, tenant, id)
      // What waits was made for this revision or an older one.
      return schedules.callOff(tx, tenant, id, 'publish')
    }
    return 0
  }

  const callOffAll = async ({ tx, tenant }: Writing, id: number) =>
    (await schedules.callOff(tx, tenant, id, 'publish')) + (await schedules.callOff(tx, tenant, id, 'takeDown'))

  async function tell({ tx, tenant, same }: Writing, id: number, unscheduled: number): Promise<StatusAnswer> {
    const { status, revision, publishedAt } = await requireState(tx, tenant, id)
    const live = await findLiveFacts(tx, tenant, id)
    const visibleSince = live?.liveSince.toISOString() ?? null
    return { id, status, revision, publishedAt: publishedAt?.toISOString() ?? null, visibleSince, version: await same(), unscheduled }
  }

  return { change, save }
}

async function wasAnswered(tx: Db, tenant: string, { by, idempotencyKey }: ItemSave): Promise<boolean> {
  if (idempotencyKey === undefined) return false
  return (await itemRows(tx, tenant, article.noun).findAnswer(by.account, idempotencyKey)) !== undefined
}

function refuseMove<M extends string>(move: M | { refused: string }): M {
  if (typeof move === 'object') throw refused('conflict', { message: move.refused })
  return move
}

const changedSince = ({ revision }: ArticleState) =>
  refused('conflict', { message: 'Somebody saved this blog since you looked at it. Please look at it again.', also: { revision } })
