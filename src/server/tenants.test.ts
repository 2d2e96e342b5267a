import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { keptUntil } from '../nouns/forms/keep-days.ts'
import { readTenants } from './tenants.ts'

const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-tenants-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('how long what was sent is kept', () => {
  const at = new Date('2026-11-22T12:00:00Z')
  const windbreak = JSON.parse(String(readWindbreak())) as object

  function readWith(keepDays: object) {
    const file = join(folder, 'tenants.json')
    writeFileSync(file, JSON.stringify({ ...windbreak, keepDays }))
    return readTenants(file, []).list[0]
  }

  it('is what the insurer says of a form, where it says so', () => {
    const tenant = readWith({ quote: 1 })
    expect(keptUntil('quote', tenant, at)).toEqual(new Date('2026-11-23T12:00:00Z'))
    expect(keptUntil('ers', tenant, at)).toEqual(keptUntil('ers', undefined, at))
  })

  it.each([{ qoute: 1 }, { quote: 0 }, { quote: 'a year' }, { quote: 1.5 }])('cannot be %j', (wrong) => {
    expect(() => readWith(wrong)).toThrow(/cannot be used: 0\.keepDays/)
  })
})

describe('sites that are told who is signed in', () => {
  const windbreak = JSON.parse(String(readWindbreak())) as object
  const [x, y] = ['f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU', 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0']
  const key = { kty: 'EC', crv: 'P-256', x, y }

  function readWith(...tokenTargets: object[]) {
    const file = join(folder, 'targets.json')
    writeFileSync(file, JSON.stringify({ ...windbreak, tokenTargets }))
    return readTenants(file, []).list[0].tokenTargets
  }

  it('are told by a signed token of a minute in the address, of agents, unless said otherwise', () => {
    expect(readWith({ host: 'Rates.example.com' })).toEqual([
      { host: 'rates.example.com', way: 'query', parameter: 'token', as: 'signed', seconds: 60, who: 'agent' },
    ])
    expect(
      readWith({ host: 'a.example:8443', as: 'encrypted', key }, { host: 'b.example', way: 'login', loginAt: 'https://b.example/in' }),
    ).toHaveLength(2)
  })

  it.each([
    [{ host: 'https://rates.example.com' }, /tokenTargets\.0\.host: must be a host name/],
    [{ host: '*.example.com' }, /must be a host name/],
    [{ host: 'rates.example.com/path' }, /must be a host name/],
    [{ host: 'a.example', as: 'encrypted' }, /tokenTargets\.0\.key: is needed to encrypt/],
    [{ host: 'a.example', as: 'encrypted', key: { ...key, d: 'secret' } }, /is a private key/],
    [{ host: 'a.example', as: 'encrypted', key: { ...key, y: x } }, /must be a P-256 key/],
    [{ host: 'a.example', way: 'login' }, /tokenTargets\.0\.loginAt: is needed/],
    [{ host: 'a.example', way: 'login', loginAt: 'http://a.example/in' }, /must begin with https/],
    [{ host: 'a.example', seconds: 61 }, /seconds/],
    [{ host: 'a.example', parameter: 'a&b' }, /parameter/],
  ])('cannot be %j', (wrong, said) => {
    expect(() => readWith(wrong)).toThrow(said)
  })

  it('are each said once', () => {
    expect(() => readWith({ host: 'a.example' }, { host: 'A.example', way: 'post' })).toThrow('names a host twice')
  })
})

describe('who an insurer is', () => {
  const windbreak = JSON.parse(String(readWindbreak())) as Record<string, unknown>

  function read(sites: unknown) {
    const file = join(folder, 'sites.json')
    writeFileSync(file, JSON.stringify(sites))
    return readTenants(file, []).list
  }

  it.each([
    [{ servedStates: [] }, /0\.servedStates: must name at least one state/],
    [{ servedStates: ['CO', 'XX'] }, /0\.servedStates\.1: must be the postal code of a state/],
    [{ servedStates: undefined }, /0\.servedStates/],
    [{ timeZone: 'America/Denvr' }, /0\.timeZone: must be a time zone/],
    [{ timeZone: undefined }, /0\.timeZone/],
    [{ phones: { ...(windbreak.phones as object), claims: 'call us' } }, /0\.phones\.claims: must be a phone number/],
    [{ customerPortal: 'portal.example.com' }, /0\.customerPortal: must be an address/],
    [{ claimHours: 'day and night' }, /claimHours/],
    [{ analytics: { kind: 'plausible', domain: 'windbreak.example', adress: 'https://stats.windbreak.example' } }, /analytics.*"adress"/],
    [{ tokenTargets: [{ host: 'rates.example.com', second: 20 }] }, /tokenTargets\.0.*"second"/],
  ])('cannot be said as %j', (wrong, said) => {
    expect(() => read({ ...windbreak, ...wrong })).toThrow(said)
  })

  it('takes a state in small letters', () => {
    expect(read({ ...windbreak, servedStates: ['or', 'WA'] })[0].servedStates).toEqual(['OR', 'WA'])
  })

  it('is told apart from each other one on the server', () => {
    const other = { ...windbreak, client: 'ridgeline', hosts: ['www.ridgeline.example'] }
    expect(read([windbreak, other])).toHaveLength(2)
    expect(() => read([windbreak, { ...other, client: 'Windbreak' }])).toThrow('two insurers have the client "windbreak"')
    expect(() => read([{ ...windbreak, hosts: ['WWW.ridgeline.example'] }, other])).toThrow(
      'two insurers have the host "www.ridgeline.example"',
    )
    expect(read({ ...windbreak, hosts: ['a.example', 'a.example'] })).toHaveLength(1)
  })
})

function readWindbreak() {
  return readFileSync(new URL('../../tenants/windbreak.json', import.meta.url))
}
