import { askAsOpener } from '../../calls/ask-as-opener.ts'
import { sections } from '../../content/sections.ts'
import type { AnyContent, AnySection } from '../../content/section.ts'
import { readStored, refreshThing } from '../desk/refresh-thing.ts'
import type { Desk } from '../desk/desk.ts'
import { newKey } from '../saving/browser-ports.ts'
import { readWholly } from '../saving/read-wholly.ts'
import { savedOf, type Answer, type SavedContent, type StoredAnswer } from '../saving/save-state.ts'
import { findThing } from '../kinds/editor-kinds.ts'
import type { Thing } from '../kinds/kind.ts'
import { getPageContentList } from '../editor-calls.ts'

export type StoredSection = { section: AnySection; saved: SavedContent }

/** How many pages are asked for at once. */
const atOnce = 6

/** Every section of the site as it is stored now. Rejects without a connection. */
export async function readAllSections(client: string): Promise<StoredSection[]> {
  const names = [...new Set(sections.map(({ page }) => page))]
  const read: StoredSection[] = []
  while (names.length > 0) read.push(...(await Promise.all(names.splice(0, atOnce).map((page) => readPage(page, client)))).flat())
  return read
}

async function readPage(pageName: string, client: string): Promise<StoredSection[]> {
  const { body } = await askAsOpener(getPageContentList, { pageName, client })
  const stored: Record<string, StoredAnswer> = 'result' in body ? (body.result as Record<string, StoredAnswer>) : {}
  return sections.flatMap((section) => {
    const told = section.page === pageName ? stored[section.section] : undefined
    const content = told && readWholly(section, told, section.fallback)
    return content ? [{ section, saved: savedOf(told, content) }] : []
  })
}

/** What was done to one section, and what undoes it. */
export type Changed = { key: string; before: SavedContent; revision: number }

/** Saves other content on top of the revision it was made from; returns what was done, or why it was not. */
export async function saveSection(
  desk: Desk,
  { section, saved }: StoredSection,
  content: AnyContent,
  restores?: number,
): Promise<Changed | string> {
  const thing = findThing(section.key, { client: desk.data.client })
  if (!thing) return 'There is no such section any more.'
  const [problem] = section.check(content as never, saved.content as never)
  if (problem) return problem.message
  const { status, body } = await thing.send(
    {
      client: desk.data.client,
      content: section.toWire(content as never),
      ids: section.idsOf(content as never),
      revision: saved.revision,
      ...(restores ? { restores } : {}),
    },
    newKey(),
  )
  const answer = (body ?? {}) as Partial<Answer>
  if (status !== 200 || typeof answer.revision !== 'number')
    return status === 409 ? 'Somebody has changed it meanwhile.' : (answer.message ?? 'It could not be saved.')
  // What the page shows of it, and whatever was typed in it here, goes on from there.
  const here = desk.find(section.key)
  if (here) await refreshThing(here)
  return { key: section.key, before: saved, revision: answer.revision }
}

/** Undoes it, unless somebody has written there since. */
export async function undoChange(desk: Desk, { key, before, revision }: Changed): Promise<Changed | string> {
  const section = sections.find((each) => each.key === key)
  const thing = findThing(key, { client: desk.data.client })
  if (!section || !thing) return 'There is no such section any more.'
  const now = await readStored(thing as Thing)
  if (now?.revision !== revision) return 'Somebody has changed it since.'
  return saveSection(desk, { section, saved: now }, before.content, before.revision || undefined)
}
