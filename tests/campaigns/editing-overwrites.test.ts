import { describe, expect, it } from 'vitest'
import type { Snapshot } from './editing-cells.ts'
import type { Revision } from './editing-history.ts'
import { createJournal, type SentSave } from './editing-journal.ts'
import { judgeStep, judgeView } from './editing-overwrites.ts'

/** "title=a rows=1:x,2:y": a title and rows of one field, in the shape a save is sent in. */
type Words = { title?: string; rows?: string }

function wireOf({ title = 'base', rows = '1:one,2:two' }: Words) {
  const pairs = rows.split(',').filter(Boolean)
  const list = pairs.map((pair) => ({ text: pair.split(':')[1] }))
  return {
    content: { title: { value: title }, rows: { value: JSON.stringify(list) } },
    ids: { rows: pairs.map((pair) => pair.split(':')[0]) },
  }
}

function snapshotOf({ title = 'base', rows = '1:one,2:two' }: Words): Snapshot {
  const pairs = rows.split(',').filter(Boolean)
  const cells = pairs.map((pair): [string, string] => [`rows#${pair.split(':')[0]}.text`, pair.split(':')[1]])
  return { cells: new Map([['title', title], ...cells]), orders: new Map([['rows', pairs.map((pair) => pair.split(':')[0])]]) }
}

/** Revision 1 was stored meanwhile; a save that was written on revision 0 made revision 2. */
function judged(meanwhile: Words, sent: Words, now: Words, seen: [cell: string, text: string, before: string][] = []) {
  const body = { revision: 0, ...wireOf(sent) }
  const save: SentSave = { key: 'k', tab: 1, work: 1, writer: 0, section: 's', body, revisions: new Set([2]), merged: true }
  const history: Revision[] = [{}, meanwhile, now].map((words, revision) => ({
    revision,
    base: null,
    savedBy: null,
    snapshot: snapshotOf(words),
    deleted: false,
    save: undefined,
  }))
  history[2].save = save
  const journal = createJournal()
  for (const [cell, text, before] of seen) journal.saw(0, 's', cell, text, before)
  return {
    step: judgeStep(history, history[2]).map(({ is, cell }) => `${is} ${cell}`),
    view: judgeView(history, history[2], journal).length,
  }
}

describe('the judge of a campaign', () => {
  it.each<[string, Words, Words, Words, string[]]>([
    ['a merge of different fields', { title: 'theirs' }, { rows: '1:mine,2:two' }, { title: 'theirs', rows: '1:mine,2:two' }, []],
    ['the same words by both', { title: 'same' }, { title: 'same' }, { title: 'same' }, []],
    ['a field put back', { title: 'theirs' }, { rows: '1:mine,2:two' }, { rows: '1:mine,2:two' }, ['overwritten title']],
    ['a field changed by both', { title: 'theirs' }, { title: 'mine' }, { title: 'mine' }, ['overwritten title']],
    ['an edit that did not arrive', {}, { title: 'mine' }, {}, ['missing title']],
    [
      'a row that was changed there and deleted here',
      { rows: '1:theirs,2:two' },
      { rows: '2:two' },
      { rows: '2:two' },
      ['overwritten rows#1.text'],
    ],
    ['a deletion undone', { rows: '2:two' }, { title: 'mine' }, { title: 'mine' }, ['overwritten rows#1.text']],
    ['an order put back', { rows: '2:two,1:one' }, { title: 'mine' }, { title: 'mine' }, ['overwritten rows#order']],
    ['a new row and a new order', { rows: '2:two,1:one' }, { rows: '1:one,2:two,3:new' }, { rows: '2:two,3:new,1:one' }, []],
  ])('sees %s', (_what, meanwhile, sent, now, faults) => {
    expect(judged(meanwhile, sent, now).step).toEqual(faults)
  })

  it('asks what the writer had in view', () => {
    const sent = { title: 'mine' }
    expect(judged({}, sent, sent).view).toBe(1)
    expect(judged({}, sent, sent, [['title', 'mine', 'base']]).view).toBe(0)
    expect(
      judged({}, sent, sent, [
        ['title', 'mine', 'first try'],
        ['title', 'first try', 'base'],
      ]).view,
    ).toBe(0)
  })
})
