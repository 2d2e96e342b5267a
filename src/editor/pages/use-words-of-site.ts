import { useRef, useState } from 'react'
import type { AnyContent } from '../../content/section.ts'
import type { Desk } from '../desk/desk.ts'
import { differencesOf, type Difference } from '../history/revision-summary.ts'
import { readAllSections, saveSection, undoChange, type Changed, type StoredSection } from './sections-of-site.ts'
import { replaceWords } from './words-of-fields.ts'

/** A section that contains the words, and its content with the replacement. */
export type Hit = StoredSection & { after: AnyContent; places: Difference[] }

export type Search = { words: string; replacement: string; replaces: boolean; hits: Hit[] }
export type Done = { changed: Changed[]; failed: { key: string; why: string }[]; undone: boolean }

const saving = 'Saving…'
const offline = 'No connection: the pages cannot be read right now.'
/** Put in place of words that are only searched for, so that the difference shows where they are; never shown itself. */
const marked = (words: string) => `${words}\u200b`

/** Looks for words in every section of the site, and replaces them where that is asked. */
export function useWordsOfSite(desk: Desk) {
  const [busy, setBusy] = useState('')
  const [trouble, setTrouble] = useState('')
  const [search, setSearch] = useState<Search | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  /** Counts searches and replacements: only the answer to the latest one is shown. */
  const asked = useRef(0)

  /** `replacement` is undefined where nothing is to be replaced. */
  async function find(words: string, replacement: string | undefined) {
    const mine = (asked.current += 1)
    const isLast = () => asked.current === mine
    setBusy('Reading every page…')
    setTrouble('')
    setDone(null)
    try {
      const all = await readAllSections(desk.data.client)
      const hits = all.flatMap(({ section, saved }) => {
        const after = replaceWords(section.fields, saved.content, words, replacement ?? marked(words))
        const places =
          after === saved.content ? [] : differencesOf(section, saved.content, after).filter(({ path }) => !path.endsWith('#order'))
        return places.length > 0 ? [{ section, saved, after, places }] : []
      })
      if (isLast()) setSearch({ words, replacement: replacement ?? '', replaces: replacement !== undefined, hits })
    } catch {
      if (isLast()) setTrouble(offline)
    }
    if (isLast()) setBusy('')
  }

  async function replace(hits: readonly Hit[]) {
    asked.current += 1
    setBusy(saving)
    const outcome: Done = { changed: [], failed: [], undone: false }
    for (const hit of hits) {
      const saved = await saveSection(desk, hit, hit.after).catch(() => offline)
      if (typeof saved === 'string') outcome.failed.push({ key: hit.section.key, why: saved })
      else outcome.changed.push(saved)
    }
    setSearch(null)
    setDone(outcome)
    setBusy('')
  }

  async function undo(changed: readonly Changed[]) {
    asked.current += 1
    setBusy(saving)
    const outcome: Done = { changed: [], failed: [], undone: true }
    for (const change of changed) {
      const saved = await undoChange(desk, change).catch(() => offline)
      if (typeof saved === 'string') outcome.failed.push({ key: change.key, why: saved })
      else outcome.changed.push(saved)
    }
    setDone(outcome)
    setBusy('')
  }

  return { busy, isSaving: busy === saving, trouble, search, done, find, replace, undo }
}
