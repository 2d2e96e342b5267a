import { agentHubTools } from '../../src/content/agent-hub/agent-hub-grids.ts'
import { hubGrid, linksOf } from '../../src/content/agent-hub/hub-sections.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { saveSection } from '../fixtures/save-section.ts'
import { figure, kilobytes, perSecond, printTable, type Figure } from './figures.ts'
import { measureRendered } from './throughput.ts'
import { visitorScriptBytes } from './visitor-bytes.ts'

const path = '/360/agent-hub'
const inASection = 10

/** The hub with so many points in its grid, as an agent opens it: how fast it is rendered, what it weighs, and what runs there. */
export async function benchPoints(counts: readonly number[] = [12, 100, 1_000]): Promise<void> {
  const site = await startRealSite()
  const cookie = await site.cookieOf('agent')
  const figures: Figure[] = []
  for (const count of counts) {
    await fill(site, count)
    const { shown, sent } = await weigh(site, cookie)
    if (shown !== count) throw new Error(`the hub shows ${shown} points and not ${count}`)
    const rendered = await measureRendered(site, path, cookie)
    const script = await visitorScriptBytes(site, path, { headers: { cookie } })
    const many = `${count.toLocaleString('en-US')} points`
    figures.push(
      figure(
        `the hub with ${many}, rendered for an agent`,
        `${perSecond(rendered.perSecond)} = ${rendered.ratio.toFixed(3)} of bare (${rendered.least.toFixed(3)} to ${rendered.most.toFixed(3)})`,
        'told',
        true,
      ),
      figure(
        `  its HTML, br; script before the first touch, br`,
        `${kilobytes(sent)}; ${kilobytes(script)}`,
        '≤ 4 KB of script',
        script <= 4096,
      ),
    )
  }
  await site.close()
  printTable('The hub, as an agent opens it; nothing of it is hydrated', figures)
}

async function fill(site: RealSite, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_each, index) => index + 1)
  const sections = Array.from({ length: Math.ceil(count / inASection) }, (_each, index) =>
    linksOf(
      `Section ${index + 1}`,
      numbers.slice(index * inASection, (index + 1) * inASection).map((number) => [`Measured point ${number}`, '/360/faq']),
    ),
  )
  const status = await saveSection(site, agentHubTools, hubGrid(agentHubTools.section, 'Edit Section 2', sections).fallback)
  if (status !== 200) throw new Error(`saving ${count} points: ${status}`)
}

async function weigh(site: RealSite, cookie: string) {
  const response = await fetch(site.origin + path, { headers: { cookie, 'accept-encoding': 'br' } })
  const html = await response.text()
  return { shown: html.match(/>Measured point \d+</g)?.length ?? 0, sent: Number(response.headers.get('content-length')) }
}
