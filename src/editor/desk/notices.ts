import type { DeskStore, Question } from './desk-state.ts'

/** Toasts and questions for whoever edits. */
export function createNotices({ get, change }: DeskStore) {
  let count = 0

  /** Resolves with the `id` of the chosen answer; null when the question was dismissed. */
  const choose = (question: Omit<Question, 'answer'>) =>
    new Promise<string | null>((done) => {
      function answer(id: string | null) {
        change({ question: null })
        done(id)
      }
      change({ question: { ...question, answer } })
    })

  return {
    /** Returns the id by which it is hidden. */
    toast(words: string): number {
      change({ toast: { id: ++count, words } })
      return count
    },
    hideToast: (id: number) => get().toast?.id === id && change({ toast: null }),
    choose,
    /** Asks for a yes or a no; null when the question was dismissed. */
    async ask({ yes, no, ...asked }: Omit<Question, 'answer' | 'answers'> & { yes: string; no: string }): Promise<boolean | null> {
      const answers = [
        { id: 'no', name: no, look: 'plain' },
        { id: 'yes', name: yes, look: 'danger' },
      ] as const
      const chosen = await choose({ ...asked, answers })
      return chosen === null ? null : chosen === 'yes'
    },
  }
}
