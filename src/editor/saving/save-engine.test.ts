import { describe, expect, it } from 'vitest'
import { claimsSteps } from '../../content/claims/claims-steps.ts'
import { homeHeader } from '../../content/home/home-header.ts'
import { homeProducts } from '../../content/home/home-products.ts'
import type { AnyContent, AnySection } from '../../content/section.ts'
import { agent } from '../../nouns/agents/agent.ts'
import { disputeIn, openConflicts } from './disputes.ts'
import { withValueAt } from './field-paths.ts'
import { reduce } from './save-engine.ts'
import { isUnsaved, startState, type Effect, type Reply, type SaveEvent, type SaveState } from './save-state.ts'

/** One section being edited: tells events, remembers what the engine asked for. */
function desk(section: AnySection = homeHeader, content: AnyContent = section.fallback) {
  const subject = { section, client: 'windbreak', me: 'Marlene Ruiz' }
  let state: SaveState = startState({ content, revision: 3, savedAt: null, savedBy: null }, 'slot')
  let effects: Effect[] = []
  let turn = 0
  return {
    get state() {
      return state
    },
    get unsaved() {
      return isUnsaved(subject, state)
    },
    tell(...events: SaveEvent[]) {
      effects = []
      for (const event of events) {
        const next = reduce(subject, state, event, { now: 1_000 * ++turn, key: `key${turn}` })
        state = next.state
        effects.push(...next.effects)
      }
      return this
    },
    type(fieldPath: string, value: unknown) {
      return this.tell({ is: 'typed', draft: withValueAt(state.draft, fieldPath, value) })
    },
    answer(reply: Partial<Reply>) {
      return this.tell({ is: 'answered', key: state.flight?.key ?? '', reply: { status: 200, body: {}, retryAfter: null, ...reply } })
    },
    asked: <D extends Effect['do']>(what: D) => effects.filter((effect): effect is Extract<Effect, { do: D }> => effect.do === what),
    conflicts: () => openConflicts(disputeIn(state) as never).map(({ path }) => path),
  }
}

