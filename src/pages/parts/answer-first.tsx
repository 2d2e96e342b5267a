import type { ReactNode } from 'react'

/** What became of what was sent, or asked: whoever did so by keyboard, or has the page read aloud, begins there. */
export function AnswerFirst({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what was sent is the first thing to be read
    <output tabIndex={-1} autoFocus>
      {children}
    </output>
  )
}
