import { ExampleNote } from './example-note.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { TabSet } from './tab-set.tsx'

type Props = {
  /** Begins the address of each tab. */
  name: string
  /** What the tabs choose between, for screen readers. */
  label: string
  look?: 'side' | 'row'
  /** `picture`: an emblem beside the example. */
  rows: readonly { id: string; title: string; description: string; example: string; picture?: string }[]
}

/** Kinds of coverage as tabs: what it pays, and one example where there is one. */
export function CoverageTabs({ rows, ...set }: Props) {
  const tabs = rows.map(({ id, title, description, example, picture }) => ({
    id,
    title,
    content: (
      <>
        <div className="tab-words">
          <Paragraphs text={description} />
        </div>
        <ExampleNote text={example} picture={picture} />
      </>
    ),
  }))
  return <TabSet {...set} tabs={tabs} />
}
