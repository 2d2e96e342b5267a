import type { WholeCase } from '../../calls/desk-shapes.ts'
import { NoteComposer } from './note-composer.tsx'
import { ReplyComposer } from './reply-composer.tsx'
import type { CaseWork } from './use-case-work.ts'

export type ComposerName = 'reply' | 'note'

type Needs = { of: WholeCase; work: CaseWork; which: ComposerName | null; close(): void }

/** A mail that leaves, and a note that stays: never both at once, and nothing about them is alike. What was typed is kept until it is sent. */
export function Composers({ which, ...needs }: Needs) {
  if (which === 'reply') return <ReplyComposer {...needs} />
  if (which === 'note') return <NoteComposer {...needs} />
  return null
}
