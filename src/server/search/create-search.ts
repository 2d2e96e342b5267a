import { sections } from '../../content/sections.ts'
import type { AnySection } from '../../content/section.ts'
import { foldText } from '../../nouns/fold-text.ts'
import {
  readSearched,
  shownOfEach,
  shownOfOne,
  type Excerpt,
  type Found,
  type FoundThing,
  type SearchKind,
} from '../../nouns/search/found.ts'
import { slugsOf } from '../../nouns/slugs.ts'
import { agentAddress, pages } from '../../routes.ts'
import { wordsIn } from '../../words/languages.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { ReadingRoom } from '../articles/reading-room.ts'
import type { ContentSnapshots } from '../content/content-snapshot.ts'
import type { TenantSettings } from '../tenants.ts'
import { searchedPageOf, searchedPages } from './searched-pages.ts'
import { wordsOf } from './section-words.ts'

export type SearchAsked = { tenant: TenantSettings; asked: string; kind?: SearchKind | undefined; signedIn: boolean; visitor: string }
export type Search = ReturnType<typeof createSearch>

type Needs = { readSnapshot: ContentSnapshots; guide: AgentGuide; room: Pick<ReadingRoom, 'list'> }

/** The whole site, for whoever asks. */
export function createSearch({ readSnapshot, guide, room }: Needs) {
  return async function searchAll({ tenant, asked: typed, kind, visitor }: SearchAsked): Promise<Found> {
    const asked = readSearched(typed)
    const words = foldText(asked)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
    if (words.length === 0) return { asked, straight: null, best: null, groups: [], corrected: null, nothing: true }
    const stored = await readSnapshot(tenant.client)
    const all: (FoundThing & { score: number })[] = []
    const add = (of: SearchKind, title: string, href: string, text: string) => {
      const [head, body] = [foldText(title), foldText(text)]
      const score = words.reduce((sum, word) => sum + (head.includes(word) ? 3 : 0) + (body.includes(word) ? 1 : 0), 0)
      if (words.every((word) => head.includes(word) || body.includes(word)))
        all.push({ kind: of, title, href, excerpt: excerptOf(text, words), score })
    }
    const names = wordsIn(tenant.language).pageNames as Record<string, string>
    const textOf = new Map<string, string[]>()
    for (const section of sections as readonly AnySection[]) {
      const page = searchedPageOf(section)
      if (!page) continue
      const content = stored.get(section.key)?.content ?? section.fallback
      textOf.set(page, [...(textOf.get(page) ?? []), ...wordsOf(section.fields, content)])
      if (section.key !== 'FAQ/Section_1') continue
      const items = content.items as { title: string; description: string }[]
      const slugs = slugsOf(items.map((item) => item.title))
      for (const [index, item] of items.entries())
        add('question', item.title, `${pages[page].path}#${slugs[index]}`, item.description.replace(/<[^>]*>/g, ' '))
    }
    for (const page of searchedPages()) add('page', names[page] ?? page, pages[page].path, (textOf.get(page) ?? []).join(' '))
    for (const card of (await room.list(tenant.client, { topic: '', search: asked, page: '' })).cards.slice(0, 30))
      all.push({ kind: 'article', title: card.title, href: card.address, excerpt: excerptOf(card.subTitle, words), score: 2 })
    for (const agent of (await guide.searchAgents(tenant, { q: asked }, visitor)).agents)
      all.push({
        kind: 'agent',
        title: agent.title,
        href: agentAddress(agent.email),
        excerpt: [{ text: agent.city, marked: false }],
        score: 2,
      })
    all.sort((a, b) => b.score - a.score)
    const things = all.map(({ score: _score, ...thing }) => thing)
    const kinds = [...new Set(things.map((each) => each.kind))].filter((each) => kind === undefined || each === kind)
    const groups = kinds.map((each) => {
      const ofKind = things.filter((thing) => thing.kind === each)
      return { kind: each, things: ofKind.slice(0, kind ? shownOfOne : shownOfEach), total: ofKind.length }
    })
    const straight = words.join(' ') === 'pay bill' ? { label: 'Pay a bill', href: pages.pay.path } : null
    return { asked, straight, best: groups[0]?.things[0] ?? null, groups, corrected: null, nothing: groups.length === 0 && !straight }
  }
}

function excerptOf(text: string, words: readonly string[]): Excerpt[] {
  const at = Math.max(0, Math.min(...words.map((word) => text.toLowerCase().indexOf(word)).filter((index) => index >= 0), text.length) - 60)
  return text
    .slice(at, at + 180)
    .split(/([\p{L}\p{N}]+)/u)
    .filter(Boolean)
    .map((piece) => ({ text: piece, marked: words.includes(foldText(piece)) }))
}
