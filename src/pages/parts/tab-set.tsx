import type { ReactNode } from 'react'
import { slugsOf } from '../../nouns/slugs.ts'
import './tab-set.css'

/** One tab: `id` is the row's, for React alone. */
interface Tab {
  id: string
  title: string
  content: ReactNode
}

type Props = {
  /** Begins the address of each tab: "coverage" makes #coverage-liability, and a link there opens it. */
  name: string
  /** What the tabs choose between, for screen readers. */
  label: string
  /** `side`: a list beside the words. `row`: a row above them. Both are pills on a narrow page. */
  look?: 'side' | 'row'
  tabs: readonly Tab[]
}

/** Sections under headings; the small script (src/enhance/tab-set.ts) shows them one at a time. Print shows all. */
export function TabSet({ name, label, look = 'side', tabs }: Props) {
  const slugs = slugsOf(tabs.map(({ title }) => title))
  return (
    <tab-set className={`tabs-${look}`} data-label={label}>
      {tabs.map(({ id, title, content }, index) => (
        <section key={id} id={`${name}-${slugs[index]}`} aria-labelledby={`${name}-${slugs[index]}-title`}>
          <h3 id={`${name}-${slugs[index]}-title`}>{title}</h3>
          {content}
        </section>
      ))}
    </tab-set>
  )
}
