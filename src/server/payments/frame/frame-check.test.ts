import { expect, it } from 'vitest'
import { checkFrame } from './frame-check.ts'

const bridge = { src: '/enhance/bridge.js', text: 'open()' }
const html = `<!doctype html><script src="${bridge.src}"></script><script src="https://theirs.example/pay.js"></script>`

/** What is found of a page that is delivered as this. */
async function foundIn(body: string) {
  const headers = { 'x-content-type-options': 'nosniff' }
  const { findings } = await checkFrame({
    expected: { html, headers: {} } as never,
    bridge,
    look: async (path) => ({ status: 200, headers, body: path === bridge.src ? bridge.text : body }),
    lookAtTheirs: async () => 'pay()',
    before: [],
  })
  return findings
}

it('finds nothing in the page that was released', async () => {
  expect(await foundIn(html)).toEqual([])
})

it('names each script that was not released, by its address or how it begins', async () => {
  const more = '<SCRIPT type="a<b" src=//evil.example/x.js></script><script>steal(document.forms)</script><scripted>'
  expect(await foundIn(html + more)).toEqual([
    'There is a script that was not released: //evil.example/x.js.',
    'There is a script that was not released: inline "steal(document.forms)".',
  ])
})

it('looks through tags that begin and never end once, and not once for each of them', async () => {
  expect(await foundIn('<script '.repeat(1_000_000))).toEqual(['The page holds something else than was released.'])
})
