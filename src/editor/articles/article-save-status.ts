import { saveStatusOf, type SaveStatus } from '../panel/save-status.ts'
import type { SaveState } from '../saving/save-state.ts'

type About = {
  state: SaveState
  unsaved: boolean
  isPublished: boolean
  /** What visitors see; null where they see nothing. */ liveRevision: number | null
}

/** The status of an article: saving one shows visitors nothing, only publishing does. */
export function articleSaveStatus({ state, unsaved, isPublished, liveRevision }: About): SaveStatus {
  const isNew = state.saved.revision === 0
  const status = saveStatusOf({ state, unsaved, noun: 'blog', isNew })
  const rests = state.step.at === 'rest' && !unsaved && !isNew && state.needing.length === 0 && state.left.length === 0
  if (!rests) return status
  const isLive = isPublished && liveRevision === state.saved.revision
  const justSaved = state.outcome.is === 'saved' || state.outcome.is === 'visible'
  return {
    ...status,
    first: undefined,
    tone: justSaved || isLive ? 'good' : 'plain',
    icon: 'check',
    words: isLive
      ? 'No changes. This is what visitors see.'
      : isPublished
        ? waits
        : `${justSaved ? 'Saved. ' : ''}Visitors do not see it yet.`,
    track: ['done', 'done', isLive ? 'done' : 'ahead'],
  }
}

const waits = 'Saved as a draft. Visitors see the version that was published before.'
