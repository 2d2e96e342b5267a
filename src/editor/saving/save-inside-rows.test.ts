import { describe, expect, it } from 'vitest'
import { agentHubTools } from '../../content/agent-hub/agent-hub-grids.ts'
import type { AnyContent, AnySection } from '../../content/section.ts'
import { summaryOf } from '../history/revision-summary.ts'
import { disputeIn, openConflicts } from './disputes.ts'
import { valueAt, withRowBack, withValueAt } from './field-paths.ts'
import { reduce } from './save-engine.ts'
import { startState, type Effect, type SaveEvent, type SaveState } from './save-state.ts'

const section: AnySection = agentHubTools
const [forms, bulletins] = ['items#d1', 'items#d3']
const points = `${forms}.points`
const pdf = '/media/0123456789012345678901234567890123456789/sheet.pdf'

function desk(content: AnyContent = section.fallback as AnyContent) {
  const subject = { section, client: 'windbreak', me: 'Marlene Ruiz' }
  let state: SaveState = startState({ content, revision: 3, savedAt: null, savedBy: null }, 'slot')
  let effects: Effect[] = []
  let turn = 0
  const tell = (event: SaveEvent) => {
    const next = reduce(subject, state, event, { now: 1_000 * ++turn, key: `key${turn}` })
    state = next.state
    effects = next.effects
  }
  return {
    tell,
    type: (path: string, value: unknown) => tell({ is: 'typed', draft: withValueAt(state.draft, path, value) }),
    move(list: string) {
      const ids = valueAt(state.draft, `${list}#order`) as string[]
      tell({ is: 'moved', list, draft: withValueAt(state.draft, `${list}#order`, ids.toReversed()) })
    },
    remove: (list: string, id: string) => tell({ is: 'removed', list, id, draft: withValueAt(state.draft, `${list}#${id}`, null) }),
    answer: (body: object, status = 200) =>
      tell({ is: 'answered', key: state.flight?.key ?? '', reply: { status, body, retryAfter: null } }),
    saved: () =>
      tell({
        is: 'answered',
        key: state.flight?.key ?? '',
        reply: { status: 200, body: { status: true, revision: 4, version: 1 }, retryAfter: null },
      }),
    /** What is under way to the server. */
    sent: () => state.flight?.content,
    asked: () => effects.map((effect) => (effect.do === 'wait' ? `wait ${effect.timer} ${effect.ms}` : effect.do)),
    get state() {
      return state
    },
  }
}

describe('moves', () => {
  it('of sections are saved at once, without what is half typed', () => {
    const d = desk()
    d.type(`${forms}.title`, 'Form')
    d.move('items')
    expect(d.asked()).toEqual(['keep', 'keep', 'send'])
    expect(valueAt(d.sent() as AnyContent, 'items#order')).toEqual(['d5', 'd4', 'd3', 'd2', 'd1', 'd0'])
    expect(valueAt(d.sent() as AnyContent, `${forms}.title`)).toBe('Forms')
    expect(d.state.moved).toEqual([])
  })

  it('of sections while a save is under way are saved after it', () => {
    const d = desk()
    d.move('items')
    d.move('items')
    expect(d.state.next?.order).toEqual(['items'])
    d.saved()
    expect(valueAt(d.sent() as AnyContent, 'items#order')).toEqual(['d0', 'd1', 'd2', 'd3', 'd4', 'd5'])
  })

  it('of points are saved two seconds after the last one', () => {
    const d = desk()
    d.move(points)
    d.move(points)
    d.move(points)
    expect([d.asked().at(-1), d.sent()]).toEqual(['wait order 2000', undefined])
    d.tell({ is: 'timeUp', timer: 'order' })
    expect(valueAt(d.sent() as AnyContent, `${points}#order`)).toEqual(['d1-5', 'd1-4', 'd1-3', 'd1-2', 'd1-1', 'd1-0'])
  })

  it('of points whose section went meanwhile are no matter any more', () => {
    const d = desk()
    d.move(points)
    d.remove('items', 'd1')
    d.saved()
    d.tell({ is: 'timeUp', timer: 'order' })
    expect([d.sent(), d.state.step.at, valueAt(d.state.saved.content, forms)]).toEqual([undefined, 'rest', undefined])
  })
})

it('an order of points is let go where their section is to be deleted and that failed', () => {
  const d = desk()
  d.move(points)
  d.remove('items', 'd1')
  d.answer({ message: 'No.' }, 400)
  d.tell({ is: 'timeUp', timer: 'order' })
  expect([d.sent(), valueAt(d.state.draft, forms), valueAt(d.state.saved.content, `${points}#order`)]).toEqual([
    undefined,
    undefined,
    ['d1-0', 'd1-1', 'd1-2', 'd1-3', 'd1-4', 'd1-5'],
  ])
})

