import type { ReactNode } from 'react'

type Props = {
  className: string
  id?: string
  /** False where something else on the page is to be met first. */
  focused?: boolean
  children: ReactNode
}

/** Why what was sent was not done: whoever sent it by keyboard, or has the page read aloud, begins there. */
export function ProblemFirst({ className, id, focused = true, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever sent a form must meet first what is wrong with it
    <p className={className} id={id} role="alert" tabIndex={-1} autoFocus={focused}>
      {children}
    </p>
  )
}
