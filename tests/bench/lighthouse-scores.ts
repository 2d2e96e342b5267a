import { setTimeout } from 'node:timers/promises'
import lighthouse from 'lighthouse'
import { freePort, type RealSite } from '../fixtures/real-site.ts'
import { launchBrowser } from '../fixtures/browser.ts'

export interface Scores {
  scores: number[]
  lcp: number
  tbt: number
  cls: number
  /** Bytes of everything it fetched, as it travelled, and of the faces of type among them. */
  weight: number
  faces: number
  /** Where the script is that it fetched by itself, without a touch. */
  scripts: string[]
  failing: string[]
}

/** Lighthouse's four scores for a phone (performance, accessibility, best practices, SEO), and what keeps one below 100. */
export async function lighthouseOf(site: RealSite, path: string): Promise<Scores> {
  await askBefore(site.origin + path)
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const result = await lighthouse(site.origin + path, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    if (!result) throw new Error(`Lighthouse said nothing of ${path}`)
    const { categories, audits } = result.lhr
    const failing = Object.values(categories).flatMap((category) =>
      category.auditRefs
        .filter((ref) => ref.weight > 0 && (audits[ref.id].score ?? 1) < 0.9)
        .map((ref) => `${ref.id} (${audits[ref.id].displayValue ?? audits[ref.id].score})`),
    )
    return {
      scores: Object.values(categories).map((category) => Math.round((category.score ?? 0) * 100)),
      lcp: audits['largest-contentful-paint'].numericValue ?? NaN,
      tbt: audits['total-blocking-time'].numericValue ?? NaN,
      cls: audits['cumulative-layout-shift'].numericValue ?? NaN,
      ...weighed((audits['network-requests'].details as { items?: Fetched[] } | undefined)?.items ?? []),
      failing,
    }
  } finally {
    await browser.close()
  }
}

/** As on any day somebody was there before: what is asked for first after a save is compressed lightly, and well once it has lasted a moment. */
async function askBefore(url: string): Promise<void> {
  await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  await setTimeout(1000)
}

type Fetched = { url: string; transferSize?: number; resourceType?: string }

function weighed(fetched: Fetched[]): Pick<Scores, 'weight' | 'faces' | 'scripts'> {
  const bytes = (some: Fetched[]) => some.reduce((total, { transferSize = 0 }) => total + transferSize, 0)
  const ofType = (type: string) => fetched.filter(({ resourceType }) => resourceType === type)
  return { weight: bytes(fetched), faces: bytes(ofType('Font')), scripts: ofType('Script').map(({ url }) => url) }
}
