import { createContext, useContext, type ReactNode } from 'react'

/** Puts finished HTML into a page in place of what it is made from. */
export interface KeptHtml {
  /** The part of that key, or the children where it is not there yet. */
  put(key: string, children: ReactNode): ReactNode
  /** What stands for HTML that is always the same, to be written into an element. */
  stand(html: string): string
}

/** Given where pages are made for visitors (src/entry.visitors.tsx); null where the page comes alive, or somebody is signed in. */
export const KeptContext = createContext<KeptHtml | null>(null)

type Props = {
  /** What it is called, and everything it depends on beside what is stored and set for the whole site. */
  by: readonly string[]
  children: ReactNode
}

/** A part that many pages have alike: rendered for the first of them, and put into the others as finished HTML. Adds no element. Nothing in it has a nonce or is preloaded: that is of one page. */
export function Kept({ by, children }: Props) {
  const kept = useContext(KeptContext)
  return kept ? kept.put(by.join(' '), children) : children
}

/** For HTML of ours that never changes and is put into an element as it is: it need not be written out for each page. */
export function useKeptHtml(): (html: string) => string {
  const kept = useContext(KeptContext)
  return (html) => (kept ? kept.stand(html) : html)
}
