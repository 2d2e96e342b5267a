/** Something that is found by its words, as it is written into the index. */
export interface SearchThing {
  /** Where in its section: "items#r3.pdf", the same while the row is, wherever it moves; empty for the section itself. */
  id: string
  /** 'hidden' says that the page at its address is left out. */
  kind: 'page' | 'part' | 'question' | 'document' | 'hidden'
  title: string
  /** What it says beside its title; of a page the other words people have for it. */
  about: string
  /** As somebody wrote it: "Oct 28 2026". */
  date: string
  address: string
  readers: 'anyone' | 'signedIn'
  /** False where the search of the whole site leads no visitor: the page it is on is not listed. */
  listed: boolean
}
