import { expect, it } from 'vitest'
import { readSearch, searchAddress } from './agent-address.ts'
import { agentAddress } from '../../routes.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

it('says a search in the address bar and reads it back', () => {
  const search = read('q=o%27dell&near=Sterling&open=1&language=Spanish&line=farm&page=2')
  expect(searchAddress(search, { page: '2' })).toBe('/360/find-an-agent?q=o%27dell&near=Sterling&open=1&language=Spanish&line=farm&page=2')
})

it('says nothing that was not asked for, and begins at the first page after a change', () => {
  expect(searchAddress(read(''))).toBe('/360/find-an-agent')
  expect(searchAddress(read('q=&open=0&page=7'))).toBe('/360/find-an-agent')
  expect(read('page=0').page).toBe('1')
  expect(read('page=abc').page).toBe('1')
})

it('says when an office is to be open, and nothing that is no time of the week', () => {
  expect(searchAddress(read('open=sat-early'))).toBe('/360/find-an-agent?open=sat-early')
  expect(read('open=someday').open).toBe('')
})

it('takes a typed place over a point', () => {
  expect(read('near=Yuma&lat=40&lng=-105')).toMatchObject({ near: 'Yuma', lat: '', lng: '' })
  expect(read('lat=40&lng=-105')).toMatchObject({ lat: '40', lng: '-105' })
})

it('leads to an agent by e-mail or number, whatever is written in it', () => {
  expect(agentAddress('june.baptiste@windbreak.example')).toBe('/360/agent-details/june.baptiste@windbreak.example')
  expect(agentAddress('June.Baptiste@Windbreak.example')).toBe('/360/agent-details/june.baptiste@windbreak.example')
  expect(agentAddress(7)).toBe('/360/agent-details/7')
  expect(agentAddress('a b@c.example')).toBe('/360/agent-details/a%20b@c.example')
})
