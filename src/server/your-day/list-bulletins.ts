import { hash } from 'node:crypto'
import { internalLandingArchive } from '../../content/internal-landing/internal-landing-archive.ts'
import { hubNews } from '../../content/internal-landing/internal-landing-news.ts'
import { safeHref } from '../../fields/link.ts'
import type { Bulletin } from '../../nouns/hub/your-day.ts'
import { writtenDay } from '../../nouns/hub/written-day.ts'
import { contentIn, type ReadSections } from '../content/content-in.ts'

export type ListedBulletin = Omit<Bulletin, 'isNew'> & {
  /** "2026-11-16"; undefined where its date is no day. */
  day: string | undefined
}

/**
 * The entries of the agents' dated lists, and those documents that ask to be read. One is known by what it says and where it
 * leads, so what somebody said they have read is what was there: changed, it is another, and asks again.
 */
export function listBulletins(stored: ReadSections): ListedBulletin[] {
  const sections = [...hubNews, internalLandingArchive]
  const all = sections.flatMap((section) => {
    const { title: list, items } = contentIn(stored, section)
    return items.flatMap(({ title, date, pdf, url, asks }) => {
      if (section === internalLandingArchive && !asks) return []
      const link = safeHref(pdf) ?? safeHref(url) ?? ''
      return [{ key: keyOf(section.key, title, link), title, date, link, list, asks, day: writtenDay(date) }]
    })
  })
  return [...new Map(all.map((each) => [each.key, each])).values()]
}

const keyOf = (...words: string[]) => hash('sha256', JSON.stringify(words), 'base64url').slice(0, 22)
