import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadBuiltPages } from '../../src/server/pages/built-pages.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ pages: await loadBuiltPages('build') })
})
afterAll(() => site?.close())

const says = async (query: string) => {
  const html = await (await fetch(`${site.origin}/360/find-an-agent${query}`)).text()
  return ['Nobody is listed here yet', 'Show all agents', 'Clear the filters'].filter((words) => html.includes(words))
}

it('an insurer without agents says so, and shows no way to all of them', async () => {
  expect(await says('')).toEqual(['Nobody is listed here yet'])
  expect(await says('?near=Sterling')).toEqual(['Nobody is listed here yet'])
  expect(await says('?q=Dana')).toEqual(['Show all agents'])
  expect(await says('?open=1')).toEqual(['Clear the filters'])
})
