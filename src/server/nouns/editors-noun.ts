import { answerEditingHere } from '../api/cms/editing-here.ts'
import { createEditorsHere } from '../content/editors-here.ts'
import { createRevisionOf } from '../items/revision-of.ts'
import type { ItemKind } from '../items/item-kind.ts'
import type { Noun } from './noun.ts'

type Needs = Parameters<typeof createEditorsHere>[0] & {
  /** All there are of what there are many of. */
  kinds: readonly ItemKind[]
}

/** Who edits now, for each other to see. */
export async function createEditorsNoun(needs: Needs): Promise<Noun> {
  const editors = await createEditorsHere(needs)
  const revisionOf = createRevisionOf({ db: needs.database.db, kinds: needs.kinds })
  return { calls: [answerEditingHere({ editors, revisionOf })], forPages: () => ({}) }
}
