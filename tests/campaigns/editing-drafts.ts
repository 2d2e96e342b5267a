import type { AnyContent } from '../../src/content/section.ts'
import { disputeIn } from '../../src/editor/saving/disputes.ts'
import { snapshotOfContent } from './editing-cells.ts'
import { noteRestore } from './editing-choices.ts'
import { sectionOf } from './editing-reading.ts'
import type { Sitting } from './editing-session.ts'

/** What a person does with words that are not on the page: drafts that were left, and older versions. */

/** Use: what an earlier tab left is put on top of what is stored now. */
export function useLeftDraft({ world, tab }: Sitting) {
  const { left, flight } = tab.run.state()
  const [draft] = left
  if (!draft || flight || disputeIn(tab.run.state())) return
  world.journal.counts.recovered += 1
  tab.useDraft(draft.slot)
}

/** Discard: what an earlier tab left is not wanted. */
export function discardLeftDraft(sitting: Sitting) {
  const { left } = sitting.tab.run.state()
  const draft = left.at(-1)
  if (!draft) return
  sitting.world.journal.counts.discarded += 1
  discard(sitting, draft.draft)
  sitting.tab.run.tell({ is: 'discardDraft', slot: draft.slot })
}

/** History: looks at what was there before and brings it back over what the page says now. */
export async function restore({ world, tab }: Sitting, where: number) {
  const { run, section, writer, agent } = tab
  // Somebody new has no history.
  if (agent && agent.id() === undefined) return
  const past = await world.loadHistory(section, writer, agent?.id())
  run.tell({ is: 'learned', saved: past[0] })
  const chosen = past[Math.floor(where * past.length)]
  const { saved, flight } = run.state()
  noteRestore(world.journal, tab, chosen.content, [saved.content, ...(flight ? [flight.content] : [])])
  world.journal.counts.restored += 1
  run.tell({ is: 'restore', content: chosen.content, revision: chosen.revision })
}

/** Asks what is stored now, as the editor does when it opens; somebody new is stored nowhere yet. */
export async function learn({ world, tab }: Sitting) {
  const id = tab.agent?.id()
  if (tab.agent && id === undefined) return
  const saved = await world.load(id === undefined ? tab.section : sectionOf(id), tab.writer)
  if (saved) tab.run.tell({ is: 'learned', saved })
}

/** Says that none of this content is wanted by its writer, as far as it is not saved. */
export function discard({ world, tab }: Sitting, content: AnyContent) {
  for (const [cell, text] of snapshotOfContent(content).cells) world.journal.discard(tab.writer, tab.section.key, cell, text)
}