const good = (revision: number, more: object = {}) => ({
  body: { status: true, message: 'Content Saved', revision, savedAt: '2026-11-18T14:02:41Z', version: revision * 10, ...more },
})
const told = (section: AnySection, content: AnyContent, revision: number) => ({
  value: section.toWire(content),
  ids: section.idsOf(content),
  revision,
  savedAt: '2026-11-18T14:02:41Z',
  savedBy: 'Owen Tate',
})
const rows = (content: AnyContent) => content.productList as { id: string; title: string }[]
const needing = ({ state }: ReturnType<typeof desk>) => state.needing.map(({ path }) => path)
const swapped = ['d1', 'd0', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7']
const save: SaveEvent = { is: 'save' }

describe('typing', () => {
  it('keeps every keystroke on this device before anything else', () => {
    const d = desk().type('title', 'S')
    expect(d.asked('keep')).toMatchObject([
      { draft: { slot: 'slot', revision: 3, draft: { title: 'S' }, base: { title: 'Shelter from the weather.' } } },
    ])
    expect(d.unsaved).toBe(true)
  })

  it('forgets the draft when the words are what is saved again', () => {
    const d = desk().type('title', 'S').type('title', 'Shelter from the weather.')
    expect(d.asked('drop')).toEqual([{ do: 'drop', slot: 'slot' }])
    expect(d.unsaved).toBe(false)
  })

  it('takes the message away from the field that is typed in, and from no other', () => {
    const d = desk().type('title', '').tell(save)
    expect(d.state.problems).toEqual([{ path: 'title', message: 'Please enter title!' }])
    expect(d.type('tagLine', 'Hail').state.problems).toHaveLength(1)
    expect(d.type('title', 'S').state.problems).toEqual([])
  })
})

describe('saving', () => {
  it('says that there is nothing to save', () => {
    const d = desk().tell(save)
    expect(d.state.outcome).toEqual({ is: 'nothingToSave' })
    expect(d.asked('send')).toEqual([])
  })

  it('sends the section on the revision it was based on', () => {
    const d = desk().type('title', 'New').tell(save)
    expect(d.asked('send')).toMatchObject([
      { key: 'key2', body: { pageName: '360_Home', section: 'Section_1', client: 'windbreak', revision: 3 } },
    ])
    expect(d.state.step).toEqual({ at: 'sending' })
  })

  it('stops at the first wrong field and sends nothing', () => {
    const d = desk().type('title', ' ').type('subTitle', '').tell(save)
    expect(d.state).toMatchObject({ problems: [{ path: 'title', message: 'Please enter title!' }] })
    expect(needing(d)).toEqual(['title', 'subTitle'])
    expect(d.asked('send')).toEqual([])
    d.type('tagLine', '').tell(save)
    expect([d.state.problems[0].path, ...needing(d)]).toEqual(['title', 'title', 'subTitle', 'tagLine'])
  })

  it('counts what still needs somebody while it is mended, and tells of the field one goes to', () => {
    const d = desk().type('title', '').type('subTitle', '')
    expect(needing(d)).toEqual([])
    expect(needing(d.tell(save).type('title', 'Again'))).toEqual(['subTitle'])
    expect(d.state.problems).toEqual([])
    expect(d.tell({ is: 'wentTo', fieldPath: 'subTitle' }).state.problems).toMatchObject([{ path: 'subTitle' }])
    expect(needing(d.type('subTitle', 'Filled'))).toEqual([])
  })

  it('says of an empty form for something new what it needs, not that there is nothing to save', () => {
    const record = { ...agent, saved: 'Content Saved' }
    const state = startState({ content: agent.fallback, revision: 0, savedAt: null, savedBy: null }, 'slot')
    const after = reduce({ section: record, client: 'windbreak', me: 'Marlene Ruiz' }, state, save, { now: 0, key: 'k' }).state
    expect(after).toMatchObject({ problems: [{ path: 'title', message: 'Please enter Name!' }], outcome: { is: 'none' } })
  })

  it('names the row that is wrong by its id, wherever it is', () => {
    const d = desk(homeProducts).type('productList#d2.title', '').tell(save)
    expect(d.state.problems).toEqual([{ path: 'productList#d2.title', message: 'Please enter a product title' }])
  })

  it('adopts the revision, forgets the draft and watches for visitors', () => {
    const d = desk().type('title', 'New').tell(save).answer(good(4))
    expect(d.state).toMatchObject({
      saved: { revision: 4, content: { title: 'New' }, savedBy: 'Marlene Ruiz' },
      flight: null,
      step: { at: 'rest' },
    })
    expect(d.asked('watch')).toEqual([{ do: 'watch', version: 40 }])
    expect(d.asked('drop')).toHaveLength(1)
    expect(d.tell({ is: 'visible', version: 40 }).state.outcome).toMatchObject({ is: 'visible' })
  })

  it('says of a row that went what its list says of it, until visitors are told of and after', () => {
    const steps = claimsSteps.fallback.steps
    const d = desk(claimsSteps).tell({ is: 'removed', list: 'steps', id: 'd0', draft: { ...claimsSteps.fallback, steps: steps.slice(1) } })
    expect(d.answer(good(4)).state.outcome).toMatchObject({ is: 'saved', words: 'Step Deleted!' })
    expect(d.tell({ is: 'visible', version: 40 }).state.outcome).toMatchObject({ is: 'visible', words: 'Step Deleted!' })
    expect(d.type('title', 'New').tell(save).answer(good(5)).state.outcome).toMatchObject({ words: 'Step Saved!' })
  })

  describe('a row that went and comes back', () => {
    const [first, ...others] = homeProducts.fallback.productList
    const all = () => rows(homeProducts.fallback).map(({ id }) => id)
    const removed = () =>
      desk(homeProducts).tell({
        is: 'removed',
        list: 'productList',
        id: 'd0',
        draft: withValueAt(homeProducts.fallback, 'productList', others),
      })
    const back: SaveEvent = { is: 'returned', list: 'productList', row: first, index: 0, draft: homeProducts.fallback }
    const sentIds = (d: ReturnType<typeof desk>) => d.asked('send').map(({ body }) => body.ids.productList)

    it('is where it was, saved at once and on the revision without it', () => {
      const d = removed().answer(good(4)).tell(back)
      expect([sentIds(d), d.asked('send')[0].body.revision]).toEqual([[all()], 4])
      expect(d.answer(good(5)).unsaved).toBe(false)
    })

    it('waits for its own deletion, which is still on its way', () => {
      const d = removed().tell(back)
      expect(sentIds(d)).toEqual([])
      expect(sentIds(d.answer(good(4)))).toEqual([all()])
    })

    it('was never gone where its deletion was not sent yet', () => {
      const d = desk(homeProducts).type('title', 'Waits').tell(save)
      const fewer = withValueAt(d.state.draft, 'productList', others)
      d.tell({ is: 'removed', list: 'productList', id: 'd0', draft: fewer })
      d.tell({ ...back, draft: withValueAt(d.state.draft, 'productList', [first, ...others]) })
      expect(sentIds(d.answer(good(4)))).toEqual([])
      expect(d.unsaved).toBe(false)
    })

    it('does not take words along that were typed beside it', () => {
      const d = removed().answer(good(4)).type('productList#d1.title', 'Half a wo')
      d.tell({ ...back, draft: withValueAt(d.state.draft, 'productList', [first, ...rows(d.state.draft)]) })
      expect(JSON.stringify(d.asked('send')[0].body.content)).not.toContain('Half a wo')
      expect(d.answer(good(5)).unsaved).toBe(true)
    })
  })

  it('sends one save at a time, the next on the revision of the first', () => {
    const d = desk().type('title', 'One').tell(save).type('title', 'Two').tell(save)
    expect(d.asked('send')).toEqual([])
    d.answer(good(4))
    expect(d.asked('send')).toMatchObject([{ body: { revision: 4, content: { title: { value: 'Two' } } } }])
    expect(d.answer(good(5)).unsaved).toBe(false)
  })

  it('leaves what was typed meanwhile unsaved until Save is pressed', () => {
    const d = desk().type('title', 'One').tell(save).type('title', 'Two').answer(good(4))
    expect(d.asked('send')).toEqual([])
    expect(d.state).toMatchObject({ saved: { content: { title: 'One' } }, draft: { title: 'Two' }, step: { at: 'rest' } })
  })

  it('hears an answer once, and none to a save it did not send', () => {
    const d = desk().type('title', 'One').tell(save)
    const { key } = d.state.flight as { key: string }
    d.answer(good(4)).type('title', 'Two').tell(save)
    d.tell({ is: 'answered', key, reply: { status: 200, retryAfter: null, ...good(4) } })
    expect(d.state.flight?.body.revision).toBe(4)
  })

  it('takes no silence for its own that was meant for another save', () => {
    const d = desk().type('title', 'New').tell(save, { is: 'unanswered', key: 'another' })
    expect(d.state.step).toEqual({ at: 'sending' })
  })

  it('is seen by visitors once they get what it made, and not what was there before', () => {
    const d = desk().type('title', 'New').tell(save).answer(good(4))
    expect(d.tell({ is: 'visible', version: 39 }).state.outcome).toMatchObject({ is: 'saved' })
    expect(d.tell({ is: 'visible', version: 40 }).state.outcome).toMatchObject({ is: 'visible' })
  })

  it('is of everything that was typed where Save was pressed before a row was deleted, both while another is under way', () => {
    const d = desk(homeProducts).type('title', 'One').tell(save).type('title', 'Two').tell(save)
    d.tell({ is: 'removed', list: 'productList', id: 'd1', draft: withValueAt(d.state.draft, 'productList#d1', null) }).answer(good(4))
    expect([d.state.flight?.content.title, rows(d.state.flight?.content as AnyContent).length]).toEqual(['Two', 7])
  })

  it('is under way, or has a choice to make, also while somebody is signed out', () => {
    const d = desk().type('title', 'New').tell(save, { is: 'signedOut' })
    expect(d.state.step).toEqual({ at: 'sending' })
    d.answer({ status: 409, body: { theirs: told(homeHeader, { ...homeHeader.fallback, title: 'Theirs' }, 7) } })
    expect(d.tell({ is: 'signedOut' }).conflicts()).toEqual(['title'])
  })

  it('puts together what somebody else changed elsewhere in the section', () => {
    const together = { ...homeHeader.fallback, title: 'Mine', tagLine: 'Theirs' }
    const merged = {
      value: homeHeader.toWire(together),
      ids: {},
      by: 'Owen Tate',
      at: null,
      taken: [{ path: 'tagLine', label: 'Tag Line', from: 'theirs' }],
    }
    const d = desk().type('title', 'Mine').tell(save).type('button1', 'Typed on').answer(good(5, { merged }))
    expect(d.state.draft).toMatchObject({ title: 'Mine', tagLine: 'Theirs', button1: 'Typed on' })
    expect(d.state.saved.content).toEqual(together)
    expect(d.state.outcome).toMatchObject({ together: { by: 'Owen Tate' } })
  })
})

describe('when it is not known whether a save arrived', () => {
  it.each([
    ['no answer', { is: 'unanswered' as const }, 'connection'],
    ['500', { status: 500 }, 'server'],
    ['503', { status: 503 }, 'server'],
    ['an answer without a revision', { status: 200, body: null }, 'server'],
    ['429', { status: 429 }, 'tooMany'],
  ])('tries the same body with the same key again after %s', (_name, outcome, why) => {
    const d = desk().type('title', 'New').tell(save)
    const sent = d.asked('send')[0]
    if ('is' in outcome) d.tell({ is: 'unanswered', key: sent.key })
    else d.answer(outcome)
    expect(d.state.step).toMatchObject({ at: 'waiting', why })
    expect(d.asked('wait')).toEqual([{ do: 'wait', timer: 'retry', ms: 1_000 }])
    d.type('title', 'Typed on').tell({ is: 'timeUp', timer: 'retry' })
    expect(d.asked('send')).toEqual([sent])
  })

  it('waits 1, 2, 5, 10, 20 and then always 30 seconds', () => {
    const d = desk().type('title', 'New').tell(save)
    const waits = Array.from({ length: 8 }, () => {
      const [wait] = d.answer({ status: 502 }).asked('wait')
      d.tell({ is: 'timeUp', timer: 'retry' })
      return wait.ms / 1000
    })
    expect(waits).toEqual([1, 2, 5, 10, 20, 30, 30, 30])
  })

  it('is tried again where the server waited in vain for the rest of it', () => {
    expect(desk().type('title', 'New').tell(save).answer({ status: 408 }).state.step).toMatchObject({ at: 'waiting' })
  })

  it('waits as long as the server asks', () => {
    expect(desk().type('title', 'N').tell(save).answer({ status: 429, retryAfter: 40 }).asked('wait')[0].ms).toBe(40_000)
  })

  it('tries at once when asked to', () => {
    const d = desk().type('title', 'New').tell(save).answer({ status: 503 }).tell({ is: 'tryNow' })
    expect(d.asked('stopWaiting')).toEqual([{ do: 'stopWaiting', timer: 'retry' }])
    expect(d.asked('send')).toHaveLength(1)
  })

  it('cannot be thrown away, and goes on while the panel is closed', () => {
    const d = desk().type('title', 'New').tell(save).answer({ status: 503 }).tell({ is: 'thrownAway' }, { is: 'closed' })
    expect(d.state.draft).toMatchObject({ title: 'New' })
    expect(d.state.flight).not.toBeNull()
  })
})

describe('when the server refuses', () => {
  it('keeps the save until somebody has signed in again, then sends it with the same key', () => {
    const d = desk().type('title', 'New').tell(save)
    const sent = d.asked('send')[0]
    d.answer({ status: 401 })
    expect(d.state.step).toMatchObject({ at: 'signedOut' })
    expect(d.tell({ is: 'signedIn' }).asked('send')).toEqual([sent])
  })

  it.each([
    [403, 'forbidden'],
    [404, 'gone'],
    [413, 'refused'],
  ])('stops at %i, with everything still there to copy', (status, why) => {
    const d = desk()
      .type('title', 'New')
      .tell(save)
      .answer({ status, body: { message: 'No.' } })
    expect(d.state).toMatchObject({ step: { at: 'stopped', why, message: 'No.' }, draft: { title: 'New' }, flight: null })
    expect(d.unsaved).toBe(true)
  })

  describe('with a reference to quote, as for what nobody foresaw', () => {
    const message = 'Something went wrong. Please quote AB12 when you ask us about it.'
    const failed: Partial<Reply> = { status: 500, body: { status: false, message, reference: 'AB12' } }
    const again: SaveEvent = { is: 'timeUp', timer: 'retry' }
    const failedThrice = () => desk().type('title', 'Bad').tell(save).answer(failed).tell(again).answer(failed).tell(again).answer(failed)

    it('tries the same body three times, then stops and says it', () => {
      expect(desk().type('title', 'Bad').tell(save).answer(failed).tell(again).answer(failed).state.step).toMatchObject({ at: 'waiting' })
      const d = failedThrice()
      expect(d.state).toMatchObject({ step: { at: 'stopped', why: 'refused', message }, draft: { title: 'Bad' }, flight: null })
      expect(d.asked('wait')).toEqual([])
    })

    it('counts only those answers', () => {
      const d = desk()
        .type('title', 'Bad')
        .tell(save)
        .answer({ status: 503 })
        .tell(again)
        .answer({ status: 503 })
        .tell(again)
        .answer(failed)
      expect(d.state.step).toMatchObject({ at: 'waiting', why: 'server' })
    })

    it('lets its writer type on and save anew, or throw it away', () => {
      const [send] = failedThrice().type('title', 'Good').tell(save).asked('send')
      expect(send.body.content).toMatchObject({ title: { value: 'Good' } })
      expect(failedThrice().tell({ is: 'thrownAway' }).unsaved).toBe(false)
    })

    it('knows that save again, should it have arrived after all', () => {
      const d = failedThrice().type('title', 'Good').tell(save)
      d.answer({ status: 409, body: { theirs: told(homeHeader, { ...homeHeader.fallback, title: 'Bad' }, 4) } })
      expect(d.asked('send')).toMatchObject([{ body: { revision: 4, content: { title: { value: 'Good' } } } }])
    })
  })

  it.each(['revision', 'content', '', 'productList', 'productList.99.title'])(
    'says what it found wrong with %j, which is shown under no field',
    (path) => {
      const d = desk(homeProducts).type('title', 'New').tell(save)
      d.answer({ status: 422, body: { message: 'There is no revision 3 of this section.', errors: [{ path, message: 'unknown' }] } })
      expect(d.state).toMatchObject({
        step: { at: 'stopped', why: 'refused', message: 'There is no revision 3 of this section.' },
        problems: [],
        flight: null,
      })
    },
  )

  it('shows what the server found wrong under the field', () => {
    const d = desk(homeProducts).type('title', 'New').tell(save)
    d.answer({ status: 422, body: { message: 'x', errors: [{ path: 'productList.1.action', message: 'Please enter a redirection url' }] } })
    expect(d.state.problems).toEqual([{ path: 'productList#d1.action', message: 'Please enter a redirection url' }])
    expect(d.state.step).toEqual({ at: 'rest' })
  })
})

describe('two people, one field', () => {
  const theirs = { ...homeHeader.fallback, title: 'Theirs', tagLine: 'Their tag' }
  const met = () =>
    desk()
      .type('title', 'Mine')
      .tell(save)
      .answer({ status: 409, body: { theirs: told(homeHeader, theirs, 7) } })

  it('chooses nothing, and takes what only they changed', () => {
    const d = met()
    expect(d.conflicts()).toEqual(['title'])
    expect(d.state).toMatchObject({ saved: { revision: 7, savedBy: 'Owen Tate' }, draft: { title: 'Mine', tagLine: 'Their tag' } })
    expect(d.tell(save).asked('send')).toEqual([])
  })

  it.each([
    [{ take: 'mine' as const }, 'Mine'],
    [{ write: 'Both' }, 'Both'],
  ])('saves %j on their revision', (choice, title) => {
    const d = met().tell({ is: 'chose', fieldPath: 'title', choice })
    expect(d.state.draft.title).toBe(title)
    expect(d.tell(save).asked('send')).toMatchObject([{ body: { revision: 7, content: { title: { value: title } } } }])
  })

  it('has nothing to save when theirs is chosen everywhere', () => {
    const d = met().tell({ is: 'chose', fieldPath: 'title', choice: { take: 'theirs' } }, save)
    expect(d.state).toMatchObject({ draft: theirs, outcome: { is: 'nothingToSave' } })
  })

  it('keeps the old base on this device, so that a lost tab meets the same choice again', () => {
    const kept = met().asked('keep').at(-1)?.draft
    expect(kept).toMatchObject({ base: { title: 'Shelter from the weather.' }, draft: { title: 'Mine' } })
  })

  it('keeps mine on this device whichever was chosen, so that a lost tab may choose anew', () => {
    const d = met().tell({ is: 'chose', fieldPath: 'title', choice: { take: 'theirs' } })
    expect(d.asked('keep')).toMatchObject([{ draft: { draft: { title: 'Mine' } } }])
  })

  it('is written together by typing over what was chosen', () => {
    const d = met()
      .tell({ is: 'chose', fieldPath: 'title', choice: { take: 'theirs' } })
      .type('title', 'Both')
      .tell(save)
    expect(d.state.flight?.content).toMatchObject({ title: 'Both', tagLine: 'Their tag' })
  })

  it('is none when both wrote the same words', () => {
    const d = desk()
      .type('title', 'Mine')
      .tell(save)
      .type('title', 'Theirs')
      .answer({ status: 409, body: { theirs: told(homeHeader, theirs, 7) } })
    expect(d.state).toMatchObject({ step: { at: 'rest' }, draft: theirs, saved: { revision: 7 } })
  })

  it('asks about a row that one deleted and the other changed, and about the order', () => {
    const base = homeProducts.fallback as AnyContent
    const gone = withValueAt(base, 'productList#d1', null)
    const moved = withValueAt(gone, 'productList#order', ['d2', 'd0', 'd3', 'd4', 'd5', 'd6', 'd7'])
    const d = desk(homeProducts)
      .type('productList#d1.title', 'Ranch')
      .type('productList#order', ['d3', 'd0', 'd1', 'd2', 'd4', 'd5', 'd6', 'd7'])
    d.tell(save).answer({ status: 409, body: { theirs: told(homeProducts, moved, 7) } })
    expect(d.conflicts()).toEqual(['productList#d1', 'productList#order'])
    d.tell(
      { is: 'chose', fieldPath: 'productList#d1', choice: { take: 'theirs' } },
      { is: 'chose', fieldPath: 'productList#order', choice: { take: 'theirs' } },
    )
    expect(rows(d.state.draft).map(({ id }) => id)).toEqual(['d2', 'd0', 'd3', 'd4', 'd5', 'd6', 'd7'])
  })
})

describe('what is done while there is a choice to make', () => {
  const products = homeProducts.fallback as AnyContent
  const theirs = withValueAt(withValueAt(products, 'productList#d1.action', '/theirs'), 'productList#d2.title', 'Theirs')
  const meets = (now: AnyContent) => {
    const d = desk(homeProducts).type('productList#d1.action', '/mine').tell(save)
    return d.answer({ status: 409, body: { theirs: told(homeProducts, now, 7) } })
  }

  it('a row may be deleted whose field had been chosen', () => {
    const d = meets(theirs).tell({ is: 'chose', fieldPath: 'productList#d1.action', choice: { take: 'theirs' } })
    d.tell({ is: 'removed', list: 'productList', id: 'd1', draft: withValueAt(d.state.draft, 'productList#d1', null) })
    expect(d.conflicts()).toEqual(['productList#d1'])
    d.tell({ is: 'chose', fieldPath: 'productList#d1', choice: { take: 'mine' } }, save)
    expect(rows(d.state.flight?.content as AnyContent).map(({ id }) => id)).toEqual(['d0', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'])
  })

  it('a choice of an order stays what it was', () => {
    const moved = withValueAt(products, 'productList#order', ['d2', 'd0', 'd1', 'd3', 'd4', 'd5', 'd6', 'd7'])
    const d = desk(homeProducts).type('productList#order', ['d3', 'd0', 'd1', 'd2', 'd4', 'd5', 'd6', 'd7'])
    d.tell(save).answer({ status: 409, body: { theirs: told(homeProducts, moved, 7) } })
    d.tell({ is: 'chose', fieldPath: 'productList#order', choice: { take: 'theirs' } }).type('title', 'Beside')
    expect(d.state.step).toMatchObject({ dispute: { choices: { 'productList#order': { take: 'theirs' } } } })
  })

  it('what they changed elsewhere is typed over without another choice: it was in view', () => {
    expect(meets(theirs).type('productList#d2.title', 'Both').conflicts()).toEqual(['productList#d1.action'])
  })

  it('a row of theirs that is typed in does not come back by itself once it is gone', () => {
    const added = [...rows(theirs), { ...rows(products)[0], id: 'new', title: 'New' }]
    const d = meets({ ...theirs, productList: added }).type('productList#new.title', 'Newer')
    const left = d.asked('keep').map(({ draft }) => ({ ...draft, slot: 'old' }))
    const later = desk(homeProducts, theirs).tell({ is: 'opened', left }, { is: 'useDraft', slot: 'old' })
    expect(later.conflicts()).toContain('productList#new')
  })
})

describe('lists', () => {
  it('saves a new order two seconds after the last move, without the words half typed beside it', () => {
    const d = desk(homeProducts).type('productList#d0.title', 'Half ty')
    d.tell({ is: 'moved', list: 'productList', draft: withValueAt(d.state.draft, 'productList#order', swapped) })
    expect(d.asked('wait')).toEqual([{ do: 'wait', timer: 'order', ms: 2_000 }])
    d.tell({ is: 'timeUp', timer: 'order' })
    expect(rows(d.state.flight?.content as AnyContent).slice(0, 2)).toMatchObject([{ id: 'd1' }, { id: 'd0', title: 'Home' }])
    d.answer(good(4))
    expect(rows(d.state.draft)[1]).toMatchObject({ id: 'd0', title: 'Half ty' })
    expect(d.unsaved).toBe(true)
  })

  it('are saved with everything else where Save is pressed, and nothing waits for the two seconds', () => {
    const d = desk(homeProducts)
    d.tell({ is: 'moved', list: 'productList', draft: withValueAt(d.state.draft, 'productList#order', swapped) }, save)
    expect(d.asked('stopWaiting')).toContainEqual({ do: 'stopWaiting', timer: 'order' })
  })

  it('saves a deletion at once, without the words half typed beside it', () => {
    const d = desk(homeProducts).type('title', 'Half ty')
    d.tell({ is: 'removed', list: 'productList', id: 'd1', draft: withValueAt(d.state.draft, 'productList#d1', null) })
    expect(rows(d.state.flight?.content as AnyContent)).toHaveLength(7)
    expect(d.state.flight?.content.title).toBe('What the wind can’t have')
    expect(d.answer(good(4)).state.draft).toMatchObject({ title: 'Half ty' })
  })

  it('lets an order wait for the save before it', () => {
    const d = desk(homeProducts).type('title', 'New').tell(save)
    d.tell(
      { is: 'moved', list: 'productList', draft: withValueAt(d.state.draft, 'productList#order', swapped) },
      { is: 'timeUp', timer: 'order' },
    )
    expect(d.asked('send')).toEqual([])
    expect(d.answer(good(4)).asked('send')).toMatchObject([{ body: { revision: 4 } }])
  })
})

describe('drafts', () => {
  const kept = (draft: object, more: object = {}) => ({
    slot: 'old',
    at: 1,
    base: homeHeader.fallback,
    revision: 3,
    draft: { ...homeHeader.fallback, ...draft },
    sent: [],
    ...more,
  })

  it('are offered when they differ from what is saved, and forgotten when they do not', () => {
    expect(desk().tell({ is: 'opened', left: [kept({ title: 'Left' })] }).state.left).toHaveLength(1)
    const d = desk().tell({ is: 'opened', left: [kept({})] })
    expect(d.state.left).toEqual([])
    expect(d.asked('drop')).toEqual([{ do: 'drop', slot: 'old' }])
  })

  it('are offered once, however often they are found', () => {
    const [draft] = desk()
      .type('title', 'Left')
      .asked('keep')
      .map(({ draft: kept }) => ({ ...kept, slot: 'old' }))
    const d = desk().tell({ is: 'opened', left: [draft] }, { is: 'opened', left: [draft] })
    expect(d.state.left).toHaveLength(1)
  })

  it('wait for the save that is under way, and for the choice that is to be made', () => {
    const [draft] = desk()
      .type('title', 'Left')
      .asked('keep')
      .map(({ draft: kept }) => ({ ...kept, slot: 'old' }))
    const d = desk()
      .tell({ is: 'opened', left: [draft] })
      .type('title', 'New')
      .tell(save, { is: 'useDraft', slot: 'old' })
    expect(d.state).toMatchObject({ draft: { title: 'New' }, step: { at: 'sending' }, left: [{ slot: 'old' }] })
    d.answer({ status: 409, body: { theirs: told(homeHeader, { ...homeHeader.fallback, title: 'Theirs' }, 7) } })
    expect(d.tell({ is: 'useDraft', slot: 'old' }).state).toMatchObject({ draft: { title: 'New' }, left: [{ slot: 'old' }] })
  })

  it('are used on top of what was saved since', () => {
    const now = { ...homeHeader.fallback, tagLine: 'Since' }
    const d = desk(homeHeader, now).tell({ is: 'opened', left: [kept({ title: 'Left' })] }, { is: 'useDraft', slot: 'old' })
    expect(d.state.draft).toMatchObject({ title: 'Left', tagLine: 'Since' })
    expect(d.asked('keep')).toMatchObject([{ draft: { slot: 'slot' } }])
    expect(d.asked('drop')).toEqual([{ do: 'drop', slot: 'old' }])
  })

  it('meet a choice when the same field was saved since', () => {
    const now = { ...homeHeader.fallback, title: 'Since' }
    const d = desk(homeHeader, now).tell({ is: 'opened', left: [kept({ title: 'Left' })] }, { is: 'useDraft', slot: 'old' })
    expect(d.conflicts()).toEqual(['title'])
  })

  it('meet none when what was saved since is their own save that had been under way', () => {
    const sent = { ...homeHeader.fallback, title: 'Sent' }
    const d = desk(homeHeader, sent).tell(
      { is: 'opened', left: [kept({ title: 'Sent, and more' }, { sent: [{ base: homeHeader.fallback, content: sent }] })] },
      { is: 'useDraft', slot: 'old' },
    )
    expect(d.state).toMatchObject({ step: { at: 'rest' }, draft: { title: 'Sent, and more' } })
  })

  describe('used with a save of theirs that nobody heard of again', () => {
    const first = homeHeader.fallback
    const sent = [{ base: first, content: { ...first, tagLine: 'Sent' } }]
    const used = (now: AnyContent, draft: object) =>
      desk(homeHeader, now).tell({ is: 'opened', left: [kept(draft, { sent })] }, { is: 'useDraft', slot: 'old' })
    const met = (d: ReturnType<typeof desk>, theirs: object) =>
      d.tell(save).answer({ status: 409, body: { theirs: told(homeHeader, { ...first, ...theirs }, 7) } })

    it('own in it only what it changed', () => {
      const d = used({ ...first, title: 'A colleague’s' }, { tagLine: 'Sent' }).type('title', 'Mine')
      expect(met(d, { tagLine: 'Theirs' }).conflicts()).toEqual(['title', 'tagLine'])
    })

    it('own nothing where somebody else has written since', () => {
      const d = used({ ...first, tagLine: 'A colleague’s' }, { title: 'Typed' }).type('tagLine', 'Mine')
      expect(met(d, { tagLine: 'Sent' }).conflicts()).toEqual(['tagLine'])
    })

    it('begin on what it changed and on nothing older', () => {
      const d = used({ ...first, title: 'A colleague’s' }, { tagLine: 'Sent, and more' })
      expect(met(d, { tagLine: 'Sent' }).state).toMatchObject({
        step: { at: 'sending' },
        draft: { title: first.title, tagLine: 'Sent, and more' },
      })
    })

    it.each<[string, SaveEvent[]]>([
      ['saved', [save]],
      ['put aside', [{ is: 'restore', content: first, revision: 1 }]],
      ['closed', [{ is: 'closed' }]],
      ['thrown away', [{ is: 'thrownAway' }]],
    ])('forget it once they are %s', (_name, events) => {
      const d = used(first, { title: 'Typed' }).tell(...events)
      if (d.state.flight) d.answer(good(4))
      expect(d.state.ghosts).toEqual([])
    })

    it('meet a choice where somebody brought back what was there before', () => {
      const d = used(first, { title: 'New' }).tell(save).answer(good(4)).type('title', 'Newer')
      expect(met(d, {}).conflicts()).toEqual(['title'])
    })
  })

  it('do not quarrel with a save of theirs that arrives while another is under way', () => {
    const first = homeProducts.fallback as AnyContent
    const sent = { ...first, title: 'Sent' }
    const left = { ...kept({}), base: first, draft: sent, sent: [{ base: first, content: sent }] }
    const d = desk(homeProducts).tell({ is: 'opened', left: [left] }, { is: 'useDraft', slot: 'old' })
    d.tell({ is: 'removed', list: 'productList', id: 'd1', draft: withValueAt(d.state.draft, 'productList#d1', null) }).type(
      'title',
      'More',
    )
    const { value, ids } = told(homeProducts, withValueAt(sent, 'productList#d1', null), 5)
    const merged = { value, ids, by: 'Marlene Ruiz', at: null, taken: [] }
    expect(d.answer(good(5, { merged })).state).toMatchObject({ step: { at: 'rest' }, draft: { title: 'More' } })
  })

  it('take nothing for known where the page is older than they are', () => {
    const sent = [{ base: homeHeader.fallback, content: { ...homeHeader.fallback, title: 'Sent' } }]
    const left = kept({ tagLine: 'Left' }, { revision: 4, sent })
    expect(desk().tell({ is: 'opened', left: [left] }, { is: 'useDraft', slot: 'old' }).state.ghosts).toEqual([])
  })

  it('forget that Save was pressed for them when they are put aside', () => {
    const d = desk().type('title', 'Mine').tell(save).type('title', 'More').tell(save)
    const { value, ids } = told(homeHeader, { ...homeHeader.fallback, title: 'Theirs' }, 5)
    d.answer(good(5, { merged: { value, ids, by: 'Owen Tate', at: null, taken: [] } })).tell({ is: 'closed' })
    expect(d.state.next).toBeNull()
  })

  it('stay when the panel is closed, and the page goes back to what is saved', () => {
    const d = desk().type('title', 'Left').tell({ is: 'closed' })
    expect(d.state).toMatchObject({ draft: homeHeader.fallback, left: [{ slot: 'slot', draft: { title: 'Left' } }] })
    expect(d.asked('drop')).toEqual([])
    d.type('title', 'Another')
    expect(d.asked('keep')[0].draft.slot).not.toBe('slot')
  })

  it('go when they are thrown away', () => {
    const d = desk().type('title', 'Left').tell({ is: 'thrownAway' })
    expect(d.unsaved).toBe(false)
    expect(d.asked('drop')).toEqual([{ do: 'drop', slot: 'slot' }])
  })

  it('are put aside when an older version is restored', () => {
    const old = { ...homeHeader.fallback, title: 'Old' }
    const d = desk().type('tagLine', 'Typed').tell({ is: 'restore', content: old, revision: 1 })
    expect(d.asked('send')).toMatchObject([{ body: { restores: 1, revision: 3, content: { title: { value: 'Old' } } } }])
    expect(d.answer(good(4)).state).toMatchObject({ draft: old, left: [{ draft: { tagLine: 'Typed' } }] })
  })

  it('are no reason not to bring back a version that says what is saved, which is a save as well', () => {
    const d = desk().tell({ is: 'restore', content: homeHeader.fallback, revision: 1 })
    expect(d.asked('send')).toMatchObject([{ body: { restores: 1 } }])
  })

  it('are not what a restore that was put together with another’s save would be taken back to', () => {
    const d = desk().tell({ is: 'restore', content: { ...homeHeader.fallback, title: 'Old' }, revision: 1 })
    const together = {
      ...told(homeHeader, { ...homeHeader.fallback, title: 'Old', tagLine: 'Theirs' }, 5),
      by: 'Owen Tate',
      at: null,
      taken: [],
    }
    expect(d.answer(good(5, { merged: together })).state.outcome).not.toHaveProperty('replaced')
  })

  it('stay aside when a restore is taken back, which brings what was saved before it', () => {
    const old = { ...homeHeader.fallback, title: 'Old' }
    const d = desk().tell({ is: 'restore', content: old, revision: 1 }).answer(good(4)).tell({ is: 'undoRestore' })
    expect(d.asked('send')).toMatchObject([{ body: { restores: 3, revision: 4 } }])
    d.answer(good(5))
    expect(d.state).toMatchObject({ draft: homeHeader.fallback, saved: { revision: 5 } })
    // It is taken back once; what was typed after a restore is not touched by it.
    expect(d.tell({ is: 'undoRestore' }).asked('send')).toEqual([])
    d.tell({ is: 'restore', content: old, revision: 1 }).answer(good(6)).type('tagLine', 'Typed').tell({ is: 'undoRestore' })
    expect(d.state.draft).toMatchObject({ title: 'Old', tagLine: 'Typed' })
  })

  it('stay when something was typed while an older version was on its way, which is taken back no longer', () => {
    const old = { ...homeHeader.fallback, title: 'Old' }
    const d = desk().tell({ is: 'restore', content: old, revision: 1 }).type('tagLine', 'Typed').answer(good(4)).tell({ is: 'undoRestore' })
    expect(d.asked('send')).toEqual([])
    expect(d.state.draft).toMatchObject({ title: 'Old', tagLine: 'Typed' })
    expect(d.unsaved).toBe(true)
  })

  it('stay when something was typed while an older version waited for a save, which is taken back no longer', () => {
    const old = { ...homeHeader.fallback, title: 'Old' }
    const d = desk().type('title', 'Sent').tell(save, { is: 'restore', content: old, revision: 1 }).type('tagLine', 'Typed')
    d.answer(good(4)).answer(good(5)).tell({ is: 'undoRestore' })
    expect(d.asked('send')).toEqual([])
    expect(d.state).toMatchObject({ draft: { title: 'Old', tagLine: 'Typed' }, saved: { revision: 5 } })
  })

  describe('when an older version is restored while a save is under way', () => {
    const old = { ...homeHeader.fallback, subTitle: 'Old' }
    const restored = (typed: object) =>
      Object.entries(typed)
        .reduce((d, [fieldPath, words]) => d.type(fieldPath, words), desk().type('title', 'Sent').tell(save))
        .tell({ is: 'restore', content: old, revision: 1 })

    it.each<[string, Partial<Reply>]>([
      ['saved', good(4)],
      ['answered by a choice', { status: 409, body: { theirs: told(homeHeader, { ...homeHeader.fallback, title: 'Theirs' }, 7) } }],
      ['refused', { status: 413, body: { message: 'No.' } }],
    ])('are put aside and stay, though that save is %s', (_name, reply) => {
      const d = restored({ tagLine: 'Typed on' })
      const both = {
        slot: 'slot',
        draft: { title: 'Sent', tagLine: 'Typed on' },
        sent: [{ base: homeHeader.fallback, content: { title: 'Sent' } }],
      }
      expect(d.asked('keep').map(({ draft }) => draft)).toMatchObject([both, { draft: old }])
      d.answer(reply)
      expect(d.state.left).toMatchObject([both])
      expect([...d.asked('keep').map(({ draft }) => draft.slot), ...d.asked('drop').map(({ slot }) => slot)]).not.toContain('slot')
    })

    it('go once that save holds them, and the older version is saved on top of it', () => {
      const d = restored({})
      expect(d.state).toMatchObject({ step: { at: 'sending' }, left: [{ slot: 'slot' }] })
      d.answer(good(4))
      expect(d.state.left).toEqual([])
      expect(d.asked('drop')).toEqual([{ do: 'drop', slot: 'slot' }])
      expect(d.asked('send')).toMatchObject([{ body: { restores: 1, revision: 4, content: { subTitle: { value: 'Old' } } } }])
    })
  })
})

describe('when the site was renewed since the page was opened', () => {
  const newer = { ...told(homeHeader, homeHeader.fallback, 7), value: { title: { value: ['of a newer shape'] } } }
  const message = 'The site was renewed since you opened this page. Reload it; what you typed is kept on this device.'

  it.each<[string, Partial<Reply>]>([
    ['another’s save', { status: 409, body: { theirs: newer } }],
    ['what ours was put together with', good(7, { merged: { ...newer, by: 'Owen Tate', at: null, taken: [] } })],
  ])('stops rather than go on with %s that it cannot read wholly', (_name, reply) => {
    const d = desk().type('title', 'Mine').tell(save).type('tagLine', 'Typed on').tell(save).answer(reply)
    expect(d.state).toMatchObject({
      step: { at: 'stopped', why: 'refused', message },
      saved: { revision: 3 },
      draft: { title: 'Mine', tagLine: 'Typed on' },
    })
    expect(d.asked('send')).toEqual([])
    expect(d.asked('keep')).toMatchObject([{ draft: { revision: 3, draft: { title: 'Mine', tagLine: 'Typed on' } } }])
  })

  it('remembers the save that was put together, for the page that is loaded anew', () => {
    const merged = { ...newer, by: 'Owen Tate', at: null, taken: [] }
    const d = desk().type('title', 'Mine').tell(save).answer(good(7, { merged }))
    expect(d.asked('keep')[0].draft.sent).toMatchObject([{ base: homeHeader.fallback, content: { title: 'Mine' } }])
  })

  it('says so as soon as that is noticed, unless a save is under way, which will tell', () => {
    expect(desk().type('title', 'Mine').tell({ is: 'renewed' }).state.step).toEqual({ at: 'stopped', why: 'refused', message })
    expect(desk().type('title', 'Mine').tell(save, { is: 'renewed' }).state.step).toEqual({ at: 'sending' })
  })
})

it('takes over a newer save that touches nothing typed, and leaves one that does for later', () => {
  const newer = { content: { ...homeHeader.fallback, tagLine: 'Since' }, revision: 9, savedAt: null, savedBy: 'Owen Tate' }
  expect(desk().type('title', 'Mine').tell({ is: 'learned', saved: newer }).state.draft).toMatchObject({ title: 'Mine', tagLine: 'Since' })
  expect(desk().type('tagLine', 'Mine').tell({ is: 'learned', saved: newer }).state.saved.revision).toBe(3)
})

it('takes nothing over that is older than what it knows', () => {
  const older = { content: { ...homeHeader.fallback, title: 'Older' }, revision: 2, savedAt: null, savedBy: null }
  expect(desk().tell({ is: 'learned', saved: older }).state).toMatchObject({ saved: { revision: 3 }, draft: homeHeader.fallback })
})
