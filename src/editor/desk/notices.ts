import type { DeskStore, Question } from './desk-state.ts'

/** What is said to whoever edits, and what is asked. */
export function createNotices({ get, change }: DeskStore) {
  let count = 0

  /** Answers by what the chosen way is known; null when it was waved away. */
  const choose = (question: Omit<Question, 'answer'>) =>
    new Promise<string | null>((done) => {
      function answer(way: string | null) {
        change({ question: null })
        done(way)
      }
      change({ question: { ...question, answer } })
    })

  return {
    /** Answers what it is hidden by. */
    toast(words: string): number {
      change({ toast: { id: ++count, words } })
      return count
    },
    hideToast: (id: number) => get().toast?.id === id && change({ toast: null }),
    choose,
    /** Null when it was waved away. */
    async ask({ yes, no, ...asked }: Omit<Question, 'answer' | 'ways'> & { yes: string; no: string }): Promise<boolean | null> {
      const ways = [
        { does: 'no', name: no, look: 'plain' },
        { does: 'yes', name: yes, look: 'danger' },
      ] as const
      const way = await choose({ ...asked, ways })
      return way === null ? null : way === 'yes'
    },
  }
}
