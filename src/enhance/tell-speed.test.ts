import { afterEach, expect, it, vi } from 'vitest'
import { tellSpeed } from './tell-speed.ts'

afterEach(() => vi.unstubAllGlobals())

it('counts what jumps by itself, and not what somebody made jump', () => {
  const page = new EventTarget()
  const told: string[] = []
  const shifts = [
    { hadRecentInput: false, value: 0.25 },
    { hadRecentInput: true, value: 0.5 },
  ]
  vi.stubGlobal('window', { LayoutShift: {} })
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('navigator', { sendBeacon: (address: string) => told.push(address) })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      private readonly seen: (list: { getEntries(): object[] }) => void
      constructor(seen: (list: { getEntries(): object[] }) => void) {
        this.seen = seen
      }
      observe({ type }: { type: string }) {
        if (type === 'layout-shift') this.seen({ getEntries: () => shifts })
      }
    },
  )
  tellSpeed()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(told).toEqual([expect.stringMatching(/\?cls=250$/)])
})

it('tells once, when the page is left, also of one that was opened behind another', () => {
  const page = new EventTarget()
  const shown = { visibilityState: 'hidden' }
  const told: string[] = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', shown)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('navigator', { sendBeacon: (address: string) => told.push(address) })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  )
  const becomes = (visibilityState: string) => {
    shown.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  tellSpeed()
  becomes('visible')
  expect(told).toEqual([])
  becomes('hidden')
  expect(told).toHaveLength(1)
  becomes('visible')
  becomes('hidden')
  expect(told).toHaveLength(1)
})
