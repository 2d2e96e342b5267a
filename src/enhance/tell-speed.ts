import { tellSpeed as told } from '../calls/addresses.ts'

/**
 * Approximate Core Web Vitals, told once as the page is left; sums are all that is kept of them, and of who asks for privacy
 * the server keeps nothing. `by` tells of a page that was fetched in case.
 */
export function tellSpeed(): void {
  // A browser that does not see things jump says nothing of it.
  const seen: Record<string, number | string> = 'LayoutShift' in window ? { cls: 0 } : {}
  const watch = (type: string, take: (entry: Entry) => unknown) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  watch('event', ({ interactionId, duration }) => interactionId && (seen.inp = Math.max(+(seen.inp ?? 0), duration)))
  watch('layout-shift', ({ hadRecentInput, value }) => hadRecentInput || (seen.cls = +seen.cls + value * 1000))
  watch('navigation', ({ deliveryType }) => (seen.by = deliveryType))
  const tell = () => {
    // A page that was opened behind another is shown first, and has told nothing yet.
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', tell)
    navigator.sendBeacon(`${told.path}?${new URLSearchParams(seen as Record<string, string>)}`)
  }
  addEventListener('visibilitychange', tell)
}

type Entry = PerformanceEntry & { interactionId?: number; hadRecentInput?: boolean; value: number; deliveryType: string }
