/** Everything that people did and were shown, and every save that left a tab: what the oracles judge the history by. */

/** One save as it was sent, with every revision the server ever answered it with. */
export type SentSave = {
  key: string
  tab: number
  work: number
  writer: number
  /** Of an agent nobody knows the number of yet: the key of the form for somebody new. */
  section: string
  body: { content: unknown; revision: number; ids: Record<string, string[]> }
  revisions: Set<number>
  merged: boolean
}

/** Somebody took an agent off the site, with every revision the server ever answered it with. */
export type Deletion = { key: string; writer: number; id: number; base: number; revisions: Set<number> }

/** Somebody was asked to choose. `from` and `to` are the revisions that met. */
export type MetConflict = { tab: number; lineage: ReadonlySet<number>; section: string; from: number; to: number; fieldPaths: string[] }

type Edit = { writer: number; tab: number; section: string; cell: string; text: string }

/**
 * What the words of a section are filed under. All agents are one, since somebody new has no number yet and a draft of theirs
 * may wander from tab to tab; no two words anybody types are the same.
 */
export const subjectOf = (section: string) => section.split('#')[0]

/** The text of a cell whose row is deleted. */
const gone = '∅'

const emptyCounts = () => ({
  tabs: 0,
  works: 0,
  retries: 0,
  slow: 0,
  requestsLost: 0,
  repliesLost: 0,
  serverErrors: 0,
  duplicatedSends: 0,
  expired: 0,
  tabKills: 0,
  serverKills: 0,
  recovered: 0,
  discarded: 0,
  restored: 0,
  staleOpenings: 0,
  agentSessions: 0,
  deletesAsked: 0,
  broughtBack: 0,
  metDeleted: 0,
  emailsTaken: 0,
  copiedOut: 0,
})

export type Journal = ReturnType<typeof createJournal>

/** Writes down what everybody did and saw, for the oracles to judge by. */
export function createJournal() {
  const seen = new Map<string, Set<string>>()
  const replaced = new Set<string>()
  const at = (writer: number, section: string, cell: string, text: string) => `${writer}\n${subjectOf(section)}\n${cell}\n${text}`
  const moved = new Set<string>()
  const discarded = new Set<string>()
  const edits: Edit[] = []

  /** The writer put `text` into the cell while looking at `before` (undefined: there was no such row). */
  function saw(writer: number, section: string, cell: string, text: string | undefined, before: string | undefined) {
    restored(writer, section, cell, text, before)
    replaced.add(at(writer, section, cell, before ?? gone))
  }

  /** An older version with `text` was put over `before` in full view; that replaces nothing, `before` is to stay somewhere. */
  function restored(writer: number, section: string, cell: string, text: string | undefined, before: string | undefined) {
    const key = at(writer, section, cell, text ?? gone)
    seen.set(key, (seen.get(key) ?? new Set()).add(before ?? gone))
  }

  return {
    counts: emptyCounts(),
    sent: new Map<string, SentSave>(),
    deletions: [] as Deletion[],
    conflicts: [] as MetConflict[],
    /** What went wrong beside the oracles: a tab that was stopped, a save refused. */
    surprises: [] as string[],
    edits,
    saw,
    restored,
    typed(edit: Edit, before: string | undefined) {
      edits.push(edit)
      saw(edit.writer, edit.section, edit.cell, edit.text, before)
    },
    moved: (writer: number, section: string, list: string) => void moved.add(`${writer}\n${subjectOf(section)}\n${list}`),
    everMoved: (writer: number, section: string, list: string) => moved.has(`${writer}\n${subjectOf(section)}\n${list}`),
    discard: (writer: number, section: string, cell: string, text: string) => void discarded.add(at(writer, section, cell, text)),
    isDiscarded: ({ writer, section, cell, text }: Edit) => discarded.has(at(writer, section, cell, text)),
    /** True when the writer had `before` in view, or what `before` became, when `text` came to be in the cell. */
    hadInView(writer: number, section: string, cell: string, text: string | undefined, before: string | undefined): boolean {
      const reached = new Set([text ?? gone])
      for (const each of reached) for (const older of seen.get(at(writer, section, cell, each)) ?? []) reached.add(older)
      return reached.has(before ?? gone) && (before ?? gone) !== (text ?? gone)
    },
    /** The edits of a writer that another of theirs was put over, in full view. */
    replaced: (): ReadonlySet<string> => replaced,
    placeOf: ({ writer, section, cell, text }: Edit) => at(writer, section, cell, text),
  }
}
