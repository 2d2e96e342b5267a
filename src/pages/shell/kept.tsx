import { createContext, useContext, type ReactNode } from 'react'

/** Puts the finished HTML of a part of the page in its place, or its children where it is not there yet. */
export type PutKept = (key: string, children: ReactNode) => ReactNode

/** Given where pages are made for visitors (src/entry.visitors.tsx); null where the page comes alive, or somebody is signed in. */
export const KeptContext = createContext<PutKept | null>(null)

type Props = {
  /** What it is called, and everything it depends on beside what is stored and set for the whole site. */
  by: readonly string[]
  children: ReactNode
}

/** A part that many pages have alike: rendered for the first of them, and put into the others as finished HTML. Adds no element. */
export function Kept({ by, children }: Props) {
  const put = useContext(KeptContext)
  return put ? put(by.join(' '), children) : children
}
