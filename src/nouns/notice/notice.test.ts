import { describe, expect, it } from 'vitest'
import { noticeAt, type Notice } from './notice.ts'

const denver = 'America/Denver'
const notice = (more: Partial<Notice> = {}): Notice => ({
  isShown: true,
  kind: 'calm',
  text: 'The office is closed.',
  linkLabel: '',
  link: '',
  from: '',
  until: '',
  ...more,
})
const at = (iso: string) => new Date(iso)
const noon = at('2026-11-24T19:00:00Z')

describe('a notice', () => {
  it.each<[string, Partial<Notice>, boolean, string | null]>([
    ['is shown at once and until somebody ends it', {}, true, null],
    ['is not shown while it is switched off', { isShown: false, from: '2026-11-25T08:00' }, false, null],
    ['is not shown without words', { text: '  ' }, false, null],
    ['waits for its time', { from: '2026-11-24T12:01' }, false, '2026-11-24T19:01:00.000Z'],
    ['begins with the minute', { from: '2026-11-24T12:00' }, true, null],
    ['ends at its time', { until: '2026-11-24T12:30' }, true, '2026-11-24T19:30:00.000Z'],
    ['is over with the minute', { until: '2026-11-24T12:00' }, false, null],
    ['knows first when it begins', { from: '2026-11-25T08:00', until: '2026-11-26T08:00' }, false, '2026-11-25T15:00:00.000Z'],
  ])('%s', (_what, more, shown, changesAt) => {
    expect(noticeAt(notice(more), noon, denver)).toEqual({ shown, changesAt: changesAt && at(changesAt) })
  })

  it('begins an hour later where the clocks skip its time, and at the first of two', () => {
    const skipped = noticeAt(notice({ from: '2027-03-14T02:30' }), noon, denver)
    expect(skipped.changesAt).toEqual(at('2027-03-14T09:30:00Z'))
    const twice = noticeAt(notice({ from: '2027-11-07T01:30' }), noon, denver)
    expect(twice.changesAt).toEqual(at('2027-11-07T07:30:00Z'))
  })
})
