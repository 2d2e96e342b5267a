import { answerEditingHere } from '../api/cms/editing-here.ts'
import { createEditorsHere } from '../content/editors-here.ts'
import { revisionOf } from '../content/revision-of.ts'
import type { Noun } from './noun.ts'

/** Who edits now, for each other to see. */
export async function createEditorsNoun(needs: Parameters<typeof createEditorsHere>[0]): Promise<Noun> {
  const editors = await createEditorsHere(needs)
  return { calls: [answerEditingHere({ editors, revisionOf: (...of) => revisionOf(needs.database.db, ...of) })], forPages: () => ({}) }
}
