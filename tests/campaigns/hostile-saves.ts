import { addNew, getSectionHistory } from '../../src/calls/addresses.ts'
import { footerSiteMap } from '../../src/content/footer/footer-site-map.ts'
import { postJson } from './hostile-people.ts'
import type { HostileServer } from './hostile-server.ts'

/** What the site said it has, by revision. */
export type SavesJournal = { acknowledged: Map<number, string>; lost: number; failures: string[] }

const footer = { pageName: 'Footer', section: 'Section_6', client: 'windbreak' }

/** Saves one section, and answers the status. */
export async function save({ origin }: HostileServer, cookie: string, copyright: string, journal: SavesJournal): Promise<number> {
  const content = footerSiteMap.toWire({ ...footerSiteMap.fallback, copyright })
  const answer = await postJson(origin, addNew.path, { ...footer, content }, cookie)
  const { revision } = (await answer.json()) as { revision?: number }
  if (answer.status === 200 && revision) journal.acknowledged.set(revision, copyright)
  return answer.status
}

/** Looks for everything it said it has. */
export async function checkSaves({ origin }: HostileServer, cookie: string, journal: SavesJournal): Promise<void> {
  const found = new Map<number, string>()
  for (let before: number | undefined, more = true; more;) {
    const told = (await (await postJson(origin, getSectionHistory.path, { ...footer, before }, cookie)).json()) as {
      result?: { revision: number; value: unknown }[]
      more?: boolean
      message?: string
    }
    if (!told.result) throw new Error(`the history cannot be read: ${told.message}`)
    for (const { revision, value } of told.result) found.set(revision, String(footerSiteMap.fromWire(value).content.copyright))
    before = told.result.at(-1)?.revision
    more = (told.more ?? false) && before !== undefined
  }
  const lost = [...journal.acknowledged].filter(([revision, words]) => found.get(revision) !== words)
  journal.lost = lost.length
  for (const [revision, words] of lost) journal.failures.push(`lost: revision ${revision}, "${words}"`)
}
