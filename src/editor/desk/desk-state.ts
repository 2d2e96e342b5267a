import type { AnyContent } from '../../fields/define-record.ts'
import { createStore } from './store.ts'

export type View =
  | {
      is: 'edit' | 'history' | 'list'
      key: string
      /** The editor of a part of the section, where that one's pencil opened it. */
      part?: string | undefined
    }
  | { is: 'pageHistory' }
  /** All of my unsaved words, and all pages with their words. */
  | { is: 'drafts' }
  | { is: 'pages' }

export type Question = {
  title: string
  text: string
  what?: { name: string; text: string; picture?: string }
  /** As buttons, in this order. */
  answers: readonly Answer[]
  /** Called with the `id` of the chosen answer; null when the question was dismissed. */
  answer(id: string | null): void
}

/** One answer, with what is on its button and how much that one stands out. */
type Answer = { id: string; name: string; look: 'main' | 'plain' | 'danger' }

export type DeskState = {
  view: View | null
  /** Everything of editing is out of sight. */
  asVisitor: boolean
  /** On a phone: the panel is lowered to its title so that the section can be seen. */
  peeking: boolean
  /** An older version tried on in place of the draft. */
  preview: { key: string; content: AnyContent } | null
  question: Question | null
  toast: { id: number; words: string } | null
}

export type DeskStore = ReturnType<typeof createDeskStore>

/** What the bar, the panel and the pencils show of the desk. */
export function createDeskStore() {
  const { get, set, subscribe } = createStore<DeskState>({
    view: null,
    asVisitor: false,
    peeking: false,
    preview: null,
    question: null,
    toast: null,
  })
  return { get, subscribe, change: (part: Partial<DeskState>) => set({ ...get(), ...part }) }
}
