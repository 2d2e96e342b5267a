import { describe, expect, it } from 'vitest'
import { instantsOf, laterThanSkipped, wallTimeAt } from './wall-time.ts'

const instants = (wall: string, zone: string) => instantsOf(wall, zone).map((at) => at.toISOString())

describe('a time as clocks of a place show it', () => {
  it.each([
    ['an ordinary one', '2026-11-30T08:00', 'America/Denver', ['2026-11-30T15:00:00.000Z']],
    ['one that clocks skip', '2027-03-14T02:30', 'America/Denver', []],
    ['the first one after the skip', '2027-03-14T03:00', 'America/Denver', ['2027-03-14T09:00:00.000Z']],
    ['one that comes twice', '2026-11-01T01:30', 'America/Denver', ['2026-11-01T07:30:00.000Z', '2026-11-01T08:30:00.000Z']],
    [
      'one that comes twice, by half an hour',
      '2027-04-04T01:45',
      'Australia/Lord_Howe',
      ['2027-04-03T14:45:00.000Z', '2027-04-03T15:15:00.000Z'],
    ],
    ['east of UTC', '2026-12-31T23:59', 'Asia/Kathmandu', ['2026-12-31T18:14:00.000Z']],
    ['a day that Samoa never had', '2011-12-30T12:00', 'Pacific/Apia', []],
    ['the last day that four digits can say', '9999-12-31T12:00', 'America/Denver', ['9999-12-31T19:00:00.000Z']],
    ['the first one', '0001-01-01T12:00', 'UTC', ['0001-01-01T12:00:00.000Z']],
    ['a year there never was', '0000-01-01T00:00', 'America/Denver', []],
    ['no time at all', 'soon', 'America/Denver', []],
    ['no day of the calendar', '2026-02-30T08:00', 'America/Denver', []],
  ])('%s', (_name, wall, zone, expected) => expect(instants(wall, zone)).toEqual(expected))

  it('is what is shown at each of its instants', () => {
    for (const zone of ['America/Denver', 'Australia/Lord_Howe', 'UTC'])
      for (let at = Date.UTC(2026, 9, 30); at < Date.UTC(2026, 10, 4); at += 17 * 60_000)
        expect(instants(wallTimeAt(new Date(at), zone), zone)).toContain(new Date(at).toISOString())
  })

  it('has one in its place where clocks skip it', () => {
    expect(laterThanSkipped('2027-03-14T02:30', 'America/Denver')).toBe('2027-03-14T03:30')
    expect(laterThanSkipped('2026-10-04T02:10', 'Australia/Lord_Howe')).toBe('2026-10-04T02:40')
  })
})
