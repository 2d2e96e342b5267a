import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoArticles } from '../../src/demo/articles/demo-articles.ts'
import { pages, type Page } from '../../src/routes.ts'
import { pagePaths } from '../fixtures/page-paths.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

let site: RealSite
beforeAll(async () => {
  site = await startRealSite()
})
afterAll(() => site?.close())

type Found = { status: number; html: string; type: string }

describe('a walk from / along every link and anchor', () => {
  it('finds no dead one, and every page there is', async () => {
    const seen = new Map<string, Found>()
    const wrong: string[] = []
    const anchors: { from: string; to: string; id: string }[] = []
    const queue: { from: string; to: string }[] = [{ from: 'the start', to: '/' }]

    while (queue.length > 0) {
      const { from, to } = queue.pop() as { from: string; to: string }
      const url = new URL(to, site.origin)
      const key = url.pathname + url.search
      if (url.hash) anchors.push({ from, to: key, id: decodeURIComponent(url.hash.slice(1)) })
      if (seen.has(key)) continue
      const response = await fetch(site.origin + key, { headers: { accept: 'text/html' } })
      const type = response.headers.get('content-type') ?? ''
      const html = type.includes('html') ? await response.text() : ''
      seen.set(key, { status: response.status, html, type })
      if (response.status !== 200) {
        wrong.push(`${from} leads to ${key}: ${response.status}`)
        continue
      }
      const links = [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, href]) => href.replaceAll('&amp;', '&'))
      for (const href of links) {
        if (/^(https?:|mailto:|tel:)/.test(href) && !href.startsWith(site.origin)) continue
        queue.push({ from: key, to: new URL(href, site.origin + key).href })
      }
    }

    for (const { from, to, id } of anchors) {
      const target = seen.get(to)
      if (target?.status === 200 && id && !new RegExp(`\\bid="${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"`).test(target.html))
        wrong.push(`${from} leads to ${to}#${id}, which is not there`)
    }
    expect(wrong).toEqual([])

    // Links name an agent by e-mail and an article with its title, where the list of pages has a number. The desks and the account are for those who are signed in; a mail leads to its reminders, a colleague to a draft.
    const reached = [...seen.keys()].map((key) => key.replace(/(?<=\/(agent-details|start-a-quote|about\/blog)\/)[^/?]+/, '1'))
    const signedIn = Object.values<Page>(pages).flatMap(({ path, who }) => (who ? [path.replace(':id', '1')] : []))
    const unlinked = ['/main', '/about', '/360/under-maintenance', '/360/reminders/:code', ...signedIn]
    const unreached = pagePaths.filter((path) => !reached.includes(path) && !unlinked.includes(path))
    expect(unreached).toEqual([])
  })

  it('marks links that leave the site in a new tab as such', async () => {
    const wrong: string[] = []
    for (const path of pagePaths) {
      const html = await (await fetch(site.origin + path)).text()
      for (const [link] of html.matchAll(/<a\b[^>]*target="_blank"[^>]*>/g))
        if (!/rel="[^"]*noopener/.test(link)) wrong.push(`${path}: ${link}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('search engines', () => {
  it('are shown a map of every page they may keep, and only of those', async () => {
    const namedIn = async (file: string) => {
      const xml = await (await fetch(site.origin + file)).text()
      return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url.replaceAll('&amp;', '&')).pathname)
    }
    const listed = (await Promise.all((await namedIn('/sitemap.xml')).map(namedIn))).flat()
    expect(listed).toContain('/360/farm-&-ranch-insurance')
    expect(listed.filter((path) => path.startsWith('/360/agent-details/'))).toHaveLength(24)
    expect(listed.filter((path) => path.startsWith('/360/about/blog/'))).toHaveLength(demoArticles.articles.length)
    const titles: string[] = []
    for (const path of listed) {
      const answer = await fetch(site.origin + path)
      const html = await answer.text()
      const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
      expect([path, answer.status, canonical?.replaceAll('&amp;', '&')]).toEqual([path, 200, site.origin + path])
      titles.push(/<title>([^<]+)</.exec(html)?.[1] ?? '')
    }
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    expect(await (await fetch(`${site.origin}/robots.txt`)).text()).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
  })
})
