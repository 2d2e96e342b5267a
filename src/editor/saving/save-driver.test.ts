import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { homeHeader } from '../../content/home/home-header.ts'
import { homeProducts } from '../../content/home/home-products.ts'
import type { AnyContent } from '../../content/section.ts'
import { disputeIn, openConflicts } from './disputes.ts'
import { withValueAt } from './field-paths.ts'
import { runSaveEngine, type SaveRun } from './save-driver.ts'
import { isUnsaved, type KeptDraft, type Reply, type SaveBody, type SavedContent } from './save-state.ts'

const section = homeHeader
const fields = ['title', 'subTitle2', 'tagLine']

/** A server of a page's length: revisions, keys it has answered before, and the same merge as the real one. */
function tinyServer() {
  const revisions: AnyContent[] = [section.fallback]
  const writers: string[] = ['']
  const answers = new Map<string, Reply>()
  const told = (revision: number) => ({
    value: section.toWire(revisions[revision] as never),
    ids: {},
    revision,
    savedAt: null,
    savedBy: writers[revision],
  })
  function save(body: SaveBody, writer: string): Reply {
    const latest = revisions.length - 1
    const [base, theirs] = [revisions[body.revision], revisions[latest]] as never[]
    const sent = section.checkWire(body.content, theirs, body.ids).content
    const merged = section.merge(base, theirs, sent)
    if (merged.conflicts.length > 0)
      return { status: 409, retryAfter: null, body: { status: false, message: '', theirs: told(latest), base: told(body.revision) } }
    revisions.push(merged.value)
    writers.push(writer)
    const revision = revisions.length - 1
    const parts = { value: section.toWire(merged.value), ids: {}, by: writers[latest], at: null, taken: merged.taken }
    return {
      status: 200,
      retryAfter: null,
      body: { status: true, revision, savedAt: '', version: revision, merged: body.revision < latest ? parts : undefined },
    }
  }
  return {
    revisions,
    writers,
    answer(body: SaveBody, key: string, writer: string): Reply {
      const known = answers.get(key)
      if (known) return known
      const reply = save(body, writer)
      if (reply.status === 200) answers.set(key, reply)
      return reply
    },
  }
}

/** The same random numbers for the same seed. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

it.each(Array.from({ length: 40 }, (_, seed) => seed))('loses no edit and invents no conflict in random session %i', async (seed) => {
  const roll = dice(seed * 7919 + 1)
  const server = tinyServer()
  const stores = [new Map<string, KeptDraft>(), new Map<string, KeptDraft>(), new Map<string, KeptDraft>()]
  const waiting: (() => void)[] = []
  let typed = 0
  let keys = 0
  const wrong: string[] = []
  const lastTyped = stores.map(() => new Map<string, string>())

  function open(writer: number): SaveRun {
    const latest = server.revisions.length - 1
    const saved: SavedContent = { content: server.revisions[latest], revision: latest, savedAt: null, savedBy: null }
    const name = `writer ${writer}`
    const run: SaveRun = runSaveEngine({ section, client: 'windbreak', me: name }, saved, {
      send: (body, key) =>
        new Promise((resolve, reject) => {
          if (!isDeepStrictEqual(server.revisions[body.revision], run.state().saved.content))
            wrong.push('it names a base that it did not show')
          const fate = roll(10)
          if (fate < 2) waiting.push(reject)
          else
            waiting.push(() => {
              const reply = server.answer(body, key, name)
              if (fate === 2) reject()
              else if (fate === 3) resolve({ status: 401, body: {}, retryAfter: null })
              else if (fate === 4) resolve({ status: 503, body: {}, retryAfter: null })
              else resolve(reply)
            })
        }),
      store: {
        keep: (draft) => !!stores[writer].set(draft.slot, structuredClone(draft)),
        drop: (slot) => void stores[writer].delete(slot),
      },
      now: () => ++keys,
      newKey: () => `${seed}-${++keys}`,
      after(_ms, then) {
        waiting.push(then)
        return () => void (waiting.includes(then) && waiting.splice(waiting.indexOf(then), 1))
      },
    })
    run.tell({ is: 'opened', left: [...stores[writer].values()] })
    for (const { slot } of run.state().left) run.tell({ is: 'useDraft', slot })
    return run
  }

  function settle(run: SaveRun, writer: number) {
    const dispute = disputeIn(run.state())
    if (dispute)
      for (const { path, theirs, mine } of openConflicts(dispute)) {
        const author = server.revisions.findLastIndex(
          (content, index) => content[path] === theirs && server.revisions[index - 1]?.[path] !== theirs,
        )
        if (server.writers[author] === `writer ${writer}`) wrong.push(`a conflict of writer ${writer} with itself over ${path}`)
        if (mine !== lastTyped[writer].get(path)) wrong.push(`writer ${writer} is shown words of another as their own`)
        run.tell({ is: 'chose', fieldPath: path, choice: { take: 'mine' } })
      }
    if (run.state().step.at === 'signedOut') run.tell({ is: 'signedIn' })
    run.tell({ is: 'save' })
  }

  const runs = stores.map((_, writer) => open(writer))
  for (let turn = 0; turn < 150; turn++) {
    const writer = roll(runs.length)
    const run = runs[writer]
    const action = roll(12)
    if (action < 5) {
      const field = fields[roll(fields.length)]
      const words = `writer ${writer} words ${++typed}`
      lastTyped[writer].set(field, words)
      run.tell({ is: 'typed', draft: { ...run.state().draft, [field]: words } })
      if (![...stores[writer].values()].some(({ draft }) => draft[field] === words)) wrong.push(`${words} is not kept on the device`)
    } else if (action < 8) settle(run, writer)
    else if (action < 11) waiting.splice(roll(waiting.length), 1)[0]?.()
    else {
      run.stop()
      runs[writer] = open(writer)
    }
    await Promise.resolve().then(() => Promise.resolve())
  }

  for (let round = 0; round < 200 && runs.some((run, writer) => isUnsaved({ section }, run.state()) || stores[writer].size > 0); round++) {
    runs.forEach(settle)
    for (const next of waiting.splice(0)) next()
    await Promise.resolve().then(() => Promise.resolve())
  }
  lastTyped.forEach((words, writer) => {
    if (stores[writer].size > 0) wrong.push(`writer ${writer} never came to rest`)
    for (const [field, text] of words) if (!server.revisions.some((content) => content[field] === text)) wrong.push(`${text} was lost`)
  })
  expect(wrong).toEqual([])
})

it('lets one timer of a name run: whatever is moved again begins the wait anew', () => {
  const running = new Set<object>()
  const after = () => {
    const timer = {}
    running.add(timer)
    return () => void running.delete(timer)
  }
  const unheard = () => new Promise<never>(() => {})
  const content = homeProducts.fallback as AnyContent
  const run = runSaveEngine(
    { section: homeProducts, client: 'windbreak', me: 'Marlene Ruiz' },
    { content, revision: 3, savedAt: null, savedBy: null },
    { send: unheard, store: { keep: () => true, drop: () => {} }, now: () => 0, newKey: () => 'key', after },
  )
  for (const first of ['d1', 'd2']) {
    const order = [first, ...(content.productList as { id: string }[]).map(({ id }) => id).filter((id) => id !== first)]
    run.tell({ is: 'moved', list: 'productList', draft: withValueAt(content, 'productList#order', order) })
  }
  expect(running.size).toBe(1)
  run.stop()
  expect(running.size).toBe(0)
})
