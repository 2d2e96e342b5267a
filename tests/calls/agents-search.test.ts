import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgentResults } from '../../src/calls/agent-search-call.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ demo: true })
})
afterAll(() => site?.close())

const search = async (query: Record<string, string>) => {
  const response = await fetch(`${site.origin}/api/agents/search?${new URLSearchParams(query)}`)
  return { status: response.status, body: (await response.json()) as AgentResults }
}
const names = async (query: Record<string, string>) => (await search(query)).body.agents.map((each) => each.title)

describe('finding an agent by name or address', () => {
  it('lists everybody by name, 10 a page', async () => {
    const { body } = await search({})
    expect(body).toMatchObject({ total: 24, more: false, page: 1, pages: 3, near: null, unknownPlace: null })
    expect(body.agents.map((each) => each.title).slice(0, 3)).toEqual(['Amos Fielding', 'Benedict Ames', 'Caleb Winters'])
  })

  it.each([
    ['dana', ['Dana Whitlock']],
    ['WHITLOCK', ['Dana Whitlock']],
    ['  dana   whitlock ', ['Dana Whitlock']],
    ['jose', ['José Arellano']],
    ['JOSÉ', ['José Arellano']],
    ['sorensen', ['Ingrid Sørensen']],
    ['ibáñez', ['Carmen Ibáñez']],
    ['depot lane', ['Rafael Montoya']],
    ['sterling, colorado', ['Dana Whitlock']],
    ['%', []],
    ['_', []],
    ["'", []],
    ['"', []],
    ['\\', []],
    ['dana%', []],
    ['d_na', []],
    ["'; drop table agents; --", []],
    ['x'.repeat(200), []],
    ['dana\nwhitlock', ['Dana Whitlock']],
    ['whitlock 118', []],
  ])('%j finds %j', async (q, found) => {
    expect(await names({ q })).toEqual(found)
  })
})

describe('near a place', () => {
  it('sorts by distance and says the miles', async () => {
    const { body } = await search({ near: 'Sterling' })
    expect(body.near).toMatchObject({ name: 'Sterling, Logan County' })
    expect(body.agents[0]).toMatchObject({ title: 'Dana Whitlock', miles: expect.closeTo(0.3, 0) })
    const miles = body.agents.map((each) => each.miles ?? NaN)
    expect(miles).toEqual(miles.toSorted((a, b) => a - b))
  })
})
