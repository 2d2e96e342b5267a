import lighthouse from 'lighthouse'
import { freePort, type RealSite } from '../fixtures/real-site.ts'
import { launchBrowser } from '../fixtures/browser.ts'

export interface Scores {
  scores: number[]
  lcp: number
  tbt: number
  cls: number
  failing: string[]
}

/** Lighthouse's four scores for a phone (performance, accessibility, best practices, SEO), and what keeps one below 100. */
export async function lighthouseOf(site: RealSite, path: string): Promise<Scores> {
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
      failing,
    }
  } finally {
    await browser.close()
  }
}
