import type { DeskStore, Question } from './desk-state.ts'

/** What is said to whoever edits, and what is asked. */
export function createNotices({ get, change }: DeskStore) {
  let count = 0
  return {
    /** Answers what it is hidden by. */
    toast(words: string): number {
      change({ toast: { id: ++count, words } })
      return count
    },
    hideToast: (id: number) => get().toast?.id === id && change({ toast: null }),
    ask: (question: Omit<Question, 'answer'>) =>
      new Promise<boolean | null>((done) =>
        change({
          question: {
            ...question,
            answer(yes) {
              change({ question: null })
              done(yes)
            },
          },
        }),
      ),
  }
}