describe('what is deleted in a section', () => {
  it('goes at once and alone, and comes back as it was', () => {
    const d = desk()
    d.type(`${bulletins}.title`, 'Half')
    const row = valueAt(d.state.saved.content, `${points}#d1-2`) as { id: string }
    d.remove(points, 'd1-2')
    expect(valueAt(d.sent() as AnyContent, `${points}#d1-2`)).toBeUndefined()
    expect(valueAt(d.sent() as AnyContent, `${bulletins}.title`)).toBe('Bulletins')
    d.saved()
    d.tell({ is: 'returned', list: points, row, index: 2, draft: withRowBack(d.state.draft, points, row, 2) })
    expect(valueAt(d.sent() as AnyContent, `${points}#order`)).toEqual(['d1-0', 'd1-1', 'd1-2', 'd1-3', 'd1-4', 'd1-5'])
  })

  it('does not bring its section back', () => {
    const d = desk()
    const row = valueAt(d.state.saved.content, `${points}#d1-2`) as { id: string }
    d.remove('items', 'd1')
    d.saved()
    d.tell({ is: 'returned', list: points, row, index: 2, draft: withRowBack(d.state.draft, points, row, 2) })
    expect([d.sent(), valueAt(d.state.draft, forms)]).toEqual([undefined, undefined])
  })

  it('may be a PDF of a point: it is saved at once, and nothing half typed with it', () => {
    const path = `${points}#d1-0.pdfPath`
    const d = desk(withValueAt(section.fallback as AnyContent, path, pdf))
    d.type(`${points}#d1-0.title`, '')
    d.tell({ is: 'emptied', fieldPath: path, draft: withValueAt(d.state.draft, path, '') })
    expect(valueAt(d.sent() as AnyContent, `${points}#d1-0`)).toMatchObject({ pdfPath: '', title: 'Farm & Ranch application' })
    d.saved()
    expect([valueAt(d.state.draft, path), valueAt(d.state.draft, `${points}#d1-0.title`)]).toEqual(['', ''])
  })

  it('may be a PDF of a point that is not saved yet: then nothing is sent', () => {
    const d = desk()
    d.type(`${points}#new`, { id: 'new', title: 'New', link: '', pdfPath: pdf, pdfThumbnail: false })
    d.tell({ is: 'emptied', fieldPath: `${points}#new.pdfPath`, draft: withValueAt(d.state.draft, `${points}#new.pdfPath`, '') })
    expect(d.sent()).toBeUndefined()
  })
})

describe('two people in one section', () => {
  const theirs = (path: string, value: unknown) => {
    const content = withValueAt(section.fallback as AnyContent, path, value)
    return { status: false, theirs: { value: section.toWire(content), ids: section.idsOf(content), revision: 4, savedBy: 'Owen Tate' } }
  }

  it('meet over one point alone, and are asked about that', () => {
    const d = desk()
    d.type(`${points}#d1-0.title`, 'Mine')
    d.type(`${points}#d1-1.title`, 'Mine too')
    d.tell({ is: 'save' })
    d.answer(theirs(`${points}#d1-0.title`, 'Theirs'), 409)
    const dispute = disputeIn(d.state)
    expect(dispute && openConflicts(dispute)).toMatchObject([
      { path: `${points}#d1-0.title`, base: 'Farm & Ranch application', theirs: 'Theirs', mine: 'Mine' },
    ])
    d.tell({ is: 'chose', fieldPath: `${points}#d1-0.title`, choice: { take: 'theirs' } })
    d.tell({ is: 'save' })
    expect(valueAt(d.sent() as AnyContent, `${points}#d1-0.title`)).toBe('Theirs')
    expect(valueAt(d.sent() as AnyContent, `${points}#d1-1.title`)).toBe('Mine too')
  })

  it('are asked about a section that one deleted and the other wrote in', () => {
    const d = desk()
    d.type(`${points}#d1-0.title`, 'Mine')
    d.tell({ is: 'save' })
    d.answer(theirs(forms, null), 409)
    const dispute = disputeIn(d.state)
    expect(dispute && openConflicts(dispute).map(({ path }) => path)).toEqual([forms])
    d.tell({ is: 'chose', fieldPath: forms, choice: { take: 'mine' } })
    d.tell({ is: 'save' })
    expect(valueAt(d.sent() as AnyContent, `${points}#d1-0.title`)).toBe('Mine')
  })
})

describe('what History says', () => {
  const before = section.fallback as AnyContent
  const summary = (...changes: [path: string, value: unknown][]) =>
    summaryOf(
      section,
      before,
      changes.reduce((content, [path, value]) => withValueAt(content, path, value), before),
    )

  it.each([
    ['a point', [[`${points}#d1-0.title`, 'Farm']], 'Farm in Forms: title'],
    ['a new point', [[`${points}#n`, { id: 'n', title: 'New', link: '', pdfPath: '', pdfThumbnail: false }]], 'New in Forms added'],
    ['a point that went', [[`${points}#d1-1`, null]], 'Vehicle change in Forms removed'],
    ['a section that went with its points', [[forms, null]], 'Forms removed'],
    ['an order', [[`${points}#order`, ['d1-1', 'd1-0', 'd1-2', 'd1-3', 'd1-4', 'd1-5']]], 'Order in Forms'],
  ] as [string, [string, unknown][], string][])('of %s', (_what, changes, words) => expect(summary(...changes)).toBe(words))
})
