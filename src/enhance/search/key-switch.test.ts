import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** A switch as the page has it, and its box. */
async function switchOn(localStorage: object) {
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('HTMLElement', EventTarget)
  const { KeySwitch } = await import('./key-switch.ts')
  const box = Object.assign(new EventTarget(), { checked: false })
  const element = Object.assign(new KeySwitch(), { querySelector: () => box })
  element.connectedCallback()
  return (checked?: boolean) => {
    if (checked !== undefined) {
      box.checked = checked
      box.dispatchEvent(new Event('change'))
    }
    return box.checked
  }
}

it('turns the key off and on', async () => {
  const kept = new Map<string, string>()
  const turn = await switchOn({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, words: string) => kept.set(name, words),
    removeItem: (name: string) => kept.delete(name),
  })
  expect([turn(), turn(false), [...kept], turn(true), [...kept]]).toEqual([true, false, [['search-key-off', '1']], true, []])
})

it('says that the key is on in a browser that keeps nothing', async () => {
  const blocked = () => {
    throw new Error('storage is blocked')
  }
  const turn = await switchOn({ getItem: blocked, setItem: blocked, removeItem: blocked })
  expect([turn(), turn(false)]).toEqual([true, true])
})
